import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  StatementArchiveEvent,
  statementArchiveMachine,
} from '../../machines/statements/statement-archive/statement-archive.machine';
import * as select from '../../machines/statements/statement-archive/statement-archive.selectors';
import { sharedTexts } from '../italian/shared';
import { statementTexts } from '../italian/statements';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Dialog } from '../ui/Dialog';
import { Floating } from '../ui/Floating';
import { Progress } from '../ui/Progress';
import { rowName } from './StatementDocument';

interface PartProps {
  readonly snapshot: select.StatementArchiveSnapshot;
  readonly send: (event: StatementArchiveEvent) => void;
}

const { archive: words } = statementTexts;

interface UnderWayProps extends PartProps {
  readonly label: string;
}

function UnderWay({ snapshot, send, label }: UnderWayProps) {
  const { done, of } = select.asked(snapshot);
  return (
    <Floating>
      <Progress
        label={label}
        done={of === 0 ? undefined : done / of}
        onCancel={() => send({ type: 'archive.cancelled' })}
      />
    </Floating>
  );
}

function Fetching(props: PartProps) {
  const { done, of } = select.asked(props.snapshot);
  const label = select.isDelayed(props.snapshot) ? words.waiting : words.arriving(done + 1, of);
  return <UnderWay {...props} label={label} />;
}

/** The documents that did not arrive, by name. */
function Missed({ snapshot, send }: PartProps) {
  const saved = select.hasArchive(snapshot);
  return (
    <Dialog
      title={saved ? words.missing.some : words.missing.all}
      onClose={() => send({ type: 'dialog.closed' })}
    >
      <div className="grid gap-3">
        <p>{saved ? words.missing.saved : words.missing.notSaved}</p>
        <ul className="list-disc pl-5">
          {select.missing(snapshot).map((statement) => (
            <li key={`${statement.branchCode} ${statement.date}`}>{rowName(statement)}</li>
          ))}
        </ul>
        <p>{words.missing.advice}</p>
      </div>
    </Dialog>
  );
}

function NotWritten({ send }: PartProps) {
  return (
    <Dialog title={sharedTexts.warning} onClose={() => send({ type: 'dialog.closed' })}>
      <p>{words.notWritten}</p>
    </Dialog>
  );
}

const screens = {
  listing: (props) => <UnderWay {...props} label={words.listing} />,
  fetching: Fetching,
  writing: (props) => <UnderWay {...props} label={words.writing} />,
  missed: Missed,
  notWritten: NotWritten,
} satisfies Record<select.StatementArchiveState, ComponentType<PartProps>>;

/** The progress of 'Scarica tutti', and the documents that did not arrive. */
export function ArchiveStatus({ actor }: { actor: ActorRefFrom<typeof statementArchiveMachine> }) {
  const snapshot = useActiveSnapshot(actor);
  const Screen = screens[select.archiveState(snapshot)];
  return <Screen snapshot={snapshot} send={actor.send} />;
}
