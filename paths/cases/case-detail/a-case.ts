import type { CaseDetail } from '../../../acquirer/contract/cases';

const entry = {
  dataCreazione: '2026-10-02T09:30:00',
  statoEbox: 'In sospeso',
  testo: 'In allegato la ricevuta.',
  allegatiList: [{ documento: 'ricevuta.pdf', path: '2026/10/4711' }],
};

/** The document of the oldest line. */
export const earlier = { documento: 'conto.pdf', path: '2026/10/4700' };

/** A case with eleven lines of history: two pages. */
export const detail: CaseDetail = {
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
  charges: [{ date: '2026-11-06', amount: -84.5, description: 'Documentazione non pervenuta' }],
  messagesList: [...Array.from({ length: 10 }, () => entry), { ...entry, allegatiList: [earlier] }],
};

/** The same case once a colleague has answered it. */
export const taken: CaseDetail = { ...detail, state: 'In visione' };
