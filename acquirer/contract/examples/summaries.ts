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
    notes:
      'Counts and adds up what `GET_SUMMARY_LIST` lists for the same criteria. `difference` is net calculated less net declared.',
    does: 'Conta e somma i riepiloghi di una ricerca',
    needs: ['count', 'amount', 'commission', 'net', 'declared', 'difference'],
    wrong: { month: '202613' },
    ids: { codPos: '9999999999' },
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
    notes:
      '`abi` keeps the rows of that `bank`, `codPos` those of a `branchCode`, `pos` those of a terminal, `day` a day of `month`; `""` keeps all. Bounds are whole euro and included. The rows add up to `GET_TOTAL_SUMMARY`.',
    does: 'Elenca i riepiloghi di una ricerca',
    needs: [
      'summaryList',
      'summaryList.0.uid',
      'summaryList.0.transactionNumber',
      'summaryList.0.calculatedGrossAmount',
      'summaryList.0.declaredGrossAmount',
      'summaryList.0.calculatedCommissionAmount',
      'summaryList.0.calculatedNetAmount',
      'summaryList.0.declaredNetAmount',
    ],
    dates: ['summaryList[].date'],
    inMonth: 'summaryList[].date',
    rows: 'summaryList',
    wrong: { typeCall: 'Z' },
    nothing: { minGrossCalculated: '99999999' },
    ids: { codPos: '9999999999' },
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
    notes: '`totalElements` null: the `transactionNumber` of the summary counts.',
    does: 'Elenca i movimenti di un riepilogo',
    needs: [
      'summaryTransactionList',
      'summaryTransactionList.0.amount',
      'summaryTransactionList.0.calculatedGrossAmount',
      'summaryTransactionList.0.commission',
      'summaryTransactionList.0.net',
    ],
    times: ['summaryTransactionList[].date'],
    values: { 'summaryTransactionList[].status': ['V', 'A'] },
    masked: ['summaryTransactionList[].pan'],
    rows: 'summaryTransactionList',
    isShort: true,
    wrong: { page: 0 },
    ids: { uid: '999999999' },
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
