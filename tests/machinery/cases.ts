import type { AnyEventObject } from 'xstate';
import type { Exit } from '../../machines/exit';
import type { ExportExit } from '../../machines/export/export.machine';

/** A child chart called `id` ends in each of these ways. */
export const childEnds = (id: string, exits: readonly (Exit | ExportExit)[]): AnyEventObject[] =>
  exits.map((output) => ({ type: `xstate.done.actor.${id}`, actorId: id, output }));
