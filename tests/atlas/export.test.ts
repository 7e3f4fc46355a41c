// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, setup } from 'xstate';
import { charts } from '../../atlas/charts';
import {
  exportJson,
  exportMermaid,
  exportPlantUml,
  exportScxml,
  exportStately,
} from '../../atlas/export';
import { graphOf } from '../../atlas/export/graph';
import { everyMachine } from './support/machines';

/** The result of pasting the code where only xstate is available. */
const evaluated = (code: string): AnyStateMachine => {
  const body = code
    .replace("import { createMachine } from 'xstate';", '')
    .replace(/export const \w+ =/, 'return');
  return new Function('createMachine', body)(createMachine);
};

const parsed = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
};

const names = ['scxml', 'state', 'parallel', 'final', 'history'];

const statesIn = (document: Document) =>
  [...document.querySelectorAll('[id]')].filter((each) => names.includes(each.localName));

const childrenOf = (element: Element, name: string) =>
  [...element.children].filter((each) => each.localName === name);

const scxmlEvent = (event: string) =>
  event
    .replace('xstate.done.actor.', 'done.invoke.')
    .replace('xstate.done.state.', 'done.state.')
    .replace('xstate.after.', 'after.');

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

  it.each(machines)(
    '%s: the SCXML is well formed and has every state and arrow',
    (_name, machine) => {
      const states = statesIn(parsed(exportScxml(machine)));
      const graph = graphOf(machine);
      expect(states.map((state) => state.getAttribute('id'))).toEqual(graph.map(({ id }) => id));
      for (const [index, { arrows, description, initial, invokes }] of graph.entries()) {
        const state = states[index] as Element;
        const [written] = childrenOf(state, 'description');
        expect(written?.textContent ?? '').toBe(description);
        expect(state.getAttribute('initial') ?? '').toBe(initial.join(' '));
        expect(childrenOf(state, 'invoke')).toHaveLength(invokes.length);
        if (state.localName === 'history') continue;
        expect(
          childrenOf(state, 'transition').map((each) => [
            each.getAttribute('event') ?? '',
            each.getAttribute('cond') ?? '',
            each.getAttribute('target') ?? '',
          ]),
        ).toEqual(
          arrows.map(({ event, guard, targets }) => [
            scxmlEvent(event),
            guard && `${guard}()`,
            targets.join(' '),
          ]),
        );
      }
    },
  );

  it.each(charts.map((listed) => [listed.name, listed.chart] as const))(
    '%s: Mermaid and PlantUML have a line for every state, and for every arrow that leads elsewhere',
    (_name, chart) => {
      for (const text of [exportMermaid(chart), exportPlantUml(chart)]) {
        const lines = text.split('\n').map((line) => line.trim());
        const ids = lines.flatMap((line) => /^state ".+" as (\w+)(?: \{)?$/.exec(line)?.[1] ?? []);
        expect(ids).toEqual(chart.states.map(({ id }) => id.replaceAll('.', '_')));
        const drawn = lines.filter((line) => /^\w+ --> \w+ : [^:]+$/.test(line));
        expect(drawn).toHaveLength(chart.arrows.filter(({ stays }) => !stays).length);
        const opened = lines.filter((line) => line.endsWith('{'));
        expect(lines.filter((line) => line === '}')).toHaveLength(opened.length);
      }
    },
  );

  it('the targets of an SCXML document are states of it', () => {
    for (const [, machine] of machines) {
      const document = parsed(exportScxml(machine));
      const ids = statesIn(document).map((state) => state.getAttribute('id'));
      const targets = [...document.querySelectorAll('transition[target]')].flatMap(
        (each) => each.getAttribute('target')?.split(' ') ?? [],
      );
      expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    }
  });

  it('a timer, a history and words with quotes survive', () => {
    const xml = exportScxml(everyKind);
    const document = parsed(xml);
    const sent = document.querySelector('send');
    expect(sent?.getAttribute('delay')).toBe('500ms');
    expect(document.querySelector('cancel')?.getAttribute('sendid')).toBe(sent?.getAttribute('id'));
    const history = document.querySelector('history');
    expect(history?.getAttribute('type')).toBe('deep');
    expect(history?.firstElementChild?.getAttribute('target')).toBe('everyKind.here.second');
    expect(document.querySelector('state')?.firstElementChild?.textContent).toBe(
      everyKind.config.description,
    );
  });
});
