import type { AnyStateMachine } from 'xstate';
import { literal } from './literal';
import { portable } from './portable';

/**
 * The chart as a module that needs nothing but xstate: for the Stately visualizer and editor, which
 * read literals only.
 */
export const exportStately = (machine: AnyStateMachine): string =>
  [
    "import { createMachine } from 'xstate';",
    '',
    `export const ${machine.id.replaceAll(/\W/g, '_')}Machine = createMachine(${literal(portable(machine))});`,
    '',
  ].join('\n');

/** The same as data: `createMachine(JSON.parse(...))` makes the chart again. */
export const exportJson = (machine: AnyStateMachine): string =>
  `${JSON.stringify(portable(machine), null, 2)}\n`;
