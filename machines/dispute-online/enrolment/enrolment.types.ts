import * as v from 'valibot';
import type { OutcomeOf } from '../../../acquirer/client';
import {
  type Assignment,
  type addMultipleAdmin,
  enrollEbox,
  modifyEbox,
  type SentManager,
} from '../../../acquirer/contract/enrolment';
import type { Manager } from '../../../acquirer/contract/managers';
import type { Enrolment } from './enrolment.actors';
import type { ManagerChoiceContext } from './manager-choice/manager-choice.types';

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
  /** What is known of the responsible person beforehand. */
  readonly responsible: Responsible;
  /** A fresh id: with the data that is sent it makes an intention. */
  readonly key: string;
}

export interface EnrolmentContext extends EnrolmentInput {
  /** PRM-012: whether the responsible person gets a copy of the notices. */
  readonly flagMail: boolean;
  /** DEFINISCI GESTORE, as it was left. */
  readonly chosen: ManagerChoiceContext;
  /** What the rows of the table were made from. */
  readonly tableBasis: string;
  readonly assignments: readonly Assignment[];
  readonly managers: readonly Manager[];
  /** How often something was decided anew: another intention each time. */
  readonly revision: number;
}

export type EnrolmentEvent =
  | OutcomeOf<typeof addMultipleAdmin>
  | OutcomeOf<typeof enrollEbox>
  | {
      readonly type: 'responsible.confirmed';
      readonly responsible: Responsible;
      readonly flagMail: boolean;
      readonly consent: boolean;
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

/** One row for each chosen point, with the manager that was chosen. */
export const assignmentsOf = ({ points, point, choice }: ManagerChoiceContext): Assignment[] =>
  points
    .filter(({ codPointOfSales }) => choice.codes.includes(codPointOfSales))
    .map(({ codPointOfSales, name, city }) => ({
      codPos: codPointOfSales,
      signboard: name,
      city,
      codAdmin: point,
      user: choice.user,
      email: choice.email,
    }));

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
  const point = context.chosen.points.find(({ codPointOfSales }) => codPointOfSales === codManager);
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
