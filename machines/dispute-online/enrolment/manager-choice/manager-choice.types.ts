import type { OutcomeOf } from '../../../../acquirer/client';
import type {
  EboxProfile,
  PortalUser,
  searchPosList,
  searchUserListBySoc,
} from '../../../../acquirer/contract/enrolment';
import type { PointOfSale } from '../../../../acquirer/contract/points-of-sale';
import { email, violationOf } from '../../../../acquirer/contract/rules';
import type { FlowResult } from '../../../flow-result';
import { userChoices } from '../user-choices';

/** S a company, V a point of sale (API-059); in a modification the managers may also stay as they are. */
export type ChoiceKind = 'S' | 'V' | 'asNow';

/** Who the manager is, and for a point of sale which ones it takes care of. */
export interface ManagerChoice {
  readonly user: string;
  readonly email: string;
  readonly codes: readonly string[];
}

/** The points of sale that are registered on the portal, and all of the company. */
interface Points {
  /** Any of them may be the manager. */
  readonly points: readonly PointOfSale[];
  /** A manager may take care of any of them. */
  readonly everyPoint: readonly PointOfSale[];
}

/** All choices and answers so far, restored on return. */
export interface ManagerChoiceContext extends Points {
  readonly kind: ChoiceKind | null;
  /** The current manager of each point of sale; empty for a first enrolment. */
  readonly current: EboxProfile['listaGestoriList'];
  /** The point of sale whose users are offered, and whose code the manager gets. */
  readonly point: string;
  readonly users: readonly PortalUser[];
  /** The content of the fields. */
  readonly typed: ManagerChoice;
}

export const nothingChosen: ManagerChoiceContext = {
  kind: null,
  current: [],
  points: [],
  everyPoint: [],
  point: '',
  users: [],
  typed: { user: '', email: '', codes: [] },
};

/** A modification begins with the managers of the profile. */
export const choiceFrom = (profile: EboxProfile | null): ManagerChoiceContext =>
  profile === null || profile.listaGestoriList.length === 0
    ? nothingChosen
    : { ...nothingChosen, kind: 'asNow', current: profile.listaGestoriList };

export interface ManagerChosen {
  readonly type: 'completed' | 'cancelled';
  readonly chosen: ManagerChoiceContext;
}

export type ManagerChoiceExit =
  | Exclude<FlowResult, { readonly type: ManagerChosen['type'] }>
  | ManagerChosen;

export interface PointsAnswer {
  readonly type: 'http.200';
  readonly body: Points;
}
/** Both calls fail in the same ways. */
export type PointsFailure = Exclude<OutcomeOf<typeof searchPosList>, { type: 'http.200' }>;
export type UsersAnswer = OutcomeOf<typeof searchUserListBySoc>;

export type ManagerChoiceEvent =
  | PointsAnswer
  | PointsFailure
  | UsersAnswer
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
