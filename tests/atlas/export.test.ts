// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, setup } from 'xstate';
import { charts } from '../../atlas/charts';
import { exportJson, exportMermaid, exportPlantUml, exportStately } from '../../atlas/export';
import { graphOf } from '../../atlas/export/graph';
import { everyMachine } from './support/machines';

/** The result of pasting the code where only xstate is available. */
const evaluated = (code: string): AnyStateMachine => {
  const body = code
    .replace("import { createMachine } from 'xstate';", '')
    .replace(/export const \w+ =/, 'return');
  return new Function('createMachine', body)(createMachine);
};

const everyKind = setup({
  actions: { greet: () => {}, leave: () => {} },
  guards: { mayGo: () => true },
}).createMachine({
  id: 'everyKind',
  description: 'Ogni tipo di stato: "virgolette", l\'apostrofo, <tag> & altro',
  initial: 'here',
  states: {
    here: {
      initial: 'first',
      entry: 'greet',
      exit: ['leave', 'greet'],
      on: { '*': { actions: 'greet' }, gone: [{ guard: 'mayGo', target: 'there' }, '.second'] },
      after: { 500: { target: 'there', guard: 'mayGo' } },
      states: {
        first: {
          tags: ['busy'],
          on: { next: 'second', again: { target: 'first', reenter: true } },
        },
        second: { always: { guard: 'mayGo', target: '#everyKind.over' } },
        before: { type: 'history', history: 'deep', target: 'second' },
      },
      onDone: 'over',
    },
    there: {
      type: 'parallel',
      states: { context: {}, output: { on: { back: '#everyKind.here.before' } } },
    },
    over: { type: 'final', output: { type: 'completed' } },
  },
});

const machines = [...everyMachine, ['one of every kind of state', everyKind] as const];

describe('a chart leaves the atlas whole', () => {
  it('there is a chart to export', () => {
    expect(everyMachine.length).toBeGreaterThan(20);
  });

  it.each(machines)(
    '%s: the code for the Stately editor makes the same chart',
    (_name, machine) => {
      const code = exportStately(machine);
      expect(code.match(/\bimport\b/g)).toHaveLength(1);
      expect(code).not.toContain('=>');
      expect(graphOf(evaluated(code))).toEqual(graphOf(machine));
    },
  );

  it.each(machines)('%s: the JSON makes the same chart', (_name, machine) => {
    const again = createMachine(JSON.parse(exportJson(machine)));
    expect(graphOf(again)).toEqual(graphOf(machine));
  });

  it.each(charts.map((listed) => [listed.name, listed.chart] as const))(
    '%s: Mermaid and PlantUML have a line for every state, and for every arrow that leads elsewhere',
    (_name, chart) => {
      for (const text of [exportMermaid(chart), exportPlantUml(chart)]) {
        const lines = text.split('\n').map((line) => line.trim());
        const ids = lines.flatMap((line) => /^state ".+" as (\w+)(?: \{)?$/.exec(line)?.[1] ?? []);
        expect(ids).toEqual(chart.states.map(({ id }) => id.replaceAll(/\W/g, '_')));
        const drawn = lines.filter((line) => /^\w+ --> \w+ : [^:]+$/.test(line));
        expect(drawn).toHaveLength(chart.arrows.filter(({ stays }) => !stays).length);
        const opened = lines.filter((line) => line.endsWith('{'));
        expect(lines.filter((line) => line === '}')).toHaveLength(opened.length);
      }
    },
  );
});
