import type { Examples } from './example';

const criteria = {
  abi: '03069',
  codPos: '',
  pos: '',
  day: '03',
  maxGrossCalculated: '',
  maxGrossDeclared: '',
  minGrossCalculated: '',
  minGrossDeclared: '',
  month: '202610',
  orderBy: '',
  page: 1,
} as const;

export const summaries: Examples<
  'GET_TOTAL_SUMMARY' | 'GET_SUMMARY_LIST' | 'GET_SUMMARY_TRANSACTION_LIST'
> = {
  GET_TOTAL_SUMMARY: {
    purpose: 'Count and add up the settlement summaries of a search',
    request: criteria,
    answer: {
      count: 1,
      amount: 134.5,
      commission: 1.61,
      net: 132.89,
      declared: 132.89,
      difference: 0,
      banks: [
        {
          bank: '03069',
          count: 1,
          amount: 134.5,
          commission: 1.61,
          net: 132.89,
          declared: 132.89,
          difference: 0,
        },
      ],
    },
  },
  GET_SUMMARY_LIST: {
    purpose: 'List the settlement summaries of a search',
    request: { ...criteria, typeCall: 'X' },
    answer: {
      summaryList: [
        {
          branchCode: '5000000001',
          name: 'TRATTORIA AL PONTE',
          date: '2026-10-03',
          bank: '03069',
          code: '000120',
          uid: '90210',
          transactionNumber: 2,
          calculatedGrossAmount: 134.5,
          declaredGrossAmount: 134.5,
          calculatedCommissionAmount: 1.61,
          calculatedNetAmount: 132.89,
          declaredNetAmount: 132.89,
        },
      ],
    },
  },
  GET_SUMMARY_TRANSACTION_LIST: {
    purpose: 'List the transactions behind a settlement summary',
    request: { branchCode: '5000000001', orderBy: '', page: 1, uid: '90210' },
    answer: {
      summaryTransactionList: [
        {
          branchCode: '5000000001',
          name: 'TRATTORIA AL PONTE',
          date: '2026-10-03T12:41:07',
          summary: '000120',
          pos: '00004711',
          amount: 84.5,
          autorization: '483920',
          calculatedGrossAmount: 84.5,
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
