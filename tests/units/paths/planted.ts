import { type AnyStateMachine, StateMachine } from 'xstate';
import { mutantsOf } from '../../../scripts/mutants/places';

/** A chart broken in one place, as `npm run mutants -- --list` names it. */
export const planted = (machine: AnyStateMachine, state: string, broken: string) => {
  const mutant = mutantsOf(machine).find((each) => each.state === state && each.broken === broken);
  if (mutant === undefined) throw new Error(`${machine.id} has no place "${state}: ${broken}"`);
  const chart = new StateMachine(mutant.config as never, machine.implementations as never);
  return chart as never as AnyStateMachine;
};
