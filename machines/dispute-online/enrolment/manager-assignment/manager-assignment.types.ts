import * as v from 'valibot';
import type { OutcomeOf } from '../../../../acquirer/client';
import {
  type Assignment,
  assignment,
  type PortalUser,
} from '../../../../acquirer/contract/enrolment';
import type { PointOfSale, searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import type { FlowResult } from '../../../flow-result';
import { userChoices } from '../user-choices';

/** The fields of a row that the acquirer refused. */
export type RowPart = 'codPos' | 'codAdmin' | 'user' | 'email';

export interface RefusedRow {
  readonly codPos: string;
  readonly part: RowPart;
}

export interface ManagerAssignmentInput {
  /** Every point of sale that gets a manager, in its state before this table. */
  readonly assignments: readonly Assignment[];
  readonly companyCode: string;
  /** The codes that may be a manager's, besides the company's. */
  readonly candidates: readonly PointOfSale[];
  /** A point of sale without a manager may stay without one. */
  readonly mayLeaveOut: boolean;
  readonly refused: readonly RefusedRow[];
}

/** The users of a code; null where they are unknown. */
type UsersByCode = Readonly<Record<string, readonly PortalUser[] | null>>;

export interface ManagerAssignmentContext extends ManagerAssignmentInput {
  readonly page: number;
  readonly pages: number;
  /** The codes on the page that is shown. */
  readonly shown: readonly string[];
  readonly users: UsersByCode;
}

export type ManagerAssignmentExit =
  | Exclude<FlowResult, { readonly type: 'completed' | 'cancelled' }>
  | {
      readonly type: 'completed' | 'cancelled';
      readonly assignments: readonly Assignment[];
    };

export type UsersAnswer =
  | { readonly type: 'users.found'; readonly code: string; readonly users: readonly PortalUser[] }
  | { readonly type: 'users.unknown'; readonly code: string };

export type ManagerAssignmentEvent =
  | OutcomeOf<typeof searchPosPaged>
  | UsersAnswer
  | {
      readonly type: 'row.changed';
      readonly codPos: string;
      readonly change: Partial<Pick<Assignment, 'codAdmin' | 'user' | 'email'>>;
    }
  | { readonly type: 'page.requested'; readonly page: number }
  | { readonly type: 'assignments.confirmed' }
  | { readonly type: 'step.back' };

/** ENR-038 to ENR-040: a row needs a manager code, a user and a valid e-mail. */
export const isComplete = (row: Assignment) => v.is(assignment, row);

/** A point of sale that is left without a manager. */
export const isLeftOut = ({ codAdmin, user, email }: Assignment) =>
  codAdmin === '' && user === '' && email === '';

/** ENR-042: whether nothing is missing in a row. */
export const isSettled = (
  { mayLeaveOut }: Pick<ManagerAssignmentInput, 'mayLeaveOut'>,
  row: Assignment,
) => isComplete(row) || (mayLeaveOut && isLeftOut(row));

const mayBeAsked = (
  { companyCode, candidates }: Pick<ManagerAssignmentInput, 'companyCode' | 'candidates'>,
  code: string,
) => code === companyCode || candidates.some(({ codPointOfSales }) => codPointOfSales === code);

/** The rows after an event that changes one of them. */
export const withRow = (
  { assignments }: Pick<ManagerAssignmentInput, 'assignments'>,
  event: ManagerAssignmentEvent,
  change: (row: Assignment) => Partial<Assignment>,
): readonly Assignment[] =>
  event.type === 'row.changed'
    ? assignments.map((row) => (row.codPos === event.codPos ? { ...row, ...change(row) } : row))
    : assignments;

/** The e-mail known of the user of a row, or ''. */
export const knownEmail = ({ users }: ManagerAssignmentContext, { codAdmin, user }: Assignment) =>
  users[codAdmin]?.find((each) => each.user === user)?.email ?? '';

/** The first code on the page whose users have not been requested yet. */
export const codeToAsk = (context: ManagerAssignmentContext) =>
  context.assignments.find(
    ({ codPos, codAdmin }) =>
      context.shown.includes(codPos) &&
      context.users[codAdmin] === undefined &&
      mayBeAsked(context, codAdmin),
  )?.codAdmin;

/**
 * ENR-034: the users that may be chosen under a code. Null: unknown, one must be typed. Undefined:
 * not loaded yet.
 */
export const usersUnder = (context: ManagerAssignmentContext, code: string) => {
  const found = context.users[code];
  if (found) return userChoices(code === context.companyCode ? 'S' : 'V', found);
  return code === '' || (found === undefined && mayBeAsked(context, code)) ? undefined : null;
};
