import type { OutcomeOf } from '../../../../acquirer/client';
import type {
  PortalUser,
  searchPosList,
  searchUserListBySoc,
} from '../../../../acquirer/contract/enrolment';
import type { PointOfSale } from '../../../../acquirer/contract/points-of-sale';
import { email, violationOf } from '../../../../acquirer/contract/rules';
import type { Exit } from '../../../exit';

/** S a company, V a point of sale (API-059). */
export type ManagerKind = 'S' | 'V';

/** Who the manager is, and for a point of sale which ones it takes care of. */
export interface ManagerChoice {
  readonly user: string;
  readonly email: string;
  readonly codes: readonly string[];
}

/** All that has been chosen and asked so far: who comes back finds it as it was. */
export interface ManagerChoiceContext {
  readonly kind: ManagerKind | null;
  readonly points: readonly PointOfSale[];
  /** The point of sale whose users are offered, and whose code the manager gets. */
  readonly point: string;
  readonly users: readonly PortalUser[];
  readonly choice: ManagerChoice;
}

export const nothingChosen: ManagerChoiceContext = {
  kind: null,
  points: [],
  point: '',
  users: [],
  choice: { user: '', email: '', codes: [] },
};

export type ManagerChoiceExit =
  | Exclude<Exit, { readonly type: 'completed' | 'cancelled' }>
  | { readonly type: 'completed' | 'cancelled'; readonly chosen: ManagerChoiceContext };

export type ManagerChoiceEvent =
  | OutcomeOf<typeof searchUserListBySoc>
  | OutcomeOf<typeof searchPosList>
  | { readonly type: 'kind.chosen'; readonly kind: ManagerKind }
  | { readonly type: 'point.chosen'; readonly point: string }
  | { readonly type: 'manager.confirmed'; readonly choice: ManagerChoice }
  /** `choice`: what has been typed, where there was something to type. */
  | { readonly type: 'step.back'; readonly choice?: ManagerChoice };

/** ENR-035: the user that stands for all of a point of sale. */
const everyUser = 'Tutti';

/** ENR-034: who may be chosen. */
export const userChoices = ({ kind, users }: Pick<ManagerChoiceContext, 'kind' | 'users'>) => {
  const names = users.map(({ user }) => user);
  return kind === 'V' && names.length > 1 ? [everyUser, ...names] : names;
};

/** ENR-032. */
export const choiceFits = (context: ManagerChoiceContext, choice: ManagerChoice) =>
  violationOf(email, choice.email) === undefined &&
  userChoices(context).includes(choice.user) &&
  (context.kind === 'S' || choice.codes.length > 0);
