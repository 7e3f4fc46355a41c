import type { Examples } from './example';

const criteria = {
  day: '',
  maxAmount: '500',
  maxNetAmount: '',
  minAmount: '10',
  minNetAmount: '',
  month: '202610',
  codPos: '5000000001',
  pos: '',
  closedOnly: 'V',
} as const;

export const movements: Examples<'getTotalTransaction' | 'getTransactionList' | 'findMovements'> = {
  getTotalTransaction: {
    purpose: 'Count and add up the transactions of a search',
    request: criteria,
    answer: {
      count: 2,
      amount: 134.5,
      commission: 1.61,
      net: 132.89,
      cancelled: { count: 0, amount: 0, commission: 0, net: 0 },
    },
  },
  getTransactionList: {
    purpose: 'List the transactions of a search',
    request: { ...criteria, orderBy: '-date', typeCall: 'X', page: 1 },
    answer: {
      transactionList: [
        {
          branchCode: '5000000001',
          name: 'TRATTORIA AL PONTE',
          date: '2026-10-03T12:41:07',
          summary: '000120',
          pos: '00004711',
          amount: 84.5,
          autorization: '483920',
          pan: '453201******7788',
          status: 'V',
          commission: 1.01,
          net: 83.49,
        },
        {
          branchCode: '5000000001',
          name: 'TRATTORIA AL PONTE',
          date: '2026-10-03T13:05:55',
          summary: '000120',
          pos: '00004711',
          amount: '50.00',
          autorization: '483957',
          pan: '516730******0042',
          status: 'V',
          commission: '0.60',
          net: '49.40',
        },
      ],
    },
  },
  findMovements: {
    purpose: 'Find movements of 13 months by one text',
    request: { text: '84,50', typeCall: 'X', page: 1 },
    answer: {
      movementList: [
        {
          branchCode: '5000000001',
          name: 'TRATTORIA AL PONTE',
          date: '2026-10-03T12:41:07',
          summary: '000120',
          uid: '90210',
          pos: '00004711',
          amount: 84.5,
          autorization: '483920',
          pan: '453201******7788',
          status: 'V',
          commission: 1.01,
          net: 83.49,
        },
      ],
      totalElements: 1,
    },
  },
};
