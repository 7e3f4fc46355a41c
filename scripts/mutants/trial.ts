import { type AnyStateMachine, StateMachine } from 'xstate';
import { type Mutant, mutantsOf } from './places';

/** A broken chart may loop forever, so that a trial has a limit. */
const enough = 200;

const chartOf = (machine: AnyStateMachine, { config }: Mutant): AnyStateMachine =>
  new StateMachine(
    { ...(config as object), options: { maxIterations: enough } } as never,
    machine.implementations as never,
  ) as never;

/** The chart when it is broken; `null` if it cannot be created, which every test notices. */
const breakOnce = (machine: AnyStateMachine, mutant: Mutant) => {
  try {
    return { ...chartOf(machine, mutant) };
  } catch {
    return null;
  }
};

/**
 * Whether a test fails while a chart is broken. The chart itself is changed, not a copy, so every
 * importer gets the mutant, as if its file had been edited.
 */
const goesRed = async (machine: AnyStateMachine, broken: object, test: () => unknown) => {
  const whole = { ...machine };
  try {
    Object.assign(machine, broken);
    await test();
    return false;
  } catch {
    return true;
  } finally {
    Object.assign(machine, whole);
  }
};

/** The mutants of one chart, and those that no test has noticed so far. */
export const createTrial = (machine: AnyStateMachine) => {
  const mutants = mutantsOf(machine);
  const alive = new Map<Mutant, object>();
  for (const mutant of mutants) {
    const broken = breakOnce(machine, mutant);
    if (broken !== null) alive.set(mutant, broken);
  }
  return {
    /** Runs a test once for each mutant that is still alive; one that turns it red is killed. */
    run: async (test: () => unknown) => {
      for (const [mutant, broken] of alive)
        if (await goesRed(machine, broken, test)) alive.delete(mutant);
    },
    report: () => ({
      chart: machine.id,
      tried: mutants.length,
      alive: [...alive.keys()].map(({ state, broken }) => ({ state, broken })),
    }),
  };
};
