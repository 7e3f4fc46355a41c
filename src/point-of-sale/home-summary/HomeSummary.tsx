import type { ActorRefFrom } from 'xstate';
import type { homeSummaryMachine } from '../../../machines/point-of-sale/home-summary/home-summary.machine';
import * as select from '../../../machines/point-of-sale/home-summary/home-summary.selectors';
import { useActiveSnapshot } from '../../shared/use-active-snapshot';
import { cards } from './cards';
import { SummaryFrame } from './SummaryFrame';

export interface HomeSummaryProps {
  /** Says whose figures they are. */
  readonly title: string;
  /** One shop of a company is chosen. */
  readonly ofOnePoint: boolean;
  readonly actor: ActorRefFrom<typeof homeSummaryMachine>;
}

/** Today's figures; a missing part takes no room. */
export function HomeSummary({ actor, title, ofOnePoint }: HomeSummaryProps) {
  const snapshot = useActiveSnapshot(actor);
  const parts = select.partsInUse(snapshot);
  if (parts.length === 0) return null;
  return (
    <SummaryFrame title={title}>
      {parts.map((part) => {
        const Card = cards[part];
        return <Card key={part} snapshot={snapshot} ofOnePoint={ofOnePoint} />;
      })}
    </SummaryFrame>
  );
}
