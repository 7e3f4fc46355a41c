import * as v from 'valibot';
import type { OutcomeOf } from '../../../acquirer/client';
import type { Configuration } from '../../../acquirer/contract/configuration';
import {
  type Assignment,
  type EboxProfile,
  enrollEbox,
  type getEboxProfile,
  modifyEbox,
  type SentManager,
} from '../../../acquirer/contract/enrolment';
import type { Manager } from '../../../acquirer/contract/managers';
import type { PointOfSale } from '../../../acquirer/contract/points-of-sale';
import type { VerifyingAnswer } from '../../verifying';
import type { Enrolment, OpenRequests, RequestsCounted } from './enrolment.actors';
import type { RefusedRow } from './manager-assignment/manager-assignment.types';
import { choiceFrom, type ManagerChoiceContext } from './manager-choice/manager-choice.types';
import { managersByPoint, type Responsible, responsibleIn } from './profile';

export interface EnrolmentInput {
  readonly mode: Enrolment['mode'];
  /** Who enrols: the user that is logged in. */
  readonly user: string;
  readonly companyCode: string;
  /** Name, address and city of the company (API-063). */
  readonly companyDescription: string;
  /** The known data of the responsible person; a modification takes those of the profile. */
  readonly responsible: Responsible;
  /** The profile from which a modification starts. */
  readonly profile: EboxProfile | null;
  /** What the acquirer offers beyond the specification. */
  readonly extensions: readonly Configuration['extensions'][number][];
  /** A fresh id: together with the sent data it identifies an intention. */
  readonly key: string;
}

/** The fields of the first step. */
export interface ResponsibleForm {
  readonly responsible: Responsible;
  /** PRM-012: whether the responsible person gets a copy of the notices. */
  readonly flagMail: boolean;
  readonly consent: boolean;
}

export interface EnrolmentContext extends EnrolmentInput {
  readonly typed: ResponsibleForm;
  /** DEFINISCI GESTORE, with its input. */
  readonly chosen: ManagerChoiceContext;
  /** The source of the rows of the table: while it is unchanged, these stay. */
  readonly tableBasis: string;
  readonly assignments: readonly Assignment[];
  /** The rows that the acquirer refused. */
  readonly refused: readonly RefusedRow[];
  readonly managers: readonly Manager[];
  readonly openRequests: OpenRequests;
  /** The profile from which the modification began, where it has changed since. */
  readonly earlier: EboxProfile | null;
  /** Counts decisions: each makes a new intention. */
  readonly revision: number;
}

export type EnrolmentEvent =
  | VerifyingAnswer
  | OutcomeOf<typeof enrollEbox>
  | OutcomeOf<typeof getEboxProfile>
  | RequestsCounted
  | (ResponsibleForm & { readonly type: 'responsible.typed' | 'responsible.confirmed' })
  | { readonly type: 'step.back' }
  | { readonly type: 'managers.opened' }
  | { readonly type: 'modification.restarted' }
  | { readonly type: 'enrolment.confirmed' }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' }
  | { readonly type: 'home.requested' };

/** The beginning: the profile of a modification, or the known data of the company. */
export const begun = (input: EnrolmentInput): EnrolmentContext => {
  const responsible = input.profile === null ? input.responsible : responsibleIn(input.profile);
  return {
    ...input,
    responsible,
    typed: { responsible, flagMail: true, consent: false },
    chosen: choiceFrom(input.profile),
    tableBasis: '',
    assignments: [],
    refused: [],
    managers: [],
    openRequests: {},
    earlier: null,
    revision: 0,
  };
};

/** Something was typed, agreed to or confirmed. */
export const isBegun = ({ revision, typed, responsible }: EnrolmentContext) =>
  revision > 0 ||
  typed.consent ||
  !typed.flagMail ||
  Object.entries(typed.responsible).some(
    ([part, text]) => text !== responsible[part as keyof Responsible],
  );

const parts = ['name', 'surname', 'telephone', 'fax', 'email'] as const;
const rulesOf = {
  enrol: v.pick(enrollEbox.request, parts),
  modify: v.pick(modifyEbox.request, parts),
};

/** ENR-026; ENR-027: a registered company has accepted the regulation before. */
export const formFits = (mode: Enrolment['mode'], { responsible, consent }: ResponsibleForm) =>
  (consent || mode === 'modify') && v.is(rulesOf[mode], responsible);

type ManagedBy = Pick<Assignment, 'codAdmin' | 'user' | 'email'>;

const rowOf = (codPos: string, point: PointOfSale | undefined, manager: ManagedBy): Assignment => ({
  codPos,
  signboard: point?.name ?? '',
  city: point?.city ?? '',
  ...manager,
});

/** One row for each chosen point, with the manager that was chosen. */
const chosenRows = ({ everyPoint, point, typed: { codes, user, email } }: ManagerChoiceContext) =>
  everyPoint
    .filter(({ codPointOfSales }) => codes.includes(codPointOfSales))
    .map((each) => rowOf(each.codPointOfSales, each, { codAdmin: point, user, email }));

const nobody: ManagedBy = { codAdmin: '', user: '', email: '' };

/** One row for each point of the company, with the manager it has now, if it has one. */
const currentRows = ({ current, everyPoint }: ManagerChoiceContext, companyCode: string) => {
  const points = new Map(everyPoint.map((each) => [each.codPointOfSales, each]));
  const managed = managersByPoint(current, [...points.keys()], companyCode);
  return [...new Set([...points.keys(), ...managed.keys()])].map((code) =>
    rowOf(code, points.get(code), managed.get(code) ?? nobody),
  );
};

export const assignmentsOf = (chosen: ManagerChoiceContext, companyCode: string): Assignment[] =>
  chosen.kind === 'asNow' ? currentRows(chosen, companyCode) : chosenRows(chosen);

/** PRM-007: the company as a manager takes care of all its points of sale. */
export const companyManager = (
  { companyCode, companyDescription }: EnrolmentInput,
  { typed: { user, email } }: ManagerChoiceContext,
): Manager => ({
  codManager: companyCode,
  description: companyDescription,
  user,
  email,
  type: 'S',
  typeManager: 'S',
  desc: '',
  pointOfSalesList: [],
});

const descriptionOf = (context: EnrolmentContext, { codManager, description }: Manager) => {
  if (codManager === context.companyCode) return context.companyDescription;
  const point = [...context.chosen.everyPoint, ...context.chosen.points].find(
    ({ codPointOfSales }) => codPointOfSales === codManager,
  );
  return point === undefined ? description : `${point.name} ${point.address} ${point.city}`;
};

const sentManager = (context: EnrolmentContext, manager: Manager): SentManager => {
  const { codManager, email, user, typeManager, pointOfSalesList } = manager;
  const type = typeManager === 'S' ? 'S' : 'V';
  return {
    codManager,
    email,
    pointOfSalesList: pointOfSalesList.map(({ codPointOfSales }) => ({ codPointOfSales })),
    type,
    typeManager: type,
    user,
    description: descriptionOf(context, manager),
  };
};

/** API-061 to API-063. */
export const enrolmentOf = (context: EnrolmentContext): Enrolment => ({
  mode: context.mode,
  key: `${context.key}-${context.revision}`,
  request: {
    ...context.typed.responsible,
    user: context.user,
    flagMail: context.typed.flagMail,
    description: context.companyDescription,
    managerList: context.managers.map((manager) => sentManager(context, manager)),
  },
});
