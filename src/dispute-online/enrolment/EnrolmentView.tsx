import { type ComponentType, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';
import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { useActiveSnapshot } from '../../shared/use-active-snapshot';
import { useBackLevel } from '../../ui/back-level';
import { EnrolmentResult } from './EnrolmentResult';
import { Managers } from './Managers';
import { AssignmentStep } from './manager-assignment/AssignmentStep';
import { ManagerStep } from './manager-choice/ManagerStep';
import { Recap } from './Recap';
import { ResponsibleForm } from './ResponsibleForm';
import type { ScreenProps } from './screen-props';

export interface EnrolmentProps {
  readonly actor: ActorRefFrom<typeof enrolmentMachine>;
  /** False while another tab of the page is on the screen. */
  readonly shown?: boolean;
  /** It replaces another screen, so that its first heading takes the focus too. */
  readonly arrives?: boolean;
  /** Where Indietro leads from the first step of an enrolment, whose input is kept. */
  readonly onLeave?: () => void;
}

const screens = {
  responsible: ResponsibleForm,
  manager: ManagerStep,
  table: AssignmentStep,
  recap: Recap,
  sending: Recap,
  result: EnrolmentResult,
} satisfies Record<select.EnrolmentStep, ComponentType<ScreenProps>>;

/** Enrolment in Dispute Online, or its modification, step by step (ENR-015 to ENR-054). */
export function EnrolmentView(props: EnrolmentProps) {
  const { actor, shown = true, arrives = false, onLeave } = props;
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  const [first] = useState(step);
  const [moved, setMoved] = useState(arrives);
  if (!moved && step !== first) setMoved(true);
  const Screen = select.isAtManagers(snapshot) ? Managers : screens[step];
  return (
    <>
      {shown && <Levels actor={actor} depth={select.depth(snapshot)} />}
      <Screen snapshot={snapshot} send={actor.send} arrives={moved} onLeave={onLeave} />
    </>
  );
}

interface LevelsProps extends Pick<EnrolmentProps, 'actor'> {
  depth: number;
}

/** ENR-016: Back of the browser leads back one step, as Indietro does; a step that is being sent stays. */
function Levels({ actor, depth }: LevelsProps) {
  const back = () => {
    actor.send({ type: 'step.back' });
    const now = actor.getSnapshot();
    return now.status !== 'active' || select.depth(now) < depth;
  };
  return Array.from({ length: depth }, (_, level) => level).map((level) => (
    <Level key={level} close={back} />
  ));
}

function Level({ close }: { close: () => boolean }) {
  useBackLevel(close);
  return null;
}
