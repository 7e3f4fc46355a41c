// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { exportScxml, scxmlEvent } from '../../atlas/export';
import { play } from '../../paths/engine/play';
import { coveringPathsOf } from '../../paths/engine/played-paths';
import type { Scenario } from '../../paths/engine/scenario';
import { everyScenario } from '../../paths/scenarios';
import { interpret } from './support/scion';

interface Check {
  check?: (...args: readonly unknown[]) => boolean;
}

/** The chart with guards that record their answers, in the order of the questions. */
const talking = (machine: AnyStateMachine) => {
  let answers: { readonly guard: string; readonly holds: boolean }[] = [];
  const last = new Map<string, boolean>();
  const note = (guard: string, args: readonly unknown[], holds: boolean) => {
    const about = typeof args[1] === 'string' ? JSON.stringify(args[1]) : '';
    answers.push({ guard: `${guard}(${about})`, holds });
    return holds;
  };
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => {
    const known = guard as Check & ((...args: readonly unknown[]) => boolean);
    const own = (...args: readonly unknown[]) => note(name, args, known(...args));
    const { check } = known;
    if (check === undefined) return [name, own];
    const checking = (...args: readonly unknown[]) => note(name, args, check(...args));
    return [name, Object.assign(() => false, known, { check: checking })];
  });
  return {
    machine: machine.provide({ guards: Object.fromEntries(guards) } as never),
    forget: () => {
      answers = [];
    },
    /**
     * The next answer of that name. xstate asks again only after a change: until then the last one
     * holds.
     */
    holds: (guard: string) => {
      const index = answers.findIndex((each) => each.guard === guard);
      if (index >= 0) last.set(guard, answers.splice(index, 1)[0]?.holds ?? false);
      const holds = last.get(guard);
      if (holds === undefined) throw new Error(`xstate did not ask "${guard}" here`);
      return holds;
    },
  };
};

interface Raise {
  readonly type?: string;
  readonly event?: { readonly type: string } | ((asked: object) => { readonly type: string });
}

/** An event made of another one has the same name, whatever its payload. */
const typeOf = (event: NonNullable<Raise['event']>) =>
  (typeof event === 'function' ? event({ event: { output: {} } }) : event).type;

const raisedBy = (machine: AnyStateMachine) => (action: string) => {
  const made = machine.implementations.actions[action] as unknown as Raise | undefined;
  return made?.type === 'xstate.raise' && made.event !== undefined ? [typeOf(made.event)] : [];
};

const statesOn = ({ _nodes }: AnyMachineSnapshot) => _nodes.map(({ id }) => id).sort();

const different = (scenario: Scenario) => {
  const { machine, holds, forget } = talking(scenario.machine);
  const document = new DOMParser().parseFromString(
    exportScxml(scenario.machine),
    'application/xml',
  );
  for (const { input, steps } of coveringPathsOf(scenario)) {
    const scxml = interpret(document, { holds, raisedBy: raisedBy(machine) });
    forget();
    const { actor, take, snapshot } = play(scenario, input, { machine });
    scxml.start();
    for (const [index, { event }] of steps.entries()) {
      forget();
      if (index > 0) {
        take(event);
        scxml.send(scxmlEvent(event.type));
      }
      const [on, ran] = [statesOn(snapshot()), scxml.configuration().sort()];
      if (on.join() !== ran.join()) return [`${event.type}: ${on.join(', ')} / ${ran.join(', ')}`];
    }
    actor.stop();
  }
  return [];
};

const scenarios = await everyScenario();

describe('the SCXML of a chart, run by an independent interpreter', () => {
  it.each(scenarios.map((scenario) => [scenario.machine.id, scenario] as const))(
    '%s: every transition leads to the same states',
    (_name, scenario) => {
      expect(different(scenario)).toEqual([]);
    },
  );
});
