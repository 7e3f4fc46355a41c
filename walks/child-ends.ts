import type { AnyEventObject } from 'xstate';
import type { CaseDetailExit } from '../machines/case-detail/case-detail.types';
import type { CaseReplyExit } from '../machines/case-reply/case-reply.types';
import type { Exit } from '../machines/exit';
import type { GestoreExit } from '../machines/gestore/gestore.types';
import type { GestoriExit } from '../machines/gestori/gestori.machine';
import type { ExportExit } from '../machines/shared/export/export.machine';

/** A child chart called `id` ends in each of these ways. */
export const childEnds = (
  id: string,
  exits: readonly (
    | Exit
    | ExportExit
    | CaseDetailExit
    | CaseReplyExit
    | GestoreExit
    | GestoriExit
  )[],
): AnyEventObject[] =>
  exits.map((output) => ({ type: `xstate.done.actor.${id}`, actorId: id, output }));
