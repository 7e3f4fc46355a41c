import type { Examples } from './example';

type CaseAlias =
  | 'GET_EBOX_LIST'
  | 'EBOX_REQUEST'
  | 'SEARCH_PRATICES'
  | 'EBOX_DETAIL'
  | 'EBOX_DOWNLOAD_ALLEGATO'
  | 'EBOX_UPLOAD_ALLEGATO'
  | 'draftReply'
  | 'openCases'
  | 'findCases'
  | 'assignCase'
  | 'DETAIL_REPORT';

const detail = {
  number: '2026004711',
  practiceType: 'Richiesta documentazione',
  openingDate: '2026-10-01',
  state: 'Nuova',
  codSoc: '0123456789',
  codPoS: '5000000001',
  signLocale: 'TRATTORIA AL PONTE - MILANO',
  transDate: '2026-08-14',
  hour: '21:12',
  card: '453201******7788',
  transAmount: 84.5,
  autorization: '483920',
  codTerm: '00004711',
  numOper: '000318',
  arn: '74532016226000000000001',
  requestDocList: ['Copia della ricevuta firmata', 'Copia del conto'],
  message: 'Il titolare non riconosce la spesa.',
  messagesList: [
    {
      dataCreazione: '2026-10-02T09:30:00',
      statoEbox: 'In sospeso',
      testo: 'In allegato la ricevuta.',
      allegatiList: [{ documento: 'ricevuta.pdf', path: '2026/10/4711' }],
    },
  ],
  assignment: {
    from: 'BAR SPORT',
    at: '2026-10-03T10:05:00',
    message: 'Il conto è nel Suo archivio.',
  },
};

/** The smallest document that a viewer opens. */
const emptyPage = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj
trailer << /Root 1 0 R >>
%%EOF
`;

export const cases: Examples<CaseAlias> = {
  GET_EBOX_LIST: {
    purpose: 'List the managers of requests',
    request: {},
    answer: {
      managerList: [
        {
          eboxCode: '31',
          managerCode: '5000000001',
          description: 'TRATTORIA AL PONTE',
          flSuspended: '0',
        },
      ],
    },
  },
  EBOX_REQUEST: {
    purpose: 'Count the cases of a manager by state',
    request: { ebox: '31' },
    answer: {
      new: 12,
      suspended: 3,
      expired: 1,
      viewed: 4,
      canceled: 0,
      completed: 27,
      closed: 2,
    },
  },
  SEARCH_PRATICES: {
    purpose: 'List the cases of a state',
    request: { ebox: '31', order: 'datascad', search: '', state: 'nuove' },
    answer: {
      practiceList: [
        {
          caseId: '880',
          expiry: '2026-10-20',
          codPV: '5000000001',
          insegnaLoc: 'TRATTORIA AL PONTE - MILANO',
          dataTrans: '2026-08-14',
          card: '453201******7788',
          amountTrans: 84.5,
          amountCont: 84.5,
          practice: '2026004711',
        },
      ],
    },
  },
  EBOX_DETAIL: {
    purpose: 'Fetch a case with its history',
    request: { caseID: '880' },
    answer: detail,
  },
  EBOX_DOWNLOAD_ALLEGATO: {
    purpose: 'Fetch an attachment of a case as a PDF',
    request: { doc: 'ricevuta.pdf', path: '2026/10/4711' },
    answer: new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }),
  },
  EBOX_UPLOAD_ALLEGATO: {
    purpose: 'Reply to a case, with documents',
    request: {
      files: [new File([emptyPage], 'ricevuta.pdf', { type: 'application/pdf' })],
      caseId: '880',
      msgEse: 'In allegato la ricevuta firmata.',
      cbEvasione: 'false',
      ebox: '31',
    },
    answer: { esito: 'OK' },
  },
  draftReply: {
    purpose: 'Keep, read or clear the draft of a reply',
    request: { action: 'write', caseID: '880', message: 'In allegato la', faxPost: false },
    answer: { message: 'In allegato la', faxPost: false },
  },
  openCases: {
    purpose: 'List the open cases of all managers',
    request: { ebox: '', codPos: '', state: '', week: '', search: '', typeCall: 'X', page: 1 },
    answer: {
      caseList: [
        {
          caseId: '880',
          expiry: '2026-10-20',
          codPV: '5000000001',
          insegnaLoc: 'TRATTORIA AL PONTE - MILANO',
          dataTrans: '2026-08-14',
          card: '453201******7788',
          amountTrans: 84.5,
          amountCont: 84.5,
          practice: '2026004711',
          ebox: '31',
          manager: 'TRATTORIA AL PONTE',
          state: 'nuove',
          assignedFrom: 'BAR SPORT',
        },
      ],
      totalElements: 1,
      weeks: { past: 0, thisWeek: 1, nextWeek: 0, later: 0 },
      managers: [{ ebox: '31', description: 'TRATTORIA AL PONTE', open: 1 }],
      points: [{ codPV: '5000000001', insegnaLoc: 'TRATTORIA AL PONTE - MILANO', open: 1 }],
    },
  },
  findCases: {
    purpose: 'Find cases in any state by number, card or amount',
    request: { search: '7788' },
    answer: {
      caseList: [
        {
          caseId: '871',
          expiry: '2026-09-12',
          codPV: '5000000001',
          insegnaLoc: 'TRATTORIA AL PONTE - MILANO',
          dataTrans: '2026-07-02',
          card: '453201******7788',
          amountTrans: 84.5,
          amountCont: 84.5,
          practice: '2026004702',
          ebox: '31',
          manager: 'TRATTORIA AL PONTE',
          state: 'chiuse',
        },
      ],
      totalElements: 1,
    },
  },
  assignCase: {
    purpose: 'Hand over a case to another manager of the company',
    request: { caseID: '880', ebox: '32', message: 'Il conto è nel Suo archivio.' },
    answer: {},
  },
  DETAIL_REPORT: {
    purpose: 'Report on cases by manager and point of sale',
    request: {
      card: '',
      startDate: '01/09/2026',
      endDate: '12/10/2026',
      cod: '5000000001',
      state: '',
    },
    answer: [
      {
        ebox: '31',
        codPV: '5000000001',
        new: 12,
        suspended: 3,
        expiring: 1,
        viewed: 4,
        canceled: 0,
        completed: 27,
        expired: 1,
        closed: 2,
        totalPractices: 50,
        replies: [
          {
            ebox: '31',
            manager: 'TRATTORIA AL PONTE SRL',
            month: '202609',
            inTime: 26,
            late: 4,
            unanswered: 3,
          },
          { ebox: '', manager: '', month: '202610', inTime: 1, late: 0, unanswered: 0 },
        ],
      },
    ],
  },
};
