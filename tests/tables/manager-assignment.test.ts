import { describe } from 'vitest';
import { addMultipleAdmin } from '../../acquirer/contract/enrolment';
import { searchPosPaged } from '../../acquirer/contract/points-of-sale';
import { managerAssignmentMachine } from '../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import {
  answer,
  assignment,
  atTheTable,
  manager,
  shopUser,
} from '../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const second = { ...assignment, codPos: '5000000002' };
const given = { ...atTheTable, assignments: [assignment, second] };
const context = { ...given, pages: 2, shown: ['5000000001'], users: { '5000000001': [shopUser] } };
const editing = { editing: 'usersKnown' };
const asking = { editing: 'askingUsers' };
const nobody = { codAdmin: '', user: '', email: '' };
const confirm = { type: 'assignments.confirmed' };

describe('manager assignment: what the requirements say', () => {
  obeys(managerAssignmentMachine, context, [
    rule('[API-054] the first page of the chosen points of sale is asked for')
      .starting(given)
      .to('loading')
      .asks({ points: { codes: ['5000000001', '5000000002'], page: 1 } }),
    rule('[ENR-036] [ENR-037] a page of points of sale is shown')
      .in('loading', { shown: [], pages: 1, users: {} })
      .on('http.200', { body: answer })
      .to(asking, { shown: ['5000000001'], pages: 2 })
      .asks({ users: { code: '5000000001', companyCode: '0123456789' } }),
    rule('[ENR-037] the next page is asked for, and what was typed stays')
      .in(editing)
      .on('page.requested', { page: 2 })
      .to('loading', { page: 2, assignments: [assignment, second] }),
    rule('[ENR-037] the page that is shown is not asked for again')
      .in(editing, { page: 2 })
      .on('page.requested', { page: 2 })
      .to(editing),
    rule('[ENR-037] there is no third')
      .in(editing)
      .on('page.requested', { page: 3 })
      .to(editing, { page: 1 }),
    rule('[ENR-044] what is typed in a row is kept with it')
      .in(editing)
      .on('row.changed', { codPos: '5000000002', change: { user: 'Tutti' } })
      .to(editing, { assignments: [assignment, { ...second, user: 'Tutti' }] }),
    rule('[ENR-042] [ENR-045] with every row complete they are sent')
      .in(editing)
      .on(confirm)
      .to('sending')
      .asks({ assign: { assignments: [assignment, second] } }),
    rule('[ENR-045] and the answer is what the recap shows')
      .in('sending')
      .on('http.200', { body: { managerList: [manager] } })
      .to('completed')
      .exits({
        type: 'completed',
        assignments: [assignment, second],
        refused: [],
        managers: [manager],
      }),
    ...forEachAnswer(['http.400', 'http.403'], (type) =>
      rule(
        `[ENR-045] [ERR-018] a refusal marks the row it names, among those that were sent (${type})`,
      )
        .in('sending', { assignments: [{ ...second, ...nobody }, assignment] })
        .on(type, { details: ['0.codAdmin: nobody is registered', 'else: no'], code: '' })
        .to('notAccepted')
        .exits({
          type: 'refused',
          assignments: [{ ...second, ...nobody }, assignment],
          refused: [{ codPos: assignment.codPos, part: 'codAdmin' }],
          managers: [],
        }),
    ),
    ...forEachAnswer(['http.404', 'http.500', 'http.network'], (type) =>
      rule(`[ERR-018] [ERR-017] ${type} refuses no row; those of another try are forgotten`)
        .in('sending', { refused: [{ codPos: assignment.codPos, part: 'user' }] })
        .on(type)
        .to('notAccepted', { refused: [] }),
    ),
    rule('[ENR-016] what is being sent stays').in('sending').on('step.back').to('sending'),
    rule('[API-051] [ENR-034] the users that are found are those one chooses from')
      .in(asking, { users: {} })
      .on('users.answered', { code: '5000000001', users: [shopUser] })
      .to(editing, { users: { '5000000001': [shopUser] } }),
    rule('[API-051] where they are unknown, they are typed')
      .in(asking, { users: {} })
      .on('users.answered', { code: '5000000001', users: null })
      .to(editing, { users: { '5000000001': null } }),
    rule('[API-052] another manager in a row has other users, which are asked for')
      .in(editing)
      .on('row.changed', { codPos: '5000000001', change: { codAdmin: '0123456789' } })
      .to(asking, {
        assignments: [{ ...assignment, codAdmin: '0123456789', user: '', email: '' }, second],
      })
      .asks({ users: { code: '0123456789', companyCode: '0123456789' } }),
    ...[
      ['brings the e-mail known of it', '', shopUser.email],
      ['leaves an e-mail that is typed', 'altra@example.it', 'altra@example.it'],
    ].map(([what, email, after]) =>
      rule(`[ENR-034] [ENR-040] a user ${what}`)
        .in(editing, { assignments: [{ ...assignment, user: '', email }, second] })
        .on('row.changed', { codPos: '5000000001', change: { user: shopUser.user } })
        .to(editing, { assignments: [{ ...assignment, email: after }, second] }),
    ),
    rule('[ENR-040] an e-mail that is deleted is not filled in again')
      .in(editing)
      .on('row.changed', { codPos: '5000000001', change: { email: '' } })
      .to(editing, { assignments: [{ ...assignment, email: '' }, second] }),
    rule('an unknown code is not asked for')
      .in(editing)
      .on('row.changed', { codPos: '5000000001', change: { codAdmin: '777' } })
      .to(editing)
      .asks({}),
    rule(
      '[ENR-017] [ENR-045] in a modification a point of sale may stay without a manager, and is not sent',
    )
      .in(editing, { mayLeaveOut: true, assignments: [assignment, { ...second, ...nobody }] })
      .on(confirm)
      .to('sending')
      .asks({ assign: { assignments: [assignment] } }),
    rule('[ENR-038] but not all of them')
      .in(editing, { mayLeaveOut: true, assignments: [{ ...second, ...nobody }] })
      .on(confirm)
      .to(editing),
    rule('[ENR-038] and in an enrolment none')
      .in(editing, { assignments: [assignment, { ...second, ...nobody }] })
      .on(confirm)
      .to(editing),
    rule('[ENR-045] a row that was refused is marked until it is changed')
      .in(editing, {
        refused: [
          { codPos: '5000000001', part: 'user' },
          { codPos: '5000000002', part: 'codAdmin' },
        ],
      })
      .on('row.changed', { codPos: '5000000001', change: { email: 'altra@example.it' } })
      .to(editing, { refused: [{ codPos: '5000000002', part: 'codAdmin' }] }),
    ...[
      ['ENR-038', { codAdmin: '' }],
      ['ENR-038', { codAdmin: '  ' }],
      ['ENR-039', { user: '' }],
      ['ENR-039', { user: ' ' }],
      ['ENR-040', { email: '' }],
      ['ENR-040', { email: 'non-valida' }],
      ['ENR-043', { email: `${'a'.repeat(40)}@example.it` }],
    ].map(([id, change]) =>
      rule(`[${id}] [ENR-042] a row of another page with ${JSON.stringify(change)} holds it back`)
        .in(editing, { assignments: [assignment, { ...second, ...(change as object) }] })
        .on(confirm)
        .to(editing),
    ),
    ...['loading', editing].map((state) =>
      rule(`[ENR-016] Indietro keeps what was typed (${JSON.stringify(state)})`)
        .in(state)
        .on('step.back')
        .to('cancelled')
        .exits({ type: 'cancelled', assignments: [assignment, second], refused: [], managers: [] }),
    ),
    ...forEachAnswer(['http.404', 'http.network'], (type) =>
      rule(`[ERR-014] [ERR-015] [ERR-017] ${type} leads to the error page`)
        .in('loading')
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
  ]);
});

lintChart(managerAssignmentMachine, {
  calls: { points: [searchPosPaged], assign: [addMultipleAdmin] },
  others: { users: ['users.answered'] },
});
