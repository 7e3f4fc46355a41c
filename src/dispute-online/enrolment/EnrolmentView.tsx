import { type ComponentType, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';
import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { useActiveSnapshot } from '../../use-active-snapshot';
import { EnrolmentResult } from './EnrolmentResult';
import { AssignmentStep } from './manager-assignment/AssignmentStep';
import { ManagerStep } from './manager-choice/ManagerStep';
import { Recap } from './Recap';
import { ResponsibleForm } from './ResponsibleForm';
import type { ScreenProps } from './screen-props';

export interface EnrolmentProps {
  readonly actor: ActorRefFrom<typeof enrolmentMachine>;
  /** It comes after something else was on the screen: its first heading takes the focus too. */
  readonly arrives?: boolean;
}

const screens = {
  responsible: ResponsibleForm,
  manager: ManagerStep,
  table: AssignmentStep,
  assigning: AssignmentStep,
  recap: Recap,
  result: EnrolmentResult,
} satisfies Record<select.EnrolmentStep, ComponentType<ScreenProps>>;

/** Enrolment in Dispute Online, or its modification, step by step (ENR-015 to ENR-054). */
export function EnrolmentView({ actor, arrives = false }: EnrolmentProps) {
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  const [first] = useState(step);
  const [moved, setMoved] = useState(arrives);
  if (!moved && step !== first) setMoved(true);
  const Screen = screens[step];
  return <Screen snapshot={snapshot} send={actor.send} arrives={moved} />;
}
