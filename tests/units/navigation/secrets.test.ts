// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, StateMachine } from 'xstate';
import { graphOf } from '../../../paths/engine/graph';
import type { Scenario } from '../../../paths/engine/scenario';
import { everyScenario } from '../../../paths/scenarios';
import { routes } from '../../../src/routes';

const secretParts = /^(.*password|confirmation|code|otp|card)$/i;

const textsIn = (part: unknown, name = ''): { readonly name: string; readonly text: string }[] => {
  if (typeof part === 'string') return [{ name, text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => textsIn(inner, key));
};

const isUserEvent = ({ type }: AnyEventObject) => !/^(http|otp|xstate|code\.sent)/.test(type);

/** What a person enters as a password, a code or a card number, and nowhere else. */
const secretsIn = (events: readonly AnyEventObject[]) => {
  const texts = events.filter(isUserEvent).flatMap(({ type: _, ...entered }) => textsIn(entered));
  const open = new Set(texts.flatMap(({ name, text }) => (secretParts.test(name) ? [] : text)));
  const secret = texts.filter(({ name, text }) => secretParts.test(name) && !open.has(text));
  const unique = [...new Set(secret.map(({ text }) => text))];
  // A masked card number is for everybody who sees its case.
  return unique.filter((text) => text.length > 3 && !text.includes('*'));
};

const walked = (machine: AnyStateMachine, { inputs, ...scenario }: Scenario) =>
  Object.values(inputs).flatMap((input) => {
    const { leaving } = graphOf(machine, { ...scenario, input });
    return [...leaving.values()].flat().map(({ step }) => step);
  });

/** A chart with the charts that it invokes, as they are at work; none has a parent here to report to. */
const withChildren = (machine: AnyStateMachine): readonly AnyStateMachine[] => [
  machine.provide({ actions: { reportFailure: () => {} } } as never),
  ...Object.values(machine.implementations.actors)
    .filter((actor): actor is AnyStateMachine => actor instanceof StateMachine)
    .flatMap(withChildren),
];

/** The flows that a reload restores from their snapshot. */
const persistedCharts = async () => {
  const loaded = await Promise.all(
    routes.map(async ({ flow, load }) => ({ flow, module: await load() })),
  );
  return loaded
    .filter(({ module }) => module.keeps?.restores)
    .flatMap(({ flow, module }) =>
      withChildren(module.machine).map((machine) => ({ name: `${flow}: ${machine.id}`, machine })),
    );
};

describe('what is stored of a flow for a reload', () => {
  it('holds no password, no code and no card number, on any path of any flow', async () => {
    const charts = await persistedCharts();
    const scenarios = new Map(
      (await everyScenario()).map((scenario) => [scenario.machine.id, scenario]),
    );
    const found = new Set<string>();
    const entered: string[] = [];
    for (const { name, machine } of charts) {
      const scenario = scenarios.get(machine.id);
      if (scenario === undefined) throw new Error(`No scenario for "${name}"`);
      const steps = walked(machine, scenario);
      const secrets = secretsIn(steps.map(({ event }) => event));
      entered.push(...secrets.map((secret) => `${name} ${secret}`));
      for (const { event, state } of steps) {
        const stored = JSON.stringify(machine.getPersistedSnapshot(state));
        for (const secret of secrets)
          if (stored.includes(JSON.stringify(secret)))
            found.add(`${name} after ${event.type}: ${secret}`);
      }
    }
    expect([...found]).toEqual([]);
    expect(entered).toEqual(
      expect.arrayContaining([
        'registration: registration Portale2026',
        'password-change: passwordChange Nuova2026!',
        'password-recovery: passwordRecovery Nuova2026!',
        'phone-change: code 123456',
      ]),
    );
  });
});
