import type { MenuPage, PageName } from '../../machines/pages';
import { menuTexts } from '../../src/italian/consultations';

/** The pages outside Home's menu, by their heading. A test holds that each is a text of the portal. */
const headings: Readonly<Record<Exclude<PageName, MenuPage>, string>> = {
  start: 'Accesso al portale',
  login: 'Accesso al portale',
  registrationKind: 'Registrazione',
  companyRegistration: 'Registrazione Società',
  shopRegistration: 'Registrazione Punto Vendita',
  registrationCredentials: 'Inserisci Username e Password',
  registrationCode: 'Inserisci il codice OTP',
  registrationResult: 'Registrazione eseguita correttamente!',
  passwordRecovery: 'Password dimenticata',
  publicError: 'Ops! Qualcosa non va...',
  firstPhone: 'Inserisci il numero di telefono cellulare',
  firstEmail: 'Inserisci indirizzo email',
  firstPassword: 'Inserisci una nuova password',
  code: 'Inserisci il codice OTP',
  error: 'Ops! Qualcosa non va...',
  result: 'Operazione andata a buon fine!',
  passwordRenewal: 'Aggiorna la password',
  expiredPassword: 'Modifica Password',
  home: 'Home',
  findMovements: 'Trova un movimento',
  statements: 'Estratto conto',
  disputeOnline: 'Dispute online',
  disputeProfile: 'Il mio profilo',
  caseManagers: 'GESTIONE RICHIESTE',
  caseList: 'Pratiche stato',
  openCases: 'Richieste aperte',
  caseDetail: 'DISPUTE ONLINE - DETTAGLIO PRATICA',
  disputeReport: 'REPORT DISPUTE',
  unpaid: 'Insoluti',
  settings: 'Impostazioni',
  phoneChange: 'Modifica telefono cellulare',
  passwordChange: 'Modifica Password',
  emailChange: 'Modifica email',
};

/** A page as its merchants know it: by the words of Home's menu, or by its heading. */
export const screenName = (page: PageName) =>
  page in menuTexts
    ? menuTexts[page as MenuPage].title
    : headings[page as Exclude<PageName, MenuPage>];
