import type { Assignment } from '../../../../acquirer/contract/enrolment';
import type { Manager } from '../../../../acquirer/contract/managers';
import type { PointOfSale } from '../../../../acquirer/contract/points-of-sale';
import { managerAssignmentMachine } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import type { ManagerAssignmentContext } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.types';
import type { EventExamples } from '../../../engine/graph';
import type { Scenario } from '../../../engine/scenario';

export const shop: PointOfSale = {
  name: 'TRATTORIA AL PONTE',
  code: '5000000001',
  address: 'VIA ROMA 1',
  city: 'MILANO',
  zip: '20121',
  codPointOfSales: '5000000001',
  emailGest: '',
};

export const shopUser = { user: 'negozio01', email: 'alponte@example.it' };

export const assignment: Assignment = {
  codPos: '5000000001',
  signboard: 'TRATTORIA AL PONTE',
  city: 'MILANO',
  codAdmin: '5000000001',
  email: 'alponte@example.it',
  user: 'negozio01',
};

export const manager: Manager = {
  codManager: '5000000001',
  description: 'TRATTORIA AL PONTE',
  user: 'Tutti',
  email: 'alponte@example.it',
  type: 'V',
  typeManager: 'V',
  desc: '',
  pointOfSalesList: [
    {
      codPointOfSales: '5000000001',
      name: shop.name,
      city: shop.city,
      address: shop.address,
      codeGest: '5000000001',
      userGest: 'Tutti',
      emailGest: 'alponte@example.it',
    },
  ],
};

/** The company instead of the point of sale: the previous manager is no longer in charge. */
export const successor: Manager = {
  ...manager,
  codManager: '0123456789',
  user: 'azienda02',
  email: 'giulia.ferri@example.it',
};

export const atTheTable = {
  assignments: [assignment],
  companyCode: '0123456789',
  candidates: [shop],
  mayLeaveOut: false,
  refused: [],
  page: 1,
  pages: 1,
  shown: [],
  users: {},
};

export const answer = { list: [shop], pages: 2, currentPage: 1 };

const companyCode = '0123456789';

/** The manager and the user of a row change once the users of its manager are known. */
const changesOf = ({ users, assignments: [row] }: ManagerAssignmentContext) => [
  { email: '' },
  { email: assignment.email },
  ...(row && users[row.codAdmin] !== undefined
    ? [
        { codAdmin: row.codAdmin === companyCode ? assignment.codAdmin : companyCode },
        { user: shopUser.user },
      ]
    : []),
];

const examples: EventExamples = (snapshot, type) => {
  const { context } = snapshot;
  const code = context.assignments[0].codAdmin;
  switch (type) {
    case 'http.200':
      return snapshot.matches('sending')
        ? [manager, successor].map((each) => ({ type, body: { managerList: [each] } }))
        : [{ type, body: answer }];
    case 'http.400':
      return snapshot.matches('sending')
        ? [{ type, details: ['0.codAdmin: unknown'] }]
        : [{ type }];
    case 'users.answered':
      return [[shopUser], null].map((users) => ({ type, code, users }));
    case 'row.changed':
      return changesOf(context as ManagerAssignmentContext).map((change) => ({
        type,
        codPos: assignment.codPos,
        change,
      }));
    case 'page.requested':
      return [1, 2, 0, 3].map((page) => ({ type, page }));
    default:
      return undefined;
  }
};

export const managerAssignmentScenario: Scenario = {
  name: 'Gestori',
  machine: managerAssignmentMachine,
  inputs: {
    'one point of sale': atTheTable,
    'what is refused in a modification': {
      ...atTheTable,
      mayLeaveOut: true,
      refused: [{ codPos: assignment.codPos, part: 'codAdmin' }],
    },
  },
  examples,
  relevant: ({ context }) => [
    context.page,
    context.pages,
    context.assignments[0],
    context.users,
    context.mayLeaveOut,
    context.refused.length,
  ],
  calls: ['points', 'users', 'assign'],
};
