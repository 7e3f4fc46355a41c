import type { AnyEventObject } from 'xstate';
import type { CaseDetailExit } from '../../machines/cases/case-detail/case-detail.types';
import type { CaseReplyExit } from '../../machines/cases/case-detail/case-reply/case-reply.types';
import type { ManagerAssignmentExit } from '../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.types';
import type { ManagerChoiceExit } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import type { FlowResult } from '../../machines/flow-result';
import type { LoginResult } from '../../machines/login/login.types';
import type { ExportExit } from '../../machines/shared/export/export.machine';

/** A child chart called `id` ends in each of these ways. */
export const childEnds = (
  id: string,
  exits: readonly (
    | FlowResult
    | ExportExit
    | LoginResult
    | CaseDetailExit
    | CaseReplyExit
    | ManagerChoiceExit
    | ManagerAssignmentExit
  )[],
): AnyEventObject[] =>
  exits.map((output) => ({ type: `xstate.done.actor.${id}`, actorId: id, output }));
