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
  charges: [{ date: '2026-11-06', amount: -84.5, description: 'Documentazione non pervenuta' }],
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
    notes: '`flSuspended` 1: no reply can be sent, the cases can be read.',
    does: 'Elenca i gestori delle richieste',
    needs: ['managerList', 'managerList.0.eboxCode'],
    values: { 'managerList[].flSuspended': ['0', '1'] },
    rows: 'managerList',
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
    notes: '`expired` counts the cases in `scadenza`.',
    does: 'Conta le pratiche di un gestore, stato per stato',
    needs: ['new', 'suspended', 'expired', 'viewed', 'canceled', 'completed', 'closed'],
    wrong: { ebox: '' },
    ids: { ebox: '999999999' },
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
    notes:
      'Every case of one manager in one state: no case is in two. `search` is the whole `codPV` of a point of sale. The list rises by what `order` names.',
    does: 'Elenca le pratiche di uno stato',
    needs: [
      'practiceList',
      'practiceList.0.caseId',
      'practiceList.0.amountTrans',
      'practiceList.0.amountCont',
    ],
    dates: ['practiceList[].expiry', 'practiceList[].dataTrans'],
    masked: ['practiceList[].card'],
    rows: 'practiceList',
    wrong: { state: 'nuove,sospeso,scadenza,visione,annullate,evase,chiuse' },
    ids: { ebox: '999999999' },
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
    notes:
      '`messagesList` is newest first; `allegatiList` holds what `EBOX_DOWNLOAD_ALLEGATO` takes.',
    does: 'I dati di una pratica, con il suo storico',
    needs: ['transAmount', 'messagesList.0.allegatiList.0.documento', 'charges.0.amount'],
    dates: ['openingDate', 'transDate', 'charges[].date'],
    times: ['messagesList[].dataCreazione', 'assignment.at'],
    masked: ['card'],
    wrong: { caseID: '' },
    ids: { caseID: '999999999' },
    request: { caseID: '880' },
    answer: detail,
  },
  EBOX_DOWNLOAD_ALLEGATO: {
    purpose: 'Fetch an attachment of a case as a PDF',
    notes: '`doc` and `path` are `documento` and `path` of an attachment of `EBOX_DETAIL`.',
    does: 'Scarica l’allegato di una pratica in PDF',
    wrong: { doc: '' },
    ids: { path: '999999999' },
    request: { doc: 'ricevuta.pdf', path: '2026/10/4711' },
    answer: new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }),
  },
  EBOX_UPLOAD_ALLEGATO: {
    purpose: 'Reply to a case, with documents',
    notes:
      'A reply has a file, a message or `cbEvasione` true, and adds one entry to `messagesList`. It is for cases in nuove, sospeso or scadenza. Any `esito` but OK is a refusal. 400 with `files.<number>: <reason>` names a refused file.',
    does: 'Risponde a una pratica, con documenti',
    wrong: { cbEvasione: 'forse' },
    ids: { caseId: '999999999' },
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
    notes: 'One draft of a user for a case; without one `message` is `""`.',
    does: 'Salva, legge o cancella la bozza di una risposta',
    wrong: { action: 'burn' },
    request: { action: 'write', caseID: '880', message: 'In allegato la', faxPost: false },
    answer: { message: 'In allegato la', faxPost: false },
  },
  openCases: {
    purpose: 'List the open cases of all managers',
    notes:
      'Those in nuove, sospeso and scadenza, by deadline; `""` in a criterion is all. `totalElements` counts the rows, `weeks` those of all weeks.',
    does: 'Elenca le richieste aperte di tutti i gestori',
    needs: [
      'caseList',
      'caseList.0.caseId',
      'caseList.0.amountTrans',
      'caseList.0.amountCont',
      'caseList.0.ebox',
      'caseList.0.state',
      'totalElements',
      'weeks',
      'weeks.past',
      'weeks.thisWeek',
      'weeks.nextWeek',
      'weeks.later',
      'managers',
      'managers.0.ebox',
      'managers.0.open',
      'points',
      'points.0.codPV',
      'points.0.open',
    ],
    dates: ['caseList[].expiry', 'caseList[].dataTrans'],
    masked: ['caseList[].card'],
    rows: 'caseList',
    wrong: { page: 0 },
    nothing: { search: '99999999.99' },
    ids: { ebox: '999999999', codPos: '9999999999' },
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
    notes: 'At most 20 rows; `totalElements` counts all.',
    does: 'Cerca le pratiche di ogni stato per numero, carta o importo',
    needs: [
      'caseList',
      'caseList.0.caseId',
      'caseList.0.amountTrans',
      'caseList.0.amountCont',
      'caseList.0.ebox',
      'caseList.0.state',
      'totalElements',
    ],
    dates: ['caseList[].expiry', 'caseList[].dataTrans'],
    masked: ['caseList[].card'],
    rows: 'caseList',
    wrong: { search: '' },
    nothing: { search: '99999999.99' },
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
    notes: 'A case that this manager already has is 200, and nothing changes.',
    does: 'Passa una pratica a un altro gestore della società',
    wrong: { caseID: '' },
    ids: { caseID: '999999999', ebox: '999999999' },
    request: { caseID: '880', ebox: '32', message: 'Il conto è nel Suo archivio.' },
    answer: {},
  },
  DETAIL_REPORT: {
    purpose: 'Report on cases by manager and point of sale',
    notes: 'The first element is shown. `cod` is a point of sale, `card` `""` is every card.',
    does: 'Report delle pratiche per gestore e punto vendita',
    needs: [
      '0.new',
      '0.suspended',
      '0.expiring',
      '0.viewed',
      '0.canceled',
      '0.completed',
      '0.expired',
      '0.closed',
      '0.totalPractices',
      '0.replies.0.month',
      '0.replies.0.inTime',
      '0.replies.0.late',
      '0.replies.0.unanswered',
    ],
    wrong: { startDate: '2026-09-01' },
    ids: { cod: '9999999999' },
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
