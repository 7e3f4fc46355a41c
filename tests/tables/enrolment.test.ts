import { describe, expect, it } from 'vitest';
import { enrollEbox, getEboxProfile, modifyEbox } from '../../acquirer/contract/enrolment';
import { enrolmentMachine } from '../../machines/dispute-online/enrolment/enrolment.machine';
import {
  assignmentsOf,
  enrolmentOf,
} from '../../machines/dispute-online/enrolment/enrolment.types';
import { managerAssignmentMachine } from '../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import { managerChoiceMachine } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import { nothingChosen } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import {
  begunEnrolment,
  input,
  profile,
  responsible,
  typed,
} from '../../paths/dispute-online/enrolment/enrolment.scenario';
import {
  assignment,
  manager,
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
import { forEachAnswer, obeys, rule } from './support/table';
import { verifyingCall } from './support/verifying';

const context = begunEnrolment;
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
/** The fax is new, every manager stays; another person changes something meanwhile. */
const newFax = { ...responsible, fax: '0298765432' };
const renamed = { ...profile, nome: 'Anna' };
const withMolo = {
  ...profile,
  listaGestoriList: [
    ...managersNow,
    {
      codGestore: '5000000002',
      user: 'Tutti',
      email: 'almolo@example.it',
      listaPuntiVenditaList: [],
    },
  ],
};
const chosenBoth = { ...chosenAsNow, everyPoint: [shop, otherShop] };
const modifying = {
  mode: 'modify',
  profile,
  typed: { ...typed, responsible: newFax },
  chosen: chosenBoth,
  assignments: [{ ...assignment, user: 'Tutti' }, withoutManager],
  managers: [manager],
};
const another = { ...manager, codManager: '5000000009' };
const assigned = (type: string, managers: readonly object[] = []) => ({
  type,
  assignments: [assignment],
  refused: [],
  managers,
});
const recap = { recap: 'overview' };
const managers = { recap: 'managers' };
const sending = (state: string) => ({ sending: state });
const result = (state: string) => ({ result: state });

describe('enrolment: what the requirements say', () => {
  obeys(enrolmentMachine, context, [
    rule('[API-008] [ENR-020] what is typed of the responsible person is known at once')
      .in('responsible')
      .on('responsible.typed', { ...typed })
      .to('responsible', { typed }),
    rule('an enrolment begins with the responsible person')
      .starting({ ...input, mode: 'enrol' })
      .to('responsible', {
        typed: { responsible: input.responsible, flagMail: true, consent: false },
      }),
    rule('[ENR-026] [ENR-015] valid data and the accepted regulation lead on')
      .in('responsible')
      .on(confirm({}, true, false))
      .to('manager', { typed: { ...typed, flagMail: false } })
      .asks({ manager: nothingChosen }),
    rule('[ENR-026] without the regulation nothing happens')
      .in('responsible')
      .on(confirm({}, false))
      .to('responsible'),
    rule('[ENR-027] who modifies need not accept it again')
      .in('responsible', { mode: 'modify' })
      .on(confirm({}, false))
      .to('manager'),
    ...[
      ['VAL-033', { name: 'G' }],
      ['VAL-034', { surname: 'F' }],
      ['VAL-038', { fax: '12345678' }],
      ['VAL-035', { fax: '02123456a' }],
      ['VAL-035', { fax: '02123456789' }],
      ['VAL-027', { telephone: '3331234567' }],
      ['VAL-024', { email: 'non-valida' }],
      ['ENR-026', { email: '' }],
    ].map(([id, change]) =>
      rule(`[${id}] with ${JSON.stringify(change)} it does not go on`)
        .in('responsible')
        .on(confirm(change as object))
        .to('responsible'),
    ),
    rule('[VAL-036] in a modification 7 digits of fax are enough')
      .in('responsible', { mode: 'modify' })
      .on(confirm({ fax: '0212345' }))
      .to('manager'),
    rule('[ENR-016] a modification can be left at its first step')
      .in('responsible', { mode: 'modify' })
      .on('step.back')
      .to('left')
      .exits({ type: 'cancelled' }),
    rule('an enrolment has nothing before its first step')
      .in('responsible')
      .on('step.back')
      .to('responsible'),
    rule('[PRM-007] the company as a manager goes straight to the recap')
      .in('manager')
      .on(ended('manager', { type: 'completed', chosen: chosenCompany }))
      .to(recap, {
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
      }),
    rule('[ENR-046] [ENR-044] points of sale go to the table, one row each')
      .in('manager')
      .on(ended('manager', { type: 'completed', chosen: chosenPoint }))
      .to('table', { assignments: [{ ...assignment, user: 'Tutti' }] })
      .asks({
        table: {
          assignments: [{ ...assignment, user: 'Tutti' }],
          companyCode: input.companyCode,
          candidates: [shop],
          mayLeaveOut: false,
          refused: [],
        },
      }),
    rule('[ENR-017] a modification begins with what is: the responsible person and the managers')
      .starting({ ...input, mode: 'modify', profile })
      .to('responsible', { responsible, chosen: beginsAsNow }),
    rule(
      '[ENR-017] [PRM-015] the managers of now fill the table, one row for each point of the company',
    )
      .in('manager', { mode: 'modify', profile })
      .on(
        ended('manager', {
          type: 'completed',
          chosen: { ...chosenAsNow, everyPoint: [shop, otherShop] },
        }),
      )
      .to('table', {
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
      }),
    rule('[CAS-005] [API-069] at the recap the open requests of managers who end are counted')
      .in('table', { mode: 'modify', profile, chosen: chosenAsNow })
      .on(ended('table', assigned('completed', [another])))
      .to(recap)
      .asks({ openRequests: { codes: ['5000000001'] } }),
    ...[
      ['as the specification says nothing is counted', { extensions: [] }, another],
      ['nothing is counted twice', { openRequests: { '5000000001': 12 } }, another],
      ['nothing is counted where the managers stay', {}, manager],
    ].map(([title, change, one]) =>
      rule(`[ENR-047] ${title}`)
        .in('table', { mode: 'modify', profile, chosen: chosenAsNow, ...(change as object) })
        .on(ended('table', assigned('completed', [one as object])))
        .to(recap)
        .asks({ openRequests: { codes: [] } }),
    ),
    rule('[ENR-047] and the recap says how many there are')
      .in(recap, { openRequests: { '5000000002': null } })
      .on('requests.counted', { counts: { '5000000001': 12 } })
      .to(recap, { openRequests: { '5000000001': 12, '5000000002': null } }),
    ...['manager', 'table'].map((step) =>
      rule(`[ENR-016] Back of the browser is for the step that is open (${step})`)
        .in(step)
        .on('step.back')
        .to(step)
        .passes({ [step]: { type: 'step.back' } }),
    ),
    rule('[ENR-016] Indietro goes back to the responsible person and keeps what was chosen')
      .in('manager')
      .on(ended('manager', { type: 'cancelled', chosen: chosenPoint }))
      .to('responsible', { chosen: chosenPoint, revision: 0 }),
    ...(
      [
        ['[ENR-045] the answer to the completed table is the recap’s', 'completed', recap, 1],
        ['[ENR-016] Indietro from the table keeps its rows', 'cancelled', 'manager', 0],
      ] as const
    ).map(([title, type, to, revision]) =>
      rule(title)
        .in('table')
        .on(ended('table', assigned(type, type === 'completed' ? [manager] : [])))
        .to(to, {
          assignments: [assignment],
          managers: type === 'completed' ? [manager] : [],
          revision,
        }),
    ),
    rule('[ERR-018] managers who are not accepted end on the failed result, with the refused rows')
      .in('table')
      .on(
        ended('table', {
          ...assigned('refused'),
          refused: [{ codPos: assignment.codPos, part: 'codAdmin' }],
        }),
      )
      .to(result('notSucceeded'), { refused: [{ codPos: assignment.codPos, part: 'codAdmin' }] }),
    rule('[ENR-051] a further page lists every manager')
      .in(recap)
      .on('managers.opened')
      .to(managers),
    rule('[ENR-051] and is left with Indietro').in(managers).on('step.back').to(recap),
    rule('[ENR-047] Indietro from the recap of a company goes to its manager')
      .in(recap, { chosen: chosenCompany })
      .on('step.back')
      .to('manager'),
    rule('[ENR-047] and from that of points of sale to the table')
      .in(recap, { chosen: chosenPoint })
      .on('step.back')
      .to('table'),
    rule('[ENR-052] Conferma sends the enrolment, under a new key')
      .in(recap, { typed, revision: 2 })
      .on('enrolment.confirmed')
      .to(sending('asking'))
      .asks({
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
      }),
    rule('[ENR-052] [ENR-017] Conferma of a modification reads the profile again first')
      .in(recap, modifying)
      .on('enrolment.confirmed')
      .to(sending('readingAgain'))
      .asks({ readAgain: undefined }),
    ...(
      [
        ['[ENR-052] [ENR-017] as the modification began from it, it is sent', profile],
        [
          '[ENR-017] [ERR-017] as an earlier attempt without an answer has left it, too',
          { ...profile, fax: newFax.fax },
        ],
      ] as const
    ).map(([title, body]) =>
      rule(title)
        .in(sending('readingAgain'), { ...modifying, revision: 2 })
        .on('http.200', { body })
        .to(sending('asking'))
        .asks({
          send: {
            mode: 'modify',
            key: `${input.key}-2`,
            request: {
              ...newFax,
              user: 'azienda02',
              flagMail: true,
              description: input.companyDescription,
              managerList: [sentManager],
            },
          },
        }),
    ),
    rule(
      '[ENR-017] [ENR-047] a profile that has changed since is told, nothing is sent, and what was typed here stays',
    )
      .in(sending('readingAgain'), { ...modifying, revision: 2 })
      .on('http.200', { body: renamed })
      .to(recap, {
        profile: renamed,
        earlier: profile,
        typed: modifying.typed,
        managers: [manager],
        revision: 3,
      })
      .asks({ openRequests: { codes: [] } }),
    rule('[ENR-017] [CAS-005] its new managers who would end are counted')
      .in(sending('readingAgain'), modifying)
      .on('http.200', { body: withMolo })
      .to(recap)
      .asks({ openRequests: { codes: ['5000000002'] } }),
    rule('[ENR-017] who continues over it sends what the recap says')
      .in(sending('readingAgain'), { ...modifying, profile: renamed, earlier: profile })
      .on('http.200', { body: renamed })
      .to(sending('asking')),
    rule('[ENR-017] who begins again begins from the new profile, as another intention')
      .in(recap, { ...modifying, profile: withMolo, earlier: profile, revision: 3 })
      .on('modification.restarted')
      .to('responsible', {
        typed: { responsible, flagMail: true, consent: false },
        chosen: { ...beginsAsNow, current: withMolo.listaGestoriList },
        managers: [],
        earlier: null,
        revision: 4,
      }),
    rule('[ENR-017] there is nothing to begin again from where nothing has changed')
      .in(recap, modifying)
      .on('modification.restarted')
      .to(recap),
    ...forEachAnswer(['http.404', 'http.network'], (type) =>
      rule(
        `[ERR-014] [ERR-017] without the profile nothing is sent: ${type} leads to the error page`,
      )
        .in(sending('readingAgain'))
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
    rule('[ENR-052] pressed twice it sends once')
      .in(sending('asking'))
      .on('enrolment.confirmed')
      .to(sending('asking')),
    rule('[ENR-053] [ENR-054] 200 is the good result')
      .in(sending('asking'))
      .on('http.200', { body: {} })
      .to(result('succeeded')),
    rule('[ENR-053] [ERR-018] 403: this user may not, or not yet, and the result says so')
      .in(sending('asking'))
      .on('http.403')
      .to(result('notAllowed')),
    rule('[REG-041] from there VAI ALLA HOME goes Home')
      .in(result('notAllowed'))
      .on('home.requested')
      .to('left')
      .exits({ type: 'opened', page: 'home' }),
    ...forEachAnswer(['http.404', 'http.500'], (type) =>
      rule(`[ENR-053] [ERR-018] ${type} is the failed one`)
        .in(sending('asking'))
        .on(type)
        .to(result('notSucceeded')),
    ),
    rule('[ENR-053] [ERR-018] so is 400 of a modification')
      .in(sending('asking'), modifying)
      .on('http.400')
      .to(result('notSucceeded')),
    rule('[ERR-018] 400 of an enrolment: was the company enrolled meanwhile?')
      .in(sending('asking'))
      .on('http.400')
      .to(sending('verifying'))
      .asks({ welcome: undefined }),
    ...forEachAnswer(['http.200', 'http.206'], (type) =>
      rule(
        `[ERR-018] it was, by another person or an earlier attempt, and the result says so (${type})`,
      )
        .in(sending('verifying'))
        .on(type, { body: company })
        .to(result('alreadyEnrolled')),
    ),
    ...forEachAnswer(['http.200', 'http.206'], (type) =>
      rule(`[ENR-053] [ERR-018] it was not: a failed enrolment (${type})`)
        .in(sending('verifying'))
        .on(type, { body: { ...company, ebox: 'NO' } })
        .to(result('notSucceeded')),
    ),
    ...forEachAnswer(
      ['http.206', 'http.204', 'http.205', 'http.404', 'http.500', 'http.network'],
      (type) =>
        rule(`[ENR-053] [ERR-018] without an answer to that it has failed (${type})`)
          .in(sending('verifying'))
          .on(type)
          .to(result('notSucceeded')),
    ),
    rule('[REG-039] a company that was enrolled meanwhile is found after a new login')
      .in(result('alreadyEnrolled'))
      .on('login.requested')
      .to('left')
      .exits({ type: 'loggedOut' }),
    rule('[REG-041] or VAI ALLA HOME goes Home')
      .in(result('alreadyEnrolled'))
      .on('home.requested')
      .to('left')
      .exits({ type: 'opened', page: 'home' }),
    rule('[ERR-017] a lost answer is neither')
      .in(sending('asking'))
      .on('http.network')
      .to(result('unanswered')),
    rule('[REG-038] [REG-039] EFFETTUA LA LOGIN logs out')
      .in(result('succeeded'))
      .on('login.requested')
      .to('left')
      .exits({ type: 'loggedOut' }),
    rule('[REG-041] VAI ALLA HOME goes Home')
      .in(result('notSucceeded'))
      .on('home.requested')
      .to('left')
      .exits({ type: 'opened', page: 'home' }),
    ...['notSucceeded', 'notAllowed'].map((state) =>
      rule(`[ENR-053] a failed enrolment can be tried again with all its data (${state})`)
        .in(result(state), { typed, chosen: chosenPoint, managers: [manager] })
        .on('flow.retried')
        .to(recap, { typed, managers: [manager] }),
    ),
    rule('[ENR-053] a failed assignment is tried again from its table')
      .in(result('notSucceeded'), { chosen: chosenPoint, assignments: [assignment] })
      .on('flow.retried')
      .to('table', { assignments: [assignment] }),
    rule('[ERR-017] after a lost answer one may look whether it went well: at the login')
      .in(result('unanswered'))
      .on('login.requested')
      .to('left')
      .exits({ type: 'loggedOut' }),
    rule('[ERR-017] or leave it for Home')
      .in(result('unanswered'))
      .on('home.requested')
      .to('left')
      .exits({ type: 'opened', page: 'home' }),
    rule('[ERR-017] after a lost answer the same intention travels again')
      .in(result('unanswered'), { revision: 3, managers: [manager] })
      .on('flow.retried')
      .to(recap, { revision: 3 }),
    ...['failed'].flatMap((type) =>
      ['manager', 'table'].map((id) =>
        rule(`[ERR-013] [ERR-014] a step that ends as ${type} ends the enrolment so (${id})`)
          .in(id)
          .on(ended(id, { type }))
          .to(type)
          .exits({ type }),
      ),
    ),
  ]);

  it('[API-061] [API-062] [API-063] what is sent carries the data of every step', () => {
    const { mode, request } = enrolmentOf({
      ...context,
      typed,
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
