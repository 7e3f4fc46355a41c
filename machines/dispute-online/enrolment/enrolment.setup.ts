import { assign, sendTo, setup } from 'xstate';
import { asksAboutCases } from '../../../acquirer/contract/configuration';
import type { EboxProfile } from '../../../acquirer/contract/enrolment';
import { type FlowResult, outputIn, resultIs, type StateMeta } from '../../flow-result';
import { merchantIn } from '../../verifying';
import { codesOfSuspended, isNews } from './changes';
import { enrolmentActors, type OpenRequests } from './enrolment.actors';
import {
  assignmentsOf,
  begun,
  companyManager,
  type EnrolmentContext,
  type EnrolmentEvent,
  type EnrolmentInput,
  formFits,
  type ResponsibleForm,
} from './enrolment.types';
import { managerAssignmentMachine } from './manager-assignment/manager-assignment.machine';
import type { ManagersAssigned } from './manager-assignment/manager-assignment.types';
import { managerChoiceMachine } from './manager-choice/manager-choice.machine';
import type { ManagerChoiceContext, ManagerChosen } from './manager-choice/manager-choice.types';

const completedAs = (event: unknown, isCompany: boolean) => {
  const output = outputIn<ManagerChosen>(event);
  return output.type === 'completed' && (output.chosen.kind === 'S') === isCompany;
};

const isProfile = (body: unknown): body is EboxProfile =>
  typeof body === 'object' && body !== null && 'listaGestoriList' in body;

const basis = ({ kind, point, typed }: ManagerChoiceContext) =>
  JSON.stringify([kind, point, typed]);

/** The codes of managers who will be ANNULLATO whose open requests are not counted yet. */
export const codesToCount = (context: EnrolmentContext) =>
  asksAboutCases(context.extensions)
    ? codesOfSuspended(context).filter((code) => !(code in context.openRequests))
    : [];

/** The vocabulary of the enrolment chart: what its guards ask and what its actions do. */
export const enrolmentSetup = setup({
  types: {
    context: {} as EnrolmentContext,
    events: {} as EnrolmentEvent,
    input: {} as EnrolmentInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as {
      manager: 'manager';
      table: 'table';
      openRequests: 'openRequests';
      readAgain: 'readAgain';
      send: 'send';
      welcome: 'welcome';
    },
  },
  actors: { ...enrolmentActors, manager: managerChoiceMachine, table: managerAssignmentMachine },
  guards: {
    isEnrolment: ({ context }) => context.mode === 'enrol',
    isModification: ({ context }) => context.mode === 'modify',
    companyIsEnrolled: ({ event }) => merchantIn(event)?.ebox === 'SI',
    responsibleIsComplete: ({ context, event }) =>
      event.type === 'responsible.confirmed' && formFits(context.mode, event),
    companyChosen: ({ event }) => completedAs(event, true),
    pointsChosen: ({ event }) => completedAs(event, false),
    managerLeft: resultIs('cancelled'),
    managerFailed: resultIs('failed'),
    tableCompleted: resultIs('completed'),
    tableCancelled: resultIs('cancelled'),
    tableRefused: resultIs('refused'),
    tableFailed: resultIs('failed'),
    isOfPoints: ({ context }) => context.chosen.kind !== 'S',
    managersKnown: ({ context }) => context.managers.length > 0,
    profileChangedElsewhere: ({ context }) => context.earlier !== null,
    profileIsNews: ({ context, event }) =>
      event.type === 'http.200' && isProfile(event.body) && isNews(context, event.body),
  },
  actions: {
    leaveManager: sendTo('manager', { type: 'step.back' }),
    leaveTable: sendTo('table', { type: 'step.back' }),
    keepTyped: assign((_, { responsible, flagMail, consent }: ResponsibleForm) => ({
      typed: { responsible, flagMail, consent },
    })),
    countDecision: assign(({ context: { revision } }) => ({ revision: revision + 1 })),
    keepUndecided: assign(({ event }) => ({ chosen: outputIn<ManagerChosen>(event).chosen })),
    keepChosen: assign(({ context, event }) => {
      const { chosen } = outputIn<ManagerChosen>(event);
      return {
        chosen,
        tableBasis: basis(chosen),
        ...(basis(chosen) !== context.tableBasis && {
          assignments: assignmentsOf(chosen, context.companyCode),
          refused: [],
        }),
        managers: chosen.kind === 'S' ? [companyManager(context, chosen)] : [],
      };
    }),
    keepAssigned: assign(({ event }) => {
      const { assignments, refused, managers } = outputIn<ManagersAssigned>(event);
      return { assignments, refused, managers };
    }),
    keepCounts: assign(({ context }, { counts }: { counts: OpenRequests }) => ({
      openRequests: { ...context.openRequests, ...counts },
    })),
    takeProfile: assign(({ context }, profile: EboxProfile) => ({
      profile,
      earlier: context.earlier ?? context.profile,
      chosen: { ...context.chosen, current: profile.listaGestoriList },
    })),
    startFromProfile: assign(({ context }) => ({
      ...begun(context),
      revision: context.revision,
    })),
  },
});
