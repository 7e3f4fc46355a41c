/** What the demo offers for a path; the password is always the demo's. */
interface TestData {
  /** The user who logs in; none where the flow precedes the login. */
  readonly user: string | null;
  readonly needs?: string;
}

const outbox = 'i codici arrivano in /outbox («123456» sta per l’ultimo arrivato)';
const company: TestData = { user: 'azienda01' };
const settings: TestData = { user: 'ristretto01', needs: outbox };
const enrolling: TestData = { user: 'azienda02' };

/** By the folder of the flow. */
export const testData: Readonly<Record<string, TestData>> = {
  navigation: company,
  leaving: company,
  'point-choice': company,
  connection: company,
  preferences: company,
  login: company,
  portal: company,
  registration: {
    user: null,
    needs: `società 0123456789, partita IVA 01234567890, CAP 20121, punto vendita 5000000001; un cellulare e uno username mai usati; ${outbox}`,
  },
  'password-recovery': { user: null, needs: `la User ID ristretto01; ${outbox}` },
  'first-phone': { user: 'telefono01', needs: outbox },
  'first-email': { user: 'email01', needs: outbox },
  code: { user: 'telefono01', needs: outbox },
  settings,
  'password-change': { ...settings, user: 'scaduto01' },
  'email-change': settings,
  'phone-change': settings,
  'point-of-sale': company,
  'home-summary': company,
  search: company,
  list: company,
  export: company,
  'export-work': company,
  summaries: company,
  'find-movements': company,
  statements: company,
  'statement-archive': company,
  unpaid: company,
  document: company,
  'dispute-online': enrolling,
  enrolment: enrolling,
  'manager-choice': enrolling,
  'manager-assignment': enrolling,
  cases: company,
  'case-assignment': company,
  'case-detail': company,
  'case-reply': {
    ...company,
    needs: 'il calendario delle pratiche si sposta con POST /demo/clock {"days": 7}',
  },
  photographs: { ...company, needs: 'alcune foto JPEG sul dispositivo' },
  report: company,
};

/** Who it is where a path begins so, whatever the flow. */
export const userOfStart: Readonly<Record<string, string>> = {
  '5001 rows': 'grande01',
  '5001 rows, with a filter by day that is empty': 'grande01',
  'a single point of sale': 'negozio01',
  'a shop with an e-box': 'negozio01',
  'a shop without': 'negozio02',
  'a company': 'azienda01',
  'a company that is enrolled': 'azienda01',
  'a company that may enrol': 'azienda02',
  'a merchant enrolled in Dispute Online': 'azienda01',
  'a merchant not enrolled in Dispute Online': 'azienda02',
  'a modification': 'azienda01',
  'a password that has expired': 'scaduto01',
  'a reload with an expired password': 'scaduto01',
  'a reload with a password to renew': 'password01',
  'the first access': 'password01',
  'the first access, at the form': 'password01',
  'a reload without a phone': 'telefono01',
  'no number yet': 'telefono01',
  'no e-mail yet': 'email01',
  'a known number': 'ristretto01',
  'a known e-mail': 'ristretto01',
  'back with a locked user': 'bloccato01',
};

/** How to get the answers that the demo does not give: described once, for all paths. */
export const answersByHand =
  'Le risposte che la demo non dà da sola (401, 408, 500, nessuna) si sostituiscono negli strumenti del browser.';

/** Whom to log in as in the demo, and what to have at hand. */
export const dataWords = (slug: string, start: string): string => {
  const { user, needs } = testData[slug] ?? { user: null };
  const who = userOfStart[start] ?? user;
  return [
    who === null ? 'nessuna utenza' : `utente ${who}, password Portale2026`,
    ...(needs === undefined ? [] : [needs]),
  ].join('; ');
};
