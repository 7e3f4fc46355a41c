import * as v from 'valibot';
import type { OutcomeOf } from '../../../acquirer/client';
import type { Configuration } from '../../../acquirer/contract/configuration';
import {
  type Assignment,
  type addMultipleAdmin,
  type EboxProfile,
  enrollEbox,
  type getEboxProfile,
  modifyEbox,
  type SentManager,
} from '../../../acquirer/contract/enrolment';
import type { Manager } from '../../../acquirer/contract/managers';
import type { PointOfSale } from '../../../acquirer/contract/points-of-sale';
import type { FlowResult, SessionChanged } from '../../flow-result';
import type { VerifyingAnswer } from '../../verifying';
import type { OpenRequests } from './changes';
import type { Enrolment } from './enrolment.actors';
import type { EnrolmentDraft } from './enrolment.draft';
import type { RefusedRow } from './manager-assignment/manager-assignment.types';
import type { ManagerChoiceContext } from './manager-choice/manager-choice.types';
import { managersByPoint } from './standing';

/** DATI DEL RESPONSABILE. */
export interface Responsible {
  readonly name: string;
  readonly surname: string;
  readonly telephone: string;
  readonly fax: string;
  readonly email: string;
}

export interface EnrolmentInput {
  readonly mode: Enrolment['mode'];
  /** Who enrols: the user that is logged in. */
  readonly user: string;
  readonly companyCode: string;
  /** Name, address and city of the company (API-063). */
  readonly companyDescription: string;
  /** The known data of the responsible person. */
  readonly responsible: Responsible;
  /** The profile from which a modification starts. */
  readonly profile: EboxProfile | null;
  /** What the acquirer offers beyond the specification. */
  readonly extensions: readonly Configuration['extensions'][number][];
  /** A fresh id: together with the sent data it identifies an intention. */
  readonly key: string;
  /** The place before a reload; null at the beginning. */
  readonly draft: EnrolmentDraft | null;
}

export interface EnrolmentContext extends EnrolmentInput {
  /** The session's data of the responsible person when the form last took them over. */
  readonly known: Responsible;
  /** The session's current data. */
  readonly latest: Responsible;
  /** The fields that have taken a new value of the session since they were last confirmed. */
  readonly renewed: readonly (keyof Responsible)[];
  /** How often fields have taken new values. */
  readonly renewals: number;
  /** The first step's fields, confirmed or not. */
  readonly typed: {
    readonly responsible: Responsible;
    readonly flagMail: boolean;
    readonly consent: boolean;
  };
  /** PRM-012: whether the responsible person gets a copy of the notices. */
  readonly flagMail: boolean;
  /** DEFINISCI GESTORE, with its input. */
  readonly chosen: ManagerChoiceContext;
  /** The source of the rows of the table. */
  readonly tableBasis: string;
  readonly assignments: readonly Assignment[];
  readonly managers: readonly Manager[];
  /** The rows that the acquirer refused. */
  readonly refused: readonly RefusedRow[];
  /** The number of open requests of managers who will be ANNULLATO; null where unknown. */
  readonly openRequests: OpenRequests | null;
  /** The profile from which the form began, until another person's change to it is found. */
  readonly earlier: EboxProfile | null;
  /** Counts decisions: each makes a new intention. */
  readonly revision: number;
}

export type EnrolmentExit =
  | Exclude<FlowResult, { readonly type: 'cancelled' }>
  /** `read`: the profile as it was read last, where it had changed meanwhile. */
  | { readonly type: 'cancelled'; readonly read: EboxProfile | null };

export type EnrolmentEvent =
  | VerifyingAnswer
  | OutcomeOf<typeof addMultipleAdmin>
  | OutcomeOf<typeof enrollEbox>
  | OutcomeOf<typeof getEboxProfile>
  | SessionChanged<Pick<EnrolmentInput, 'responsible'>>
  | { readonly type: 'requests.counted'; readonly counts: OpenRequests }
  | {
      readonly type: 'responsible.confirmed';
      readonly responsible: Responsible;
      readonly flagMail: boolean;
      readonly consent: boolean;
    }
  | {
      readonly type: 'responsible.typed';
      readonly typed: EnrolmentContext['typed'];
    }
  | { readonly type: 'step.back' }
  | { readonly type: 'managers.opened' }
  | { readonly type: 'enrolment.confirmed' }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' }
  | { readonly type: 'home.requested' };

const parts = ['name', 'surname', 'telephone', 'fax', 'email'] as const;
const rulesOf = {
  enrol: v.pick(enrollEbox.request, parts),
  modify: v.pick(modifyEbox.request, parts),
};

export const responsibleFits = (mode: Enrolment['mode'], responsible: Responsible) =>
  v.is(rulesOf[mode], responsible);

type ManagedBy = Pick<Assignment, 'codAdmin' | 'user' | 'email'>;

const rowOf = (codPos: string, point: PointOfSale | undefined, manager: ManagedBy): Assignment => ({
  codPos,
  signboard: point?.name ?? '',
  city: point?.city ?? '',
  ...manager,
});

/** One row for each chosen point, with the manager that was chosen. */
const chosenRows = ({ everyPoint, point, choice }: ManagerChoiceContext) =>
  everyPoint
    .filter(({ codPointOfSales }) => choice.codes.includes(codPointOfSales))
    .map((each) =>
      rowOf(each.codPointOfSales, each, {
        codAdmin: point,
        user: choice.user,
        email: choice.email,
      }),
    );

const nobody: ManagedBy = { codAdmin: '', user: '', email: '' };

/** One row for each point of the company, with the manager it has now, if it has one. */
export const currentRows = (chosen: ManagerChoiceContext, companyCode: string) => {
  const codes = chosen.everyPoint.map(({ codPointOfSales }) => codPointOfSales);
  const managed = managersByPoint(chosen.current, codes, companyCode);
  const point = (code: string) =>
    chosen.everyPoint.find(({ codPointOfSales }) => codPointOfSales === code);
  return [...new Set([...codes, ...managed.keys()])].map((code) =>
    rowOf(code, point(code), managed.get(code) ?? nobody),
  );
};

export const assignmentsOf = (chosen: ManagerChoiceContext, companyCode: string): Assignment[] =>
  chosen.kind === 'asNow' ? currentRows(chosen, companyCode) : chosenRows(chosen);

/** PRM-007: the company as a manager takes care of all its points of sale. */
export const companyManager = (
  { companyCode, companyDescription }: EnrolmentInput,
  { choice }: ManagerChoiceContext,
): Manager => ({
  codManager: companyCode,
  description: companyDescription,
  user: choice.user,
  email: choice.email,
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

const sentManager =
  (context: EnrolmentContext) =>
  (manager: Manager): SentManager => {
    const type = manager.typeManager === 'S' ? 'S' : 'V';
    return {
      codManager: manager.codManager,
      email: manager.email,
      pointOfSalesList: manager.pointOfSalesList.map(({ codPointOfSales }) => ({
        codPointOfSales,
      })),
      type,
      typeManager: type,
      user: manager.user,
      description: descriptionOf(context, manager),
    };
  };

/** API-061 to API-063. */
export const enrolmentOf = (context: EnrolmentContext): Enrolment => ({
  mode: context.mode,
  key: `${context.key}-${context.revision}`,
  request: {
    ...context.responsible,
    user: context.user,
    flagMail: context.flagMail,
    description: context.companyDescription,
    managerList: context.managers.map(sentManager(context)),
  },
});
