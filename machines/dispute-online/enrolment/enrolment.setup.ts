import { assign, sendTo, setup } from 'xstate';
import type { AnswerOf } from '../../../acquirer/client';
import { asksAboutCases } from '../../../acquirer/contract/configuration';
import type {
  Assignment,
  addMultipleAdmin,
  EboxProfile,
} from '../../../acquirer/contract/enrolment';
import { outputIn, resultIs, type StateMeta } from '../../flow-result';
import { merchantIn } from '../../verifying';
import { codesOfSuspended } from './changes';
import { enrolmentActors } from './enrolment.actors';
import {
  assignmentsOf,
  companyManager,
  type EnrolmentContext,
  type EnrolmentEvent,
  type EnrolmentExit,
  type EnrolmentInput,
  responsibleFits,
} from './enrolment.types';
import { managerAssignmentMachine } from './manager-assignment/manager-assignment.machine';
import {
  isLeftOut,
  type ManagerAssignmentExit,
  type RefusedRow,
  type RowPart,
} from './manager-assignment/manager-assignment.types';
import { managerChoiceMachine } from './manager-choice/manager-choice.machine';
import type {
  ManagerChoiceContext,
  ManagerChoiceExit,
} from './manager-choice/manager-choice.types';
import { holdsUnseen, mergedWith, reassigns } from './meanwhile';
import { renewedFrom } from './renewed';

const completedAs = (event: unknown, kind: ManagerChoiceContext['kind']) => {
  const output = outputIn<ManagerChoiceExit>(event);
  return output.type === 'completed' && output.chosen.kind === kind;
};

const isProfile = (body: unknown): body is EboxProfile =>
  typeof body === 'object' && body !== null && 'listaGestoriList' in body;

const hasManagers = (body: unknown): body is AnswerOf<typeof addMultipleAdmin> =>
  typeof body === 'object' && body !== null && 'managerList' in body;

const profileIn = (event: EnrolmentEvent): EboxProfile | null =>
  event.type === 'http.200' && isProfile(event.body) ? event.body : null;

/** The rows that are sent: a point of sale left without a manager is not among them. */
export const sentRows = (assignments: readonly Assignment[]) =>
  assignments.filter((row) => !isLeftOut(row));

/** The rows that a refusal names, as `0.codAdmin: ...`, among the sent ones. */
const refusedIn = (details: readonly string[], sent: readonly Assignment[]): RefusedRow[] =>
  details.flatMap((detail) => {
    const [, index, part] = /^(\d+)\.(codPos|codAdmin|user|email)\b/.exec(detail) ?? [];
    const row = sent[Number(index)];
    return row === undefined ? [] : [{ codPos: row.codPos, part: part as RowPart }];
  });

/** The source of the table: while it is unchanged, the input in the table stays. */
const basis = ({ kind, point, choice }: ManagerChoiceContext) =>
  JSON.stringify([kind, point, choice]);

/** The vocabulary of the enrolment chart: what its guards ask and what its actions do. */
export const enrolmentSetup = setup({
  types: {
    context: {} as EnrolmentContext,
    events: {} as EnrolmentEvent,
    input: {} as EnrolmentInput,
    output: {} as EnrolmentExit,
    meta: {} as StateMeta,
    children: {} as {
      manager: 'manager';
      table: 'table';
      assign: 'assign';
      openRequests: 'openRequests';
      readAgain: 'readAgain';
      send: 'send';
      welcome: 'welcome';
    },
  },
  actors: { ...enrolmentActors, manager: managerChoiceMachine, table: managerAssignmentMachine },
  guards: {
    resumesManager: ({ context }) => context.draft?.step === 'manager',
    resumesTable: ({ context }) => context.draft?.step === 'table',
    resumesRecap: ({ context }) => context.draft?.step === 'recap',
    resumesSuccess: ({ context }) => context.draft?.step === 'succeeded',
    resumesFailure: ({ context }) => context.draft?.step === 'notSucceeded',
    resumesNotAllowed: ({ context }) => context.draft?.step === 'notAllowed',
    resumesUnanswered: ({ context }) => context.draft?.step === 'unanswered',
    resumesEnrolled: ({ context }) => context.draft?.step === 'enrolledMeanwhile',
    isEnrolment: ({ context }) => context.mode === 'enrol',
    companyIsEnrolled: ({ event }) => merchantIn(event)?.ebox === 'SI',
    isModification: ({ context }) => context.mode === 'modify',
    // ENR-027: a registered company has accepted the regulation before.
    responsibleIsComplete: ({ context, event }) =>
      event.type === 'responsible.confirmed' &&
      (event.consent || context.mode === 'modify') &&
      responsibleFits(context.mode, event.responsible),
    companyChosen: ({ event }) => completedAs(event, 'S'),
    pointsChosen: ({ event }) => completedAs(event, 'V') || completedAs(event, 'asNow'),
    managerLeft: resultIs('cancelled'),
    managerFailed: resultIs('failed'),
    isOfPoints: ({ context }) => context.chosen.kind !== 'S',
    managersEnd: ({ context }) =>
      context.mode === 'modify' &&
      asksAboutCases(context.extensions) &&
      codesOfSuspended(context).length > 0,
    changedMeanwhile: ({ context, event }) => {
      const read = profileIn(event);
      return read !== null && holdsUnseen(context, read);
    },
    managersChangedMeanwhile: ({ context, event }) => {
      const read = profileIn(event);
      return read !== null && holdsUnseen(context, read) && reassigns(context, read);
    },
    managersKnown: ({ context }) => context.managers.length > 0,
    tableCompleted: resultIs('completed'),
    tableCancelled: resultIs('cancelled'),
    tableFailed: resultIs('failed'),
  },
  actions: {
    leaveManager: sendTo('manager', { type: 'step.back' }),
    leaveTable: sendTo('table', { type: 'step.back' }),
    keepResponsible: assign(({ context, event }) =>
      event.type === 'responsible.confirmed'
        ? {
            typed: {
              responsible: event.responsible,
              flagMail: event.flagMail,
              consent: event.consent,
            },
            responsible: event.responsible,
            renewed: [],
            flagMail: context.mode === 'modify' || event.flagMail,
            revision: context.revision + 1,
          }
        : {},
    ),
    receiveSession: assign({
      latest: ({ context, event }) =>
        event.type === 'session.changed' ? event.input.responsible : context.latest,
    }),
    renew: assign(({ context }) => renewedFrom(context)),
    keepTyped: assign(({ event }) =>
      event.type === 'responsible.typed' ? { typed: event.typed } : {},
    ),
    keepUndecided: assign(({ event }) => {
      const output = outputIn<ManagerChoiceExit>(event);
      return 'chosen' in output ? { chosen: output.chosen } : {};
    }),
    keepChosen: assign(({ context, event }) => {
      const output = outputIn<ManagerChoiceExit>(event);
      if (!('chosen' in output)) return {};
      const { chosen } = output;
      const asBefore = basis(chosen) === context.tableBasis;
      return {
        chosen,
        tableBasis: basis(chosen),
        assignments: asBefore ? context.assignments : assignmentsOf(chosen, context.companyCode),
        refused: asBefore ? context.refused : [],
        openRequests: null,
        managers: chosen.kind === 'S' ? [companyManager(context, chosen)] : [],
        revision: context.revision + 1,
      };
    }),
    keepAssignments: assign(({ context, event }) => {
      const output = outputIn<ManagerAssignmentExit>(event);
      return 'assignments' in output
        ? {
            assignments: output.assignments,
            managers: [],
            refused: [],
            openRequests: null,
            revision: context.revision + 1,
          }
        : {};
    }),
    keepRefused: assign(({ context, event }) =>
      'details' in event
        ? { refused: refusedIn(event.details, sentRows(context.assignments)) }
        : {},
    ),
    keepCounts: assign(({ event }) =>
      event.type === 'requests.counted' ? { openRequests: event.counts } : {},
    ),
    mergeProfile: assign(({ context, event }) => {
      const read = profileIn(event);
      return read === null ? {} : mergedWith(context, read);
    }),
    keepManagers: assign(({ event }) =>
      event.type === 'http.200' && hasManagers(event.body)
        ? { managers: event.body.managerList }
        : {},
    ),
  },
});
