import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, setup, transition } from 'xstate';
import { explanations, weigh } from '../../scripts/mutants/explained.mjs';
import { mutantsOf } from '../../scripts/mutants/places';
import { createTrial } from '../../scripts/mutants/trial';

const door = setup({
  guards: { isUnlocked: ({ context }: { context: { locked: boolean } }) => !context.locked },
  actions: { ring: () => {}, light: () => {} },
}).createMachine({
  id: 'door',
  initial: 'closed',
  context: { locked: false },
  states: {
    closed: { entry: 'ring', on: { open: { guard: 'isUnlocked', target: 'opened' } } },
    opened: { on: { close: 'closed', leave: '#door.left' } },
    left: { type: 'final', output: { type: 'left' } },
  },
});

const leadsTo = (state: string, event: string, locked = false) => {
  const before = door.resolveState({ value: state, context: { locked } } as never);
  const [after, actions] = transition(door as AnyStateMachine, before as never, { type: event });
  return { to: after.value, did: actions.map(({ type }) => type), output: after.output };
};

const places = (machine: AnyStateMachine) =>
  mutantsOf(machine).map(({ state, broken }) => `${state} | ${broken}`);

const survivorsOf = async (...tests: readonly (() => void)[]) => {
  const trial = createTrial(door);
  for (const test of tests) await trial.run(test);
  return trial.report().alive.map(({ state, broken }) => `${state} | ${broken}`);
};

const machines = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', {
  eager: true,
});
const charts = Object.values(machines)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => typeof value === 'object' && value !== null)
  .filter((value) => 'root' in value);

describe('mutants: a chart is broken one place at a time', () => {
  it('every arrow, guard, action and output is a place', () => {
    expect(places(door)).toEqual([
      'door | initial: opened instead of closed',
      'door | initial: left instead of closed',
      'closed | open: removed',
      'closed | open: sent to left',
      'closed | open: sent to closed',
      'closed | open: without the guard isUnlocked',
      'closed | open: the guard isUnlocked negated',
      'closed | entry: without the action ring',
      'opened | close: removed',
      'opened | close: sent to opened',
      'opened | close: sent to left',
      'opened | leave: removed',
      'opened | leave: sent to closed',
      'opened | leave: sent to opened',
      'left | output: dropped',
      'left | output: another one',
    ]);
  });
  it('a test that is always green kills nothing', async () => {
    expect(await survivorsOf(() => {})).toEqual(places(door));
  });
  it('a test kills what it looks at, and only that', async () => {
    const survivors = await survivorsOf(
      () => expect(leadsTo('closed', 'open').to).toBe('opened'),
      () => expect(leadsTo('closed', 'open', true).to).toBe('closed'),
      () => expect(leadsTo('opened', 'close')).toMatchObject({ to: 'closed', did: ['ring'] }),
    );
    expect(survivors).toEqual([
      'door | initial: opened instead of closed',
      'door | initial: left instead of closed',
      'opened | leave: removed',
      'opened | leave: sent to closed',
      'opened | leave: sent to opened',
      'left | output: dropped',
      'left | output: another one',
    ]);
  });
  it('afterwards the chart is what it was', async () => {
    const before = { ...door };
    await survivorsOf(() => expect(leadsTo('closed', 'open').to).toBe('opened'));
    expect({ ...door }).toEqual(before);
    expect(leadsTo('closed', 'open').to).toBe('opened');
  });
  it('a broken chart that goes round in circles is noticed, not waited for', async () => {
    const circle = setup({ guards: { never: () => false } }).createMachine({
      id: 'circle',
      initial: 'one',
      states: {
        one: { on: { turn: 'two' } },
        two: { always: { guard: 'never', target: 'three' } },
        three: { always: 'two' },
      },
    });
    const trial = createTrial(circle);
    await trial.run(() => {
      const [after] = transition(circle, circle.resolveState({ value: 'one' }), { type: 'turn' });
      expect(after.value).toBe('two');
    });
    expect(trial.report().alive.map(({ broken }) => broken)).not.toContain(
      'always: without the guard never',
    );
  });
  it('no two mutants of a chart have the same name', () => {
    expect(charts.length).toBeGreaterThan(20);
    for (const chart of charts) {
      const names = places(chart);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });
});

describe('mutants: a survivor is explained, or it is an error', () => {
  const survivor = { chart: 'door', state: 'closed', broken: 'open: removed' };
  const because = (broken: string, why: string) => [{ ...survivor, broken, why }];
  it('an entry explains one', () => {
    const explained = because('open: removed', 'It is painted on the wall.');
    expect(weigh([survivor], explained)).toEqual({ unexplained: [], pointless: [] });
  });
  it('an entry about a mutant that is killed is an error', () => {
    const explained = because('close: removed', 'It is painted on the wall.');
    expect(weigh([survivor], explained)).toEqual({ unexplained: [survivor], pointless: explained });
  });
  it('an entry without a reason is none', () => {
    const explained = because('open: removed', '');
    expect(weigh([survivor], explained).pointless).toEqual(explained);
  });
  it('every entry names chart, state, break and reason', () => {
    for (const { chart, state, broken, why } of explanations())
      for (const word of [chart, state, broken, why]) expect(word).toMatch(/\S/);
  });
});

it('npm run mutants tries the charts of a flow against its table', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/mutants.mjs'), 'email-change'],
    { encoding: 'utf8' },
  );
  expect(stdout).toMatch(/^emailChange: \d+ tried, \d+ killed, 0 explained, 0 surviving$/m);
  expect(status).toBe(0);
});
