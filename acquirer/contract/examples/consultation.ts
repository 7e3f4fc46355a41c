import type { Examples } from './example';

type ConsultationAlias =
  | 'GET_STATISTICS'
  | 'DISPUTE'
  | 'getDisputes'
  | 'SEARCH_ACCOUNT_BALANCE'
  | 'GET_PDF_ACCOUNT_BALANCE'
  | 'GET_OUTSTANDING'
  | 'monthByPoint'
  | 'payouts';

const disputeList = [
  {
    branchCode: '5000000001',
    dataLettera: '2026-10-09',
    descTipoDispute: 'Documentazione non pervenuta',
    importoDisputa: -84.5,
    numeroPratica: '2026004711',
    name: 'TRATTORIA AL PONTE',
    movementId: '4711',
    caseId: '880',
    ebox: '31',
    state: 'chiuse',
  },
];

export const consultation: Examples<ConsultationAlias> = {
  GET_STATISTICS: {
    purpose: 'Statistics by month, quarter or half-year',
    notes:
      '`period` m, t or s: months, quarters or half-years, up to 13 months back; `sequence` is the number of the period in its year, rising. `numberOfTransaction` counts cancelled movements, the amounts do not.',
    does: 'Statistiche per mese, trimestre o semestre',
    needs: [
      'statisticsList',
      'statisticsList.0.numberOfTransaction',
      'statisticsList.0.grossAmount',
      'statisticsList.0.feeAmount',
      'statisticsList.0.netAmount',
    ],
    integers: ['statisticsList[].year', 'statisticsList[].sequence'],
    rows: 'statisticsList',
    wrong: { period: 'x' },
    ids: { codPos: '9999999999' },
    request: { orderBy: '+sequence', period: 't', codPos: '' },
    answer: {
      statisticsList: [
        {
          year: 2026,
          sequence: 3,
          numberOfTransaction: 412,
          grossAmount: 20418.4,
          feeAmount: 245.02,
          netAmount: 20173.38,
          cancelled: { count: 8 },
        },
      ],
    },
  },
  DISPUTE: {
    purpose: 'List accounting differences of a month',
    notes: 'Every row: the portal turns the pages. `disputeType` DRN, MAN or both (ALL).',
    does: 'Elenca le differenze contabili di un mese',
    needs: ['disputeList', 'disputeList.0.importoDisputa'],
    dates: ['disputeList[].dataLettera'],
    rows: 'disputeList',
    wrong: { disputeType: 'X' },
    request: {
      disputeType: 'ALL',
      month: '202610',
      orderBy: '+branchCode',
      typeCall: 'X',
      page: 1,
    },
    answer: { disputeList },
  },
  getDisputes: {
    purpose: 'List charges and credits of disputes of a month',
    notes: 'Every row: the portal turns the pages.',
    does: 'Elenca addebiti e accrediti da contestazioni di un mese',
    needs: ['disputeList', 'disputeList.0.importoDisputa'],
    dates: ['disputeList[].dataLettera'],
    rows: 'disputeList',
    wrong: { month: '202613' },
    request: { month: '202610', orderBy: '+branchCode', typeCall: 'C', page: 1 },
    answer: { disputeList },
  },
  SEARCH_ACCOUNT_BALANCE: {
    purpose: 'List the statements',
    notes:
      '`month` `""` lists all. `filter` is the first letters of the sign, or a part of the code. A row without a `branchCode` is of all points of sale.',
    does: 'Elenca gli estratti conto',
    needs: ['accountListItems', 'accountListItems.0.date', 'totalElements'],
    dates: ['accountListItems[].date'],
    rows: 'accountListItems',
    wrong: { month: '2026' },
    nothing: { filter: 'QQQQ' },
    request: { month: '', orderBy: '-date', page: 1, filter: '' },
    answer: {
      accountListItems: [{ date: '2026-09-30', branchCode: '', name: '' }],
      totalElements: 1,
    },
  },
  GET_PDF_ACCOUNT_BALANCE: {
    purpose: 'Fetch a statement as a PDF',
    notes: '`date` and `branchCode` are those of a row of `SEARCH_ACCOUNT_BALANCE`.',
    does: 'Scarica un estratto conto in PDF',
    wrong: { date: '' },
    ids: { branchCode: '9999999999' },
    request: { branchCode: '', date: '2026-09-30' },
    answer: new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }),
  },
  GET_OUTSTANDING: {
    purpose: 'List unpaid items',
    notes: 'What is unpaid on `date`, every row: the portal turns the pages.',
    does: 'Elenca gli insoluti',
    needs: ['outstandingList', 'outstandingList.0.amount'],
    dates: ['outstandingList[].vDate', 'outstandingList[].cDate'],
    rows: 'outstandingList',
    wrong: { date: '12/10/2026' },
    request: { date: '2026-10-12', orderBy: '', page: 1 },
    answer: {
      outstandingList: [
        {
          branchCode: '5000000001',
          merchant: 'TRATTORIA AL PONTE',
          amount: 31.2,
          vDate: '2026-10-05',
          cDate: '2026-10-06',
          reason: 'Canone mensile POS',
        },
      ],
    },
  },
  payouts: {
    purpose: 'What each bank credits for each day of a month',
    notes: 'With an `amount`, the payouts of this `net`, or two or three that add up to it.',
    does: 'Che cosa accredita ogni banca, giorno per giorno, in un mese',
    needs: [
      'payoutList',
      'payoutList.0.id',
      'payoutList.0.summaries',
      'payoutList.0.gross',
      'payoutList.0.commission',
      'payoutList.0.adjustments',
      'payoutList.0.net',
    ],
    dates: ['payoutList[].valueDate', 'payoutList[].date'],
    rows: 'payoutList',
    inMonth: 'payoutList[].date',
    wrong: { amount: '12,5' },
    nothing: { amount: '99999999.99' },
    ids: { codPos: '9999999999' },
    request: { month: '202610', amount: '132.89', codPos: '', typeCall: 'X' },
    answer: {
      payoutList: [
        {
          id: '2026-10-03-03069',
          valueDate: '2026-10-05',
          date: '2026-10-03',
          bank: '03069',
          iban: 'IT60 **** **** **** **** ***3 456',
          summaries: 1,
          gross: 134.5,
          commission: 1.61,
          adjustments: 0,
          net: 132.89,
          match: '1',
        },
      ],
    },
  },
  monthByPoint: {
    purpose: 'A month of every point of sale, compared with others',
    notes: 'For companies. null where the data do not reach back to a month.',
    does: 'Un mese di ogni punto vendita, confrontato con altri',
    needs: [
      'pointList',
      'pointList.0.branchCode',
      'pointList.0.count',
      'pointList.0.amount',
      'pointList.0.commission',
      'pointList.0.net',
    ],
    rows: 'pointList',
    wrong: { otherMonth: '2026' },
    request: { month: '202610', otherMonth: '202608', typeCall: 'X' },
    answer: {
      pointList: [
        {
          branchCode: '5000000001',
          name: 'TRATTORIA AL PONTE',
          city: 'VERONA',
          count: 412,
          amount: 20418.4,
          commission: 245.02,
          net: 20173.38,
          cancelled: { count: 8 },
          monthBefore: {
            count: 380,
            amount: 19000,
            commission: 228,
            net: 18772,
            cancelled: { count: 5 },
          },
          yearBefore: null,
          otherMonth: {
            count: 401,
            amount: 20010.5,
            commission: 240.13,
            net: 19770.37,
            cancelled: { count: 0 },
          },
        },
      ],
    },
  },
};
