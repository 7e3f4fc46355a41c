import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { casesMachine } from '../../machines/cases/cases.machine';
import * as select from '../../machines/cases/cases.selectors';
import { pointInForce } from '../../machines/portal/session';
import { caseTexts } from '../italian/cases';
import type { FlowFacts } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { AnsweredFromHere } from './AnsweredFromHere';
import { CaseList } from './CaseList';
import { CaseDetailView } from './case-detail/CaseDetailView';
import { Managers } from './Managers';
import { ReplySent } from './ReplySent';
import { Summary } from './Summary';
import type { ScreenProps } from './screen-props';

export interface CasesProps {
  readonly actor: ActorRefFrom<typeof casesMachine>;
  readonly facts: Pick<FlowFacts, 'today' | 'session'>;
}

function Case({ snapshot, send, today, point }: ScreenProps) {
  const detail = select.detail(snapshot);
  const receipt = select.earlierReceipt(snapshot);
  const answered = receipt && (
    <AnsweredFromHere snapshot={snapshot} send={send} receipt={receipt} />
  );
  return detail ? (
    <CaseDetailView actor={detail} today={today} point={point} answered={answered} />
  ) : null;
}

/** The title is rendered at once: it may be all that a dialog covers. */
function Returning({ snapshot }: ScreenProps) {
  return (
    <PageStack>
      <PageHeading title={caseTexts[select.returnsTo(snapshot)].title} takesFocus={false} />
      <Loading />
    </PageStack>
  );
}

const screens = {
  returning: Returning,
  managers: Managers,
  summary: Summary,
  list: CaseList,
  case: Case,
  result: ReplySent,
} satisfies Record<select.CasesState, ComponentType<ScreenProps>>;

/** Gestione dispute, level by level (CAS-001 to CAS-055). */
export function CasesView({ actor, facts }: CasesProps) {
  const snapshot = useActiveSnapshot(actor);
  const state = select.casesState(snapshot);
  if (state === null) return null;
  const Screen = screens[state];
  return (
    <Screen
      snapshot={snapshot}
      send={actor.send}
      today={facts.today}
      point={pointInForce(facts.session)}
    />
  );
}
