import { criteriaOf } from './criteria.mjs';

const summaryCriteria = (month) => ({
  abi: '',
  codPos: '',
  pos: '',
  day: '',
  maxGrossCalculated: '',
  maxGrossDeclared: '',
  minGrossCalculated: '',
  minGrossDeclared: '',
  month,
  orderBy: '',
  page: 1,
});

const differencesOf = (month) => ({ month, orderBy: '+branchCode', typeCall: 'X', page: 1 });

/**
 * A request of every kind that only reads, by its name: the call and its body. `month` is one with
 * movements, `yyyyMM`; `day` one of its days, `yyyy-MM-dd`; `shop` the code of a shop.
 */
export const readings = (month, day, shop) => {
  const movements = { ...criteriaOf(month), orderBy: '', typeCall: 'X', page: 1 };
  const open = { ebox: '', codPos: '', state: '', week: '', search: '' };
  const date = day.split('-').toReversed().join('/');
  const period = { startDate: date, endDate: date };
  const found = { text: '44,50', orderBy: '', typeCall: 'X', page: 1 };
  return {
    'pages of Movimenti': ['getTransactionList', movements],
    'pages of Movimenti, sorted': ['getTransactionList', { ...movements, orderBy: '-amount' }],
    'totals of a filter': ['getTotalTransaction', { ...criteriaOf(month), minAmount: '10' }],
    'pages of Riepilogo': ['GET_SUMMARY_LIST', { ...summaryCriteria(month), typeCall: 'X' }],
    'exports of Riepilogo': ['GET_SUMMARY_LIST', { ...summaryCriteria(month), typeCall: 'C' }],
    'totals of Riepilogo': ['GET_TOTAL_SUMMARY', summaryCriteria(month)],
    'statistics of 13 months': [
      'GET_STATISTICS',
      { orderBy: '+sequence', codPos: '', period: 'm' },
    ],
    'months of each shop': ['monthByPoint', { month, otherMonth: '', typeCall: 'X' }],
    'payouts of a month': ['payouts', { month, amount: '', codPos: '', typeCall: 'X' }],
    'amounts found': ['findMovements', found],
    differences: ['DISPUTE', { disputeType: 'ALL', ...differencesOf(month) }],
    charges: ['getDisputes', differencesOf(month)],
    'unpaid items': ['GET_OUTSTANDING', { date: day, orderBy: '', page: 1 }],
    'lists of statements': [
      'SEARCH_ACCOUNT_BALANCE',
      { month: '', orderBy: '', page: 1, filter: '' },
    ],
    shops: ['searchPointOfSales', { orderBy: '', page: 1, filter: '' }],
    'open cases': ['openCases', { ...open, typeCall: 'X', page: 1 }],
    'cases found': ['findCases', { search: '4711' }],
    reports: ['DETAIL_REPORT', { card: '', ...period, cod: shop, state: '' }],
  };
};
