import type { OutcomeOf } from '../../../../acquirer/client';
import type {
  EboxProfile,
  PortalUser,
  searchPosList,
  searchUserListBySoc,
} from '../../../../acquirer/contract/enrolment';
import type { PointOfSale, searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { email, violationOf } from '../../../../acquirer/contract/rules';
import type { FlowResult } from '../../../flow-result';
import { userChoices } from '../user-choices';

/** S a company, V a point of sale (API-059). */
export type ManagerKind = 'S' | 'V';

/** In a modification the managers may also stay as they are. */
export type ChoiceKind = ManagerKind | 'asNow';

/** Who the manager is, and for a point of sale which ones it takes care of. */
export interface ManagerChoice {
  readonly user: string;
  readonly email: string;
  readonly codes: readonly string[];
}

/** All choices and answers so far, restored on return. */
export interface ManagerChoiceContext {
  readonly kind: ChoiceKind | null;
  /** The current manager of each point of sale; empty for a first enrolment. */
  readonly current: EboxProfile['listaGestoriList'];
  /** Those that are registered on the portal: any of them may be the manager. */
  readonly points: readonly PointOfSale[];
  /** All of the company: a manager may take care of any of them. */
  readonly everyPoint: readonly PointOfSale[];
  /** The point of sale whose users are offered, and whose code the manager gets. */
  readonly point: string;
  readonly users: readonly PortalUser[];
  /** The current content of the fields. */
  readonly typed: ManagerChoice;
  /** The content when it was confirmed. */
  readonly choice: ManagerChoice;
}

const nobody: ManagerChoice = { user: '', email: '', codes: [] };

export const nothingChosen: ManagerChoiceContext = {
  kind: null,
  current: [],
  points: [],
  everyPoint: [],
  point: '',
  users: [],
  typed: nobody,
  choice: nobody,
};

/** A modification begins with the managers of the profile. */
export const choiceFrom = (profile: EboxProfile | null): ManagerChoiceContext =>
  profile === null || profile.listaGestoriList.length === 0
    ? nothingChosen
    : { ...nothingChosen, kind: 'asNow', current: profile.listaGestoriList };

export type ManagerChoiceExit =
  | Exclude<FlowResult, { readonly type: 'completed' | 'cancelled' }>
  | { readonly type: 'completed' | 'cancelled'; readonly chosen: ManagerChoiceContext };

export type ManagerChoiceEvent =
  | OutcomeOf<typeof searchUserListBySoc>
  | OutcomeOf<typeof searchPosList>
  | Exclude<OutcomeOf<typeof searchPosPaged>, { readonly type: 'http.200' }>
  | {
      readonly type: 'http.200';
      readonly body: { readonly everyPoint: readonly PointOfSale[] };
    }
  | { readonly type: 'kind.chosen'; readonly kind: ChoiceKind }
  | { readonly type: 'point.chosen'; readonly point: string }
  | { readonly type: 'managers.kept' }
  | { readonly type: 'manager.typed'; readonly choice: ManagerChoice }
  | { readonly type: 'manager.confirmed'; readonly choice: ManagerChoice }
  | { readonly type: 'step.back' };

/** ENR-032. */
export const choiceFits = (context: ManagerChoiceContext, choice: ManagerChoice) =>
  violationOf(email, choice.email) === undefined &&
  userChoices(context.kind, context.users).includes(choice.user) &&
  (context.kind === 'S' || choice.codes.length > 0);
