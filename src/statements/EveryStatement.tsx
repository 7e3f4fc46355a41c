import type { ActorRefFrom } from 'xstate';
import type { statementsMachine } from '../../machines/statements/statements.machine';
import * as select from '../../machines/statements/statements.selectors';
import { formatWhole } from '../italian/format';
import { statementTexts as words } from '../italian/statements';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Button } from '../ui/Button';
import { SummaryBlock } from '../ui/SummaryBlock';

interface EveryStatementProps {
  readonly actor: ActorRefFrom<typeof statementsMachine>;
  readonly month: string;
  readonly count: number;
}

const all = { type: 'archive.requested' } as const;

/**
 * The number of statements of the month, and the button that fetches all of them; a single one has
 * a button in its row.
 */
export function EveryStatement({ actor, month, count }: EveryStatementProps) {
  const snapshot = useActiveSnapshot(actor);
  const isGathering = select.gathering(snapshot) !== undefined;
  if (count < 2) return null;
  if (month === '') return <p className="text-ink-soft">{words.monthForAll}</p>;
  return (
    <SummaryBlock
      title={words.summary}
      items={[{ label: words.found, value: formatWhole(count), strong: true }]}
      actions={
        <Button
          look="secondary"
          icon="download"
          pending={isGathering}
          disabled={!isGathering && !snapshot.can(all)}
          onClick={() => actor.send(all)}
        >
          {words.saveAll}
        </Button>
      }
    />
  );
}
