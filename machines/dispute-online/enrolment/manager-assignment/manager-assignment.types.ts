import * as v from 'valibot';
import type { OutcomeOf } from '../../../../acquirer/client';
import {
  type Assignment,
  type addMultipleAdmin,
  assignment,
  type PortalUser,
} from '../../../../acquirer/contract/enrolment';
import type { Manager } from '../../../../acquirer/contract/managers';
import type { PointOfSale, searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import type { FlowResult } from '../../../flow-result';
import { userChoices } from '../user-choices';

/** A field of a row that the acquirer refused. */
export interface RefusedRow {
  readonly codPos: string;
  readonly part: 'codPos' | 'codAdmin' | 'user' | 'email';
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
type Users = readonly PortalUser[] | null;

export interface ManagerAssignmentContext extends ManagerAssignmentInput {
  readonly page: number;
  readonly pages: number;
  /** The codes on the page that is shown. */
  readonly shown: readonly string[];
  readonly users: Readonly<Record<string, Users>>;
}

/** The rows; once they are accepted, with the managers that they make. */
export interface ManagersAssigned {
  readonly type: 'completed' | 'cancelled' | 'refused';
  readonly assignments: readonly Assignment[];
  readonly refused: readonly RefusedRow[];
  readonly managers: readonly Manager[];
}

export type ManagerAssignmentExit =
  | Exclude<FlowResult, { readonly type: ManagersAssigned['type'] }>
  | ManagersAssigned;

export interface UsersAnswer {
  readonly type: 'users.answered';
  readonly code: string;
  readonly users: Users;
}

export interface RowChange {
  readonly codPos: string;
  readonly change: Partial<Pick<Assignment, 'codAdmin' | 'user' | 'email'>>;
}

export type ManagerAssignmentEvent =
  | OutcomeOf<typeof searchPosPaged>
  | OutcomeOf<typeof addMultipleAdmin>
  | UsersAnswer
  | (RowChange & { readonly type: 'row.changed' })
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

/** The rows that are sent: a point of sale left without a manager is not among them. */
export const sentRows = ({ assignments }: Pick<ManagerAssignmentInput, 'assignments'>) =>
  assignments.filter((row) => !isLeftOut(row));

/** The rows that a refusal names, as `0.codAdmin: ...`, among the sent ones. */
export const refusedIn = (
  details: readonly string[],
  input: Pick<ManagerAssignmentInput, 'assignments'>,
): RefusedRow[] =>
  details.flatMap((detail) => {
    const [, index, part] = /^(\d+)\.(codPos|codAdmin|user|email)\b/.exec(detail) ?? [];
    const row = sentRows(input)[Number(index)];
    return row === undefined ? [] : [{ codPos: row.codPos, part: part as RefusedRow['part'] }];
  });

const mayBeAsked = (
  { companyCode, candidates }: Pick<ManagerAssignmentInput, 'companyCode' | 'candidates'>,
  code: string,
) => code === companyCode || candidates.some(({ codPointOfSales }) => codPointOfSales === code);

/**
 * A row after a change: another manager has other users (ENR-038), another user brings the e-mail
 * known of it, where none is typed (ENR-034).
 */
const changed = (
  { users }: ManagerAssignmentContext,
  row: Assignment,
  change: RowChange['change'],
): Assignment => {
  const after = { ...row, ...change };
  if (change.codAdmin !== undefined) return { ...after, user: '', email: '' };
  if (change.user === undefined || after.email !== '') return after;
  const known = users[row.codAdmin]?.find(({ user }) => user === change.user);
  return { ...after, email: known?.email ?? '' };
};

/** The rows after a change to one of them, which is then refused no more. */
export const withChange = (context: ManagerAssignmentContext, { codPos, change }: RowChange) => ({
  assignments: context.assignments.map((row) =>
    row.codPos === codPos ? changed(context, row, change) : row,
  ),
  refused: context.refused.filter((row) => row.codPos !== codPos),
});

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
