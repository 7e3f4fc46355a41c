import { describe, expect, it } from 'vitest';
import {
  addMultipleAdmin,
  enrollEbox,
  getEboxProfile,
  modifyEbox,
} from '../../acquirer/contract/enrolment';
import { enrolmentMachine } from '../../machines/dispute-online/enrolment/enrolment.machine';
import {
  assignmentsOf,
  enrolmentOf,
} from '../../machines/dispute-online/enrolment/enrolment.types';
import { managerAssignmentMachine } from '../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import { managerChoiceMachine } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import { nothingChosen } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import {
  draftAt,
  input,
  manager,
  nothingLearned,
  profile,
  responsible,
  typed,
} from '../../paths/dispute-online/enrolment/enrolment.scenario';
import {
  assignment,
  shop,
} from '../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import {
  beginsAsNow,
  chosenAsNow,
  chosenCompany,
  chosenPoint,
  managersNow,
} from '../../paths/dispute-online/enrolment/manager-choice/manager-choice.scenario';
import { company } from '../../paths/portal/company';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';
import { verifyingCall } from './support/verifying';

const context = {
  ...input,
  mode: 'enrol',
  typed: { responsible: input.responsible, flagMail: true, consent: false },
  flagMail: true,
  chosen: nothingChosen,
  tableBasis: '',
  assignments: [],
  managers: [],
  refused: [],
  openRequests: null,
  ...nothingLearned,
  earlier: null,
  revision: 0,
} as const;
const withoutCopy = { ...typed, flagMail: false };
const otherShop = { ...shop, codPointOfSales: '5000000002', name: 'AL MOLO' };
const sentManager = {
  codManager: '5000000001',
  email: 'alponte@example.it',
  pointOfSalesList: [{ codPointOfSales: '5000000001' }],
  type: 'V',
  typeManager: 'V',
  user: 'Tutti',
  description: 'TRATTORIA AL PONTE VIA ROMA 1 MILANO',
};
const withoutManager = { ...assignment, codPos: '5000000002', codAdmin: '', user: '', email: '' };
const confirm = (change: object = {}, consent = true, flagMail = true) => ({
  type: 'responsible.confirmed',
  responsible: { ...responsible, ...change },
  flagMail,
  consent,
});
const ended = (id: string, output: object) => ({ type: `xstate.done.actor.${id}`, output });
const recap = (state: string) => ({ recap: state });
/** The fax is new, every manager stays; another person changes something meanwhile. */
const newFax = { ...responsible, fax: '0298765432' };
const renamed = { ...profile, nome: 'Anna' };
const molo = { codAdmin: '5000000002', user: 'Tutti', email: 'almolo@example.it' };
const moloRow = { codPos: '5000000002', signboard: 'AL MOLO', city: 'MILANO', ...molo };
const withMolo = {
  ...profile,
  listaGestoriList: [
    ...managersNow,
    { codGestore: molo.codAdmin, user: molo.user, email: molo.email, listaPuntiVenditaList: [] },
  ],
};
const newEmail = {
  ...profile,
  listaGestoriList: managersNow.map((each) => ({ ...each, email: 'nuova@example.it' })),
};
const chosenBoth = { ...chosenAsNow, everyPoint: [shop, otherShop] };
const modifying = {
  mode: 'modify',
  profile,
  responsible: newFax,
  typed: { ...typed, responsible: newFax },
  chosen: chosenBoth,
  assignments: [{ ...assignment, user: 'Tutti' }, withoutManager],
  managers: [manager],
};
const sentOf = (asked: object, revision: number) => ({
  mode: 'modify',
  key: `${input.key}-${revision}`,
  request: {
    ...asked,
    user: 'azienda02',
    flagMail: true,
    description: input.companyDescription,
    managerList: [sentManager],
  },
});
/** The session knew the person; another tab has changed phone and e-mail since. */
const latest = { ...responsible, telephone: '+393339999999', email: 'nuova@example.it' };
const learned = { type: 'session.changed', input: { responsible: latest } };
const knowing = {
  responsible,
  known: responsible,
  latest: responsible,
  typed: { ...typed, responsible: { ...responsible, telephone: '+393330000000', fax: '0299' } },
};
/** Edited fields stay: phone and fax. */
const renewed = {
  known: latest,
  renewed: ['email'],
  renewals: 1,
  responsible: { ...responsible, email: latest.email },
  typed: { ...knowing.typed, responsible: { ...knowing.typed.responsible, email: latest.email } },
};
const result = (state: string) => ({ result: state });
const failures = ['http.400', 'http.403', 'http.404', 'http.500'];

describe('enrolment: what the requirements say', () => {
  obeys(enrolmentMachine, context, [
    ...(
      [
        ['responsible', 'responsible'],
        ['manager', 'manager'],
        ['table', 'table'],
        ['recap', { recap: 'overview' }],
        ['succeeded', { result: 'succeeded' }],
        ['notSucceeded', { result: 'notSucceeded' }],
        ['notAllowed', { result: 'notAllowed' }],
        ['unanswered', { result: 'unanswered' }],
        ['enrolledMeanwhile', { result: 'enrolledMeanwhile' }],
      ] as const
    ).map(([step, state]) => {
      const {
        companyDescription: _,
        user: __,
        step: ___,
        begun: ____,
        chosen,
        ...draft
      } = draftAt(step);
      return {
        rule: `[API-008] a reload at "${step}" finds it, with all that was said before`,
        starting: { ...input, mode: 'enrol', draft: { ...draftAt(step), typed: withoutCopy } },
        to: state,
        remembering: {
          ...draft,
          typed: withoutCopy,
          responsible,
          flagMail: false,
          chosen: { ...chosen, current: [] },
        },
      };
    }),
    {
      rule: '[API-008] [ENR-020] what is typed of the responsible person is known at once',
      in: 'responsible',
      on: { type: 'responsible.typed', typed },
      to: 'responsible',
      remembering: { typed, responsible: input.responsible },
    },
    {
      rule: '[ENR-021] a field that was not typed over takes what another tab has changed, one that was keeps what was typed',
      in: 'responsible',
      with: knowing,
      on: learned,
      to: 'responsible',
      remembering: { ...renewed, latest, revision: 0 },
    },
    {
      rule: '[ENR-021] it is said again where it happens again',
      in: 'responsible',
      with: { ...knowing, ...renewed, latest },
      on: { ...learned, input: { responsible: { ...latest, email: 'terza@example.it' } } },
      to: 'responsible',
      remembering: { renewed: ['email'], renewals: 2 },
    },
    {
      rule: '[ENR-021] what the form begins with already is nothing new',
      in: 'responsible',
      with: knowing,
      on: { type: 'session.changed', input: { responsible } },
      to: 'responsible',
      remembering: { renewed: [], renewals: 0, typed: knowing.typed },
    },
    {
      rule: '[ENR-021] [ENR-048] the recap takes it too, as another intention',
      in: recap('overview'),
      with: { responsible, known: responsible, typed, revision: 2 },
      on: learned,
      to: recap('overview'),
      remembering: {
        responsible: latest,
        typed: { ...typed, responsible: latest },
        renewed: ['telephone', 'email'],
        revision: 3,
      },
    },
    {
      rule: '[ENR-021] confirmed data are seen: nothing more is said of them',
      in: 'responsible',
      with: { ...knowing, ...renewed, latest },
      on: confirm(),
      to: 'manager',
      remembering: { renewed: [] },
    },
    ...[recap('sending'), recap('verifying'), result('unanswered')].map((state) => ({
      rule: `[ENR-052] what was confirmed stays as it was confirmed (${JSON.stringify(state)})`,
      in: state,
      with: { responsible, known: responsible, typed, revision: 2 },
      on: learned,
      to: state,
      remembering: { responsible, typed, latest, renewed: [], revision: 2 },
    })),
    ...(
      [
        [[manager], recap('overview')],
        [[], 'table'],
      ] as const
    ).map(([managers, to]) => ({
      rule: `[ENR-053] [ENR-021] what failed is tried again with the data of now (${JSON.stringify(to)})`,
      in: result('notSucceeded'),
      with: { responsible, known: responsible, latest, typed, managers, revision: 2 },
      on: { type: 'flow.retried' },
      to,
      remembering: { responsible: latest, renewed: ['telephone', 'email'], revision: 3 },
    })),
    {
      rule: '[ERR-017] [ENR-021] after a lost answer the same data travel again',
      in: result('unanswered'),
      with: { responsible, known: responsible, latest, typed, managers: [manager], revision: 2 },
      on: { type: 'flow.retried' },
      to: recap('overview'),
      remembering: { responsible, revision: 2 },
    },
    ...(
      [
        ['recap', recap('overview'), latest, 4],
        ['notSucceeded', result('notSucceeded'), responsible, 3],
        ['unanswered', result('unanswered'), responsible, 3],
      ] as const
    ).map(([step, to, now, revision]) => ({
      rule: `[API-008] [ENR-021] a reload at "${step}" knows what has changed since`,
      starting: {
        ...input,
        responsible: latest,
        mode: 'enrol',
        draft: { ...draftAt(step), known: responsible },
      },
      to,
      remembering: { responsible: now, latest, revision },
    })),
    {
      rule: '[ENR-017] a reload of a modification keeps what it began from',
      starting: {
        ...input,
        responsible: latest,
        mode: 'modify',
        profile,
        draft: { ...draftAt('recap'), mode: 'modify', known: responsible },
      },
      to: recap('overview'),
      remembering: { responsible, renewed: [], revision: 3 },
    },
    {
      rule: 'an enrolment begins with the responsible person',
      starting: { ...input, mode: 'enrol' },
      to: 'responsible',
      remembering: { flagMail: true, managers: [] },
    },
    {
      rule: '[ENR-026] [ENR-015] valid data and the accepted regulation lead on',
      in: 'responsible',
      on: confirm({}, true, false),
      to: 'manager',
      remembering: { responsible, flagMail: false },
      asking: { manager: nothingChosen },
    },
    {
      rule: '[ENR-026] without the regulation nothing happens',
      in: 'responsible',
      on: confirm({}, false),
      to: 'responsible',
    },
    {
      rule: '[ENR-027] [API-065] who modifies need not accept it again, and always gets the copy',
      in: 'responsible',
      with: { mode: 'modify' },
      on: confirm({}, false, false),
      to: 'manager',
      remembering: { flagMail: true },
    },
    ...[
      ['VAL-033', { name: 'G' }],
      ['VAL-034', { surname: 'F' }],
      ['VAL-038', { fax: '12345678' }],
      ['VAL-035', { fax: '02123456a' }],
      ['VAL-035', { fax: '02123456789' }],
      ['VAL-027', { telephone: '3331234567' }],
      ['VAL-024', { email: 'non-valida' }],
      ['ENR-026', { email: '' }],
    ].map(([id, change]) => ({
      rule: `[${id}] with ${JSON.stringify(change)} it does not go on`,
      in: 'responsible',
      on: confirm(change as object),
      to: 'responsible',
    })),
    {
      rule: '[VAL-036] in a modification 7 digits of fax are enough',
      in: 'responsible',
      with: { mode: 'modify' },
      on: confirm({ fax: '0212345' }),
      to: 'manager',
    },
    {
      rule: '[ENR-016] a modification can be left at its first step',
      in: 'responsible',
      with: { mode: 'modify' },
      on: { type: 'step.back' },
      to: 'cancelled',
      exit: { type: 'cancelled', read: null },
    },
    {
      rule: 'an enrolment has nothing before its first step',
      in: 'responsible',
      on: { type: 'step.back' },
      to: 'responsible',
    },
    {
      rule: '[PRM-007] the company as a manager goes straight to the recap',
      in: 'manager',
      on: ended('manager', { type: 'completed', chosen: chosenCompany }),
      to: recap('overview'),
      remembering: {
        managers: [
          {
            codManager: '0123456789',
            description: input.companyDescription,
            user: 'azienda02',
            email: 'giulia.ferri@example.it',
            type: 'S',
            typeManager: 'S',
            desc: '',
            pointOfSalesList: [],
          },
        ],
      },
    },
    {
      rule: '[ENR-046] [ENR-044] points of sale go to the table, one row each',
      in: 'manager',
      on: ended('manager', { type: 'completed', chosen: chosenPoint }),
      to: 'table',
      remembering: { assignments: [{ ...assignment, user: 'Tutti' }] },
      asking: {
        table: {
          assignments: [{ ...assignment, user: 'Tutti' }],
          companyCode: input.companyCode,
          candidates: [shop],
          mayLeaveOut: false,
          refused: [],
        },
      },
    },
    {
      rule: '[ENR-017] a modification begins with what is: the responsible person and the managers',
      starting: { ...input, mode: 'modify', responsible, profile },
      to: 'responsible',
      remembering: { responsible, chosen: beginsAsNow },
    },
    {
      rule: '[ENR-017] [PRM-015] the managers of now fill the table, one row for each point of the company',
      in: 'manager',
      with: { mode: 'modify', profile },
      on: ended('manager', {
        type: 'completed',
        chosen: { ...chosenAsNow, everyPoint: [shop, otherShop] },
      }),
      to: 'table',
      remembering: {
        assignments: [
          { ...assignment, user: 'Tutti' },
          {
            codPos: '5000000002',
            signboard: 'AL MOLO',
            city: 'MILANO',
            codAdmin: '',
            user: '',
            email: '',
          },
        ],
        managers: [],
      },
    },
    {
      rule: '[ENR-045] a point of sale without a manager is not among the rows that are sent',
      in: 'table',
      with: { mode: 'modify', profile },
      on: ended('table', { type: 'completed', assignments: [assignment, withoutManager] }),
      to: 'assigning',
      asking: { assign: { assignments: [assignment] } },
    },
    ...forEachAnswer(['http.400', 'http.403'], (type) => ({
      rule: `[ENR-045] a refusal marks the row it names, among those that were sent (${type})`,
      in: 'assigning',
      with: { assignments: [withoutManager, assignment] },
      on: { type, details: ['0.codAdmin: nobody is registered', 'else: no'], code: '' },
      to: result('notSucceeded'),
      remembering: { refused: [{ codPos: assignment.codPos, part: 'codAdmin' }] },
    })),
    {
      rule: '[ENR-045] another try forgets what was refused before',
      in: 'table',
      with: { refused: [{ codPos: assignment.codPos, part: 'user' }] },
      on: ended('table', { type: 'completed', assignments: [assignment] }),
      to: 'assigning',
      remembering: { refused: [] },
    },
    {
      rule: '[CAS-005] before the recap the open requests of managers who end are counted',
      in: 'assigning',
      with: { mode: 'modify', profile, chosen: chosenAsNow },
      on: { type: 'http.200', body: { managerList: [{ ...manager, codManager: '5000000009' }] } },
      to: recap('counting'),
      asking: { openRequests: { codes: ['5000000001'] } },
    },
    {
      rule: '[ENR-047] [API-069] as the specification says nothing is counted for the recap',
      in: 'assigning',
      with: { mode: 'modify', profile, chosen: chosenAsNow, extensions: [] },
      on: { type: 'http.200', body: { managerList: [{ ...manager, codManager: '5000000009' }] } },
      to: recap('overview'),
      remembering: { openRequests: null },
      asking: {},
    },
    {
      rule: '[ENR-047] and the recap says how many there are',
      in: recap('counting'),
      with: { mode: 'modify', profile, chosen: chosenAsNow },
      on: { type: 'requests.counted', counts: { '5000000001': 12 } },
      to: recap('overview'),
      remembering: { openRequests: { '5000000001': 12 } },
    },
    {
      rule: '[ENR-047] nothing is counted where the managers stay',
      in: 'assigning',
      with: { mode: 'modify', profile, chosen: chosenAsNow },
      on: { type: 'http.200', body: { managerList: [manager] } },
      to: recap('overview'),
      asking: {},
    },
    {
      rule: '[ENR-047] Indietro does not wait for the count (the company)',
      in: recap('counting'),
      with: { mode: 'modify', chosen: chosenCompany },
      on: { type: 'step.back' },
      to: 'manager',
    },
    {
      rule: '[ENR-047] Indietro does not wait for the count (points of sale)',
      in: recap('counting'),
      with: { mode: 'modify', chosen: chosenAsNow },
      on: { type: 'step.back' },
      to: 'table',
    },
    ...['manager', 'table'].map((step) => ({
      rule: `[ENR-016] Back of the browser is for the step that is open (${step})`,
      in: step,
      on: { type: 'step.back' },
      to: step,
      passing: { [step]: { type: 'step.back' } },
    })),
    {
      rule: '[ENR-016] Indietro goes back to the responsible person and keeps what was chosen',
      in: 'manager',
      with: { responsible },
      on: ended('manager', { type: 'cancelled', chosen: chosenPoint }),
      to: 'responsible',
      remembering: { responsible, chosen: chosenPoint },
    },
    {
      rule: '[ENR-045] the completed table is sent',
      in: 'table',
      on: ended('table', { type: 'completed', assignments: [assignment] }),
      to: 'assigning',
      remembering: { assignments: [assignment] },
      asking: { assign: { assignments: [assignment] } },
    },
    {
      rule: '[ENR-016] Indietro from the table keeps its rows',
      in: 'table',
      on: ended('table', { type: 'cancelled', assignments: [assignment] }),
      to: 'manager',
      remembering: { assignments: [assignment] },
    },
    {
      rule: '[ENR-045] and its answer is what the recap shows',
      in: 'assigning',
      on: { type: 'http.200', body: { managerList: [manager] } },
      to: recap('overview'),
      remembering: { managers: [manager] },
    },
    ...forEachAnswer([...failures, 'http.network'], (type) => ({
      rule: `[ERR-018] ${type} there ends on the failed result`,
      in: 'assigning',
      on: { type },
      to: result('notSucceeded'),
    })),
    {
      rule: '[ENR-051] a further page lists every manager',
      in: recap('overview'),
      on: { type: 'managers.opened' },
      to: recap('managers'),
    },
    {
      rule: '[ENR-051] and is left with Indietro, without counting anything again',
      in: recap('managers'),
      with: { mode: 'modify', profile, chosen: chosenAsNow, managers: [] },
      on: { type: 'step.back' },
      to: recap('overview'),
      asking: {},
    },
    {
      rule: '[ENR-051] and is left with Indietro',
      in: recap('managers'),
      on: { type: 'step.back' },
      to: recap('overview'),
    },
    {
      rule: '[ENR-047] Indietro from the recap of a company goes to its manager',
      in: recap('overview'),
      with: { chosen: chosenCompany },
      on: { type: 'step.back' },
      to: 'manager',
    },
    {
      rule: '[ENR-047] and from that of points of sale to the table',
      in: recap('overview'),
      with: { chosen: chosenPoint },
      on: { type: 'step.back' },
      to: 'table',
    },
    {
      rule: '[ENR-052] Conferma sends the enrolment, under a new key',
      in: recap('overview'),
      with: { responsible, revision: 2 },
      on: { type: 'enrolment.confirmed' },
      to: recap('sending'),
      asking: {
        send: {
          mode: 'enrol',
          key: `${input.key}-2`,
          request: {
            ...responsible,
            user: 'azienda02',
            flagMail: true,
            description: input.companyDescription,
            managerList: [],
          },
        },
      },
    },
    {
      rule: '[ENR-052] [ENR-017] Conferma of a modification reads the profile again first',
      in: recap('overview'),
      with: modifying,
      on: { type: 'enrolment.confirmed' },
      to: recap('readingAgain'),
      asking: { readAgain: undefined },
    },
    {
      rule: '[ENR-052] where it is as the form began from it, the modification is sent',
      in: recap('readingAgain'),
      with: { ...modifying, revision: 2 },
      on: { type: 'http.200', body: profile },
      to: recap('sending'),
      remembering: { earlier: null },
      asking: { send: sentOf(newFax, 2) },
    },
    {
      rule: '[ENR-017] what another person has changed is told, nothing is sent, and what was typed here stays',
      in: recap('readingAgain'),
      with: { ...modifying, revision: 2 },
      on: { type: 'http.200', body: renamed },
      to: recap('overview'),
      remembering: {
        profile: renamed,
        earlier: profile,
        responsible: { ...newFax, name: 'Anna' },
        typed: { ...typed, responsible: { ...newFax, name: 'Anna' } },
        managers: [manager],
        revision: 3,
      },
      asking: {},
    },
    {
      rule: '[ENR-017] and is sent along once it was seen',
      in: recap('readingAgain'),
      with: {
        ...modifying,
        profile: renamed,
        earlier: profile,
        responsible: { ...newFax, name: 'Anna' },
        revision: 3,
      },
      on: { type: 'http.200', body: renamed },
      to: recap('sending'),
      asking: { send: sentOf({ ...newFax, name: 'Anna' }, 3) },
    },
    {
      rule: '[ENR-017] where both have changed the same, what was typed here stays, and is told too',
      in: recap('readingAgain'),
      with: modifying,
      on: { type: 'http.200', body: { ...profile, fax: '0211111111' } },
      to: recap('overview'),
      remembering: { responsible: newFax, earlier: profile },
      asking: {},
    },
    {
      rule: '[ENR-017] [ERR-017] what another try of the same finds done already is nothing new',
      in: recap('readingAgain'),
      with: modifying,
      on: { type: 'http.200', body: { ...profile, fax: newFax.fax } },
      to: recap('sending'),
      remembering: { revision: 0, earlier: null },
    },
    {
      rule: '[ENR-017] [ENR-045] managers that another person has changed are assigned with those of this table',
      in: recap('readingAgain'),
      with: modifying,
      on: { type: 'http.200', body: withMolo },
      to: recap('reassigning'),
      remembering: {
        managers: [],
        assignments: [{ ...assignment, user: 'Tutti' }, moloRow],
        chosen: { ...chosenBoth, current: withMolo.listaGestoriList },
        earlier: profile,
      },
      asking: { assign: { assignments: [{ ...assignment, user: 'Tutti' }, moloRow] } },
    },
    {
      rule: '[ENR-045] a point of sale that stays without a manager is not among those assigned again',
      in: recap('readingAgain'),
      with: { ...modifying, assignments: [{ ...assignment, user: 'Tutti' }, withoutManager] },
      on: { type: 'http.200', body: newEmail },
      to: recap('reassigning'),
      asking: {
        assign: {
          assignments: [{ ...assignment, user: 'Tutti', email: 'nuova@example.it' }],
        },
      },
    },
    {
      rule: '[ENR-017] who has given all points of sale to the company keeps that, and is told of the other managers',
      in: recap('readingAgain'),
      with: { ...modifying, chosen: { ...chosenCompany, current: managersNow } },
      on: { type: 'http.200', body: withMolo },
      to: recap('counting'),
      remembering: { managers: [manager], earlier: profile, openRequests: null },
      asking: { openRequests: { codes: ['5000000002'] } },
    },
    {
      rule: '[ENR-045] the recap then shows the managers of both',
      in: recap('reassigning'),
      with: { ...modifying, managers: [] },
      on: { type: 'http.200', body: { managerList: [manager] } },
      to: recap('overview'),
      remembering: { managers: [manager] },
    },
    {
      rule: '[ENR-017] [CAS-005] and counts again the open requests of managers that end',
      in: recap('reassigning'),
      with: { mode: 'modify', profile, chosen: chosenAsNow },
      on: { type: 'http.200', body: { managerList: [{ ...manager, codManager: '5000000009' }] } },
      to: recap('counting'),
      asking: { openRequests: { codes: ['5000000001'] } },
    },
    ...forEachAnswer([...failures, 'http.network'], (type) => ({
      rule: `[ERR-018] ${type} there ends on the failed result`,
      in: recap('reassigning'),
      on: { type },
      to: result('notSucceeded'),
    })),
    ...forEachAnswer(['http.400', 'http.403'], (type) => ({
      rule: `[ENR-045] a refusal there marks the row it names (${type})`,
      in: recap('reassigning'),
      with: { assignments: [withoutManager, assignment] },
      on: { type, details: ['0.codAdmin: nobody is registered'], code: '' },
      to: result('notSucceeded'),
      remembering: { refused: [{ codPos: assignment.codPos, part: 'codAdmin' }] },
    })),
    ...forEachAnswer([...failures, 'http.network'], (type) => ({
      rule: `[ERR-014] [ERR-017] without the profile nothing is sent: ${type} leads to the error page`,
      in: recap('readingAgain'),
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
    {
      rule: '[ENR-016] a modification that is left says what it has read meanwhile',
      in: 'responsible',
      with: { ...modifying, profile: renamed, earlier: profile },
      on: { type: 'step.back' },
      to: 'cancelled',
      exit: { type: 'cancelled', read: renamed },
    },
    {
      rule: '[ENR-052] pressed twice it sends once',
      in: recap('sending'),
      on: { type: 'enrolment.confirmed' },
      to: recap('sending'),
    },
    {
      rule: '[ENR-053] [ENR-054] 200 is the good result',
      in: recap('sending'),
      on: { type: 'http.200', body: {} },
      to: result('succeeded'),
    },
    {
      rule: '[ENR-053] [ERR-018] 403: this user may not, or not yet, and the result says so',
      in: recap('sending'),
      on: { type: 'http.403' },
      to: result('notAllowed'),
    },
    {
      rule: '[REG-041] from there VAI ALLA HOME goes Home',
      in: result('notAllowed'),
      on: { type: 'home.requested' },
      to: 'leftForHome',
      exit: { type: 'opened', page: 'home' },
    },
    ...forEachAnswer(['http.404', 'http.500'], (type) => ({
      rule: `[ENR-053] [ERR-018] ${type} is the failed one`,
      in: recap('sending'),
      on: { type },
      to: result('notSucceeded'),
    })),
    {
      rule: '[ENR-053] [ERR-018] so is 400 of a modification',
      in: recap('sending'),
      with: modifying,
      on: { type: 'http.400' },
      to: result('notSucceeded'),
    },
    {
      rule: '[ERR-018] 400 of an enrolment: was the company enrolled meanwhile?',
      in: recap('sending'),
      on: { type: 'http.400' },
      to: recap('verifying'),
      asking: { welcome: undefined },
    },
    ...forEachAnswer(['http.200', 'http.206'], (type) => ({
      rule: `[ERR-018] it was, by another person or an earlier attempt, and the result says so (${type})`,
      in: recap('verifying'),
      on: { type, body: company },
      to: result('enrolledMeanwhile'),
    })),
    ...forEachAnswer(['http.200', 'http.206'], (type) => ({
      rule: `[ENR-053] [ERR-018] it was not: a failed enrolment (${type})`,
      in: recap('verifying'),
      on: { type, body: { ...company, ebox: 'NO' } },
      to: result('notSucceeded'),
    })),
    ...forEachAnswer(
      ['http.206', 'http.204', 'http.205', 'http.404', 'http.500', 'http.network'],
      (type) => ({
        rule: `[ENR-053] [ERR-018] without an answer to that it has failed (${type})`,
        in: recap('verifying'),
        on: { type },
        to: result('notSucceeded'),
      }),
    ),
    {
      rule: '[REG-039] a company that was enrolled meanwhile is found after a new login',
      in: result('enrolledMeanwhile'),
      on: { type: 'login.requested' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[REG-041] or VAI ALLA HOME goes Home',
      in: result('enrolledMeanwhile'),
      on: { type: 'home.requested' },
      to: 'leftForHome',
      exit: { type: 'opened', page: 'home' },
    },
    {
      rule: '[ERR-017] a lost answer is neither',
      in: recap('sending'),
      on: { type: 'http.network' },
      to: result('unanswered'),
    },
    {
      rule: '[REG-038] [REG-039] EFFETTUA LA LOGIN logs out',
      in: result('succeeded'),
      on: { type: 'login.requested' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[REG-041] VAI ALLA HOME goes Home',
      in: result('notSucceeded'),
      on: { type: 'home.requested' },
      to: 'leftForHome',
      exit: { type: 'opened', page: 'home' },
    },
    ...['notSucceeded', 'notAllowed'].map((state) => ({
      rule: `[ENR-053] a failed enrolment can be tried again with all its data (${state})`,
      in: result(state),
      with: { responsible, chosen: chosenPoint, managers: [manager] },
      on: { type: 'flow.retried' },
      to: recap('overview'),
      remembering: { responsible, managers: [manager] },
    })),
    {
      rule: '[ENR-053] a failed assignment is tried again from its table',
      in: result('notSucceeded'),
      with: { chosen: chosenPoint, assignments: [assignment] },
      on: { type: 'flow.retried' },
      to: 'table',
      remembering: { assignments: [assignment] },
    },
    {
      rule: '[ERR-017] after a lost answer one may look whether it went well: at the login',
      in: result('unanswered'),
      on: { type: 'login.requested' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[ERR-017] or leave it for Home',
      in: result('unanswered'),
      on: { type: 'home.requested' },
      to: 'leftForHome',
      exit: { type: 'opened', page: 'home' },
    },
    {
      rule: '[ERR-017] after a lost answer the same intention travels again',
      in: result('unanswered'),
      with: { revision: 3, managers: [manager] },
      on: { type: 'flow.retried' },
      to: recap('overview'),
      remembering: { revision: 3 },
    },
    ...['failed'].flatMap((type) =>
      ['manager', 'table'].map((id) => ({
        rule: `[ERR-013] [ERR-014] a step that ends as ${type} ends the enrolment so (${id})`,
        in: id,
        on: ended(id, { type }),
        to: type,
        exit: { type },
      })),
    ),
  ]);

  it('[API-061] [API-062] [API-063] what is sent carries the data of every step', () => {
    const { mode, request } = enrolmentOf({
      ...context,
      responsible,
      chosen: chosenPoint,
      managers: [manager],
    });
    expect(mode).toBe('enrol');
    expect(request).toEqual({
      ...responsible,
      user: 'azienda02',
      flagMail: true,
      description: input.companyDescription,
      managerList: [sentManager],
    });
  });

  it('[ENR-052] another decision is another intention', () => {
    const [before, after] = [0, 1].map((revision) => enrolmentOf({ ...context, revision }).key);
    expect(before).not.toBe(after);
    expect(enrolmentOf({ ...context, revision: 1 }).key).toBe(after);
  });

  it('[ENR-044] only the chosen points of sale get a row', () => {
    const other = { ...shop, codPointOfSales: '5000000002' };
    expect(
      assignmentsOf({ ...chosenPoint, everyPoint: [other, shop] }, input.companyCode).map(
        ({ codPos }) => codPos,
      ),
    ).toEqual(['5000000001']);
  });
});

lintChart(enrolmentMachine, {
  calls: {
    assign: [addMultipleAdmin],
    readAgain: [getEboxProfile],
    send: [enrollEbox, modifyEbox],
    ...verifyingCall,
  },
  others: { openRequests: ['requests.counted'] },
  children: {
    manager: { chart: managerChoiceMachine },
    table: { chart: managerAssignmentMachine },
  },
});
