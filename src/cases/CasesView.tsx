import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { casesMachine } from '../../machines/cases/cases.machine';
import * as select from '../../machines/cases/cases.selectors';
import { caseTexts } from '../italian/cases';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { AnsweredFromHere } from './AnsweredFromHere';
import { CaseList } from './CaseList';
import { AssignedFrom, ToAssign } from './case-assignment/AssignedFrom';
import { CaseAssignment } from './case-assignment/CaseAssignment';
import { CaseDetailView } from './case-detail/CaseDetailView';
import { LevelUp } from './LevelUp';
import { Managers } from './Managers';
import { OpenCases } from './open-cases/OpenCases';
import { ToNext } from './open-cases/ToNext';
import { Turning } from './open-cases/Turning';
import { ReplySent } from './ReplySent';
import { Summary } from './Summary';
import type { ScreenProps } from './screen-props';

export interface CasesProps {
  readonly actor: ActorRefFrom<typeof casesMachine>;
  readonly flowInput: Pick<FlowInput, 'today'>;
}

function Case(props: ScreenProps) {
  const { snapshot, send, today } = props;
  const detail = select.detail(snapshot);
  const receipt = select.earlierReceipt(snapshot);
  const answered = receipt && (
    <AnsweredFromHere snapshot={snapshot} send={send} receipt={receipt} />
  );
  return detail ? (
    <CaseDetailView
      // Successiva leads to another page, which begins with its heading.
      key={select.caseId(snapshot)}
      actor={detail}
      today={today}
      answered={
        <>
          <AssignedFrom snapshot={snapshot} actor={detail} />
          {answered}
        </>
      }
      next={
        <>
          <ToNext {...props} />
          <ToAssign snapshot={snapshot} actor={detail} send={send} />
        </>
      }
    />
  ) : null;
}

function Assigning({ snapshot }: ScreenProps) {
  const assignment = select.assignment(snapshot);
  if (!assignment) return null;
  return <CaseAssignment actor={assignment} header={select.header(snapshot)} />;
}

/** The title is rendered immediately: a dialog may cover all the rest. */
function Opening({ snapshot }: ScreenProps) {
  return (
    <PageStack>
      <PageHeading title={caseTexts[select.opens(snapshot)].title} takesFocus={false} />
      <Loading />
    </PageStack>
  );
}

/** The case of the address is gone, or another's: one true sentence, and nothing in its place. */
function NotFound({ send }: ScreenProps) {
  return (
    <PageStack>
      <PageHeading title={caseTexts.detail.title} />
      <Notice tone="warning" announce="alert">
        {caseTexts.detail.notFound}
      </Notice>
      <LevelUp send={send} />
    </PageStack>
  );
}

const screens = {
  opening: Opening,
  managers: Managers,
  summary: Summary,
  list: CaseList,
  inbox: OpenCases,
  open: Case,
  turning: Turning,
  assigning: Assigning,
  sent: ReplySent,
  notFound: NotFound,
} satisfies Record<select.CasesState, ComponentType<ScreenProps>>;

/** Gestione dispute, level by level (CAS-001 to CAS-055). */
export function CasesView({ actor, flowInput }: CasesProps) {
  const snapshot = useActiveSnapshot(actor);
  const state = select.casesState(snapshot);
  if (state === null) return null;
  const Screen = screens[state];
  return <Screen snapshot={snapshot} send={actor.send} today={flowInput.today} />;
}
