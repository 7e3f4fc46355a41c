import { expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { pathsOf } from '../../../paths/engine/played-paths';
import { begin, move } from '../../../paths/engine/pure-run';
import type { Scenario } from '../../../paths/engine/scenario';

/** A file is chosen, then sent: its name is not in the text of an event. */
const machine = createMachine({
  id: 'sending',
  context: { file: '' },
  initial: 'empty',
  states: {
    empty: {
      on: {
        chosen: {
          target: 'full',
          actions: assign({
            file: ({ event }) => String(event.files.get('name')),
          }),
        },
        left: 'gone',
      },
    },
    full: { on: { sent: 'gone', touched: { actions: () => {} } } },
    gone: { type: 'final' },
  },
});

const chosen = (name: string) => ({ type: 'chosen', files: new Map([['name', name]]) });

const scenario: Scenario = {
  name: 'Sending',
  machine,
  inputs: { usual: undefined },
  examples: (_, type) => (type === 'chosen' ? [chosen('first'), chosen('second')] : undefined),
  calls: [],
};

it('each path has the snapshots and transitions that playing it again gives, also by events that look alike', () => {
  const paths = pathsOf(scenario);
  expect(paths.map(({ steps }) => steps.length)).toEqual([1, 2, 2, 3, 3]);
  for (const { input, steps } of paths) {
    let { state, taken } = begin(machine, input);
    for (const [index, step] of steps.entries()) {
      if (index > 0) ({ state, taken } = move(machine, state, step.event));
      expect([step.state.value, step.state.context, step.taken]).toEqual([
        state.value,
        state.context,
        taken,
      ]);
    }
  }
});

it('events that cannot be made lead nowhere', () => {
  const types = pathsOf(scenario, ['chosen']).map(({ steps }) => steps.at(-1)?.event.type);
  expect(types).toEqual(['xstate.init', 'left']);
});
