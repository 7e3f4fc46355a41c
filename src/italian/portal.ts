export const layoutTexts = {
  skip: 'Vai al contenuto',
  merchantSite: 'Esercizi Commerciali',
  logout: 'Esci',
  menu: 'Menu',
  searches: 'Ricerche',
  navigation: 'Navigazione principale',
  footer: 'Informazioni legali',
  terms: 'Termini e condizioni',
  privacy: 'Privacy',
  accessibility: 'Accessibilità',
  copyright: (year: number) => `© ${year}`,
} as const;

const unsentWork = {
  reply: 'la risposta a una pratica, con i suoi documenti',
  enrolment: 'l’iscrizione a Dispute Online',
  modification: 'la modifica di Dispute Online',
  phone: 'il cambio del numero di telefono',
} as const;

/** LOG-031: the unsent work that Esci deletes. */
export const leavingTexts = {
  title: 'Uscire dal portale?',
  lost: (work: readonly (keyof typeof unsentWork)[]) =>
    `Se esce ora va perso ciò che non ha ancora inviato: ${work.map((each) => unsentWork[each]).join('; ')}.`,
  exportRuns: 'Se esce ora l’esportazione in corso si interrompe, e il file non arriva.',
  leave: 'Esci senza inviare',
  leaveExport: 'Esci e interrompi',
  stay: 'Resta nel portale',
} as const;

/** The personal data that every user may change. */
export const accountTexts = {
  title: 'I miei dati',
  links: [
    { page: 'emailChange', label: 'Modifica email', icon: 'email' },
    { page: 'phoneChange', label: 'Modifica telefono cellulare', icon: 'phone' },
    { page: 'passwordChange', label: 'Modifica password', icon: 'lock' },
  ],
  theme: {
    title: 'Aspetto',
    options: { '': 'Automatico', light: 'Chiaro', dark: 'Scuro' },
  },
  rows: { title: 'Righe degli elenchi', options: { spacious: 'Ampie', dense: 'Compatte' } },
  reminders: {
    title: 'E-mail sulle richieste',
    kinds: {
      newCase: 'Nuova pratica',
      threeDays: 'Tre giorni prima della scadenza',
      oneDay: 'Il giorno prima',
    },
    unsaved: 'La scelta non è ancora salvata. Se il messaggio resta, la cambi di nuovo tra poco.',
  },
} as const;

export const navigationTexts = {
  home: 'Home',
  statements: 'Estratto conto',
  disputes: 'Dispute online',
  unpaid: 'Insoluti',
  settings: 'Impostazioni',
  find: 'Trova',
} as const;

/** Whose figures the consultations show. */
export const pointTexts = {
  label: 'Punto vendita in uso',
  all: 'Tutti i punti vendita',
  named: (name: string, city: string) => (city === '' ? name : `${name}, ${city}`),
  open: 'Scegli il punto vendita',
  searching: 'Ricerca in corso…',
  none: 'Nessun risultato. Scriva le iniziali dell’insegna o parte del codice.',
  failed: 'La ricerca non è riuscita. Provi a scrivere di nuovo.',
  foreign: 'Questo punto vendita non risulta tra i suoi.',
  foreignAdvice: 'L’indirizzo che ha aperto riguarda un punto vendita che la sua utenza non vede.',
} as const;

export const loginTexts = {
  title: 'Accesso al portale',
  intro: 'Inserisca le credenziali scelte al momento della registrazione.',
  user: 'User ID',
  password: 'Password',
  submit: 'ACCEDI',
  introElsewhere: 'User ID e password si inseriscono nella pagina che si apre.',
  forgotten: 'Password dimenticata?',
  forgottenUserOrPassword: 'Ha dimenticato User ID o password?',
  notRegistered: 'Non ha ancora le credenziali?',
  register: 'Registrati ora',
  offerTitle: 'I conti del suo esercizio, sempre in ordine.',
  offers: [
    { title: '13 mesi di movimenti', text: 'Per mese, importo o POS, da esportare in Excel.' },
    { title: 'Riepiloghi e statistiche', text: 'Lordo, commissioni e netto, mese per mese.' },
    { title: 'Estratti conto', text: 'I documenti in PDF, pronti da consultare e scaricare.' },
    {
      title: 'Dispute Online',
      text: 'Le richieste di documentazione si ricevono e si evadono qui, senza spese di spedizione.',
    },
  ],
} as const;

/** The login page's message after a failed login (ERR-001 to ERR-004, LOG-022). */
export const loginMessages = {
  wrongCredentials: 'Username o password errati',
  lastAttempt: 'Password errata! Ultimo tentativo prima del blocco utenza!',
  locked: 'Utenza bloccata. Contattare il servizio clienti backoffice',
  loginBlocked:
    'Il browser ha impedito l’accesso: l’indirizzo del servizio di accesso non è tra quelli consentiti da questo sito. Contatti il servizio clienti.',
  denied: 'Accesso annullato.',
  unavailable: 'Il servizio di accesso non è disponibile, riprovi tra qualche minuto.',
  refused: 'Username o password non corretti',
  toRepeat: 'L’accesso va ripetuto: inserisca di nuovo le credenziali',
  notServed:
    'L’utenza non è abilitata al portale. Una nuova utenza attende la conferma di un altro utente, avvisato per e-mail; altrimenti contattare il servizio clienti',
} as const;

/** What the login page and the public error page say beside that (ERR-007, ERR-011). */
export const noticeTexts = {
  ...loginMessages,
  registrationRefused:
    'La registrazione non può proseguire con i dati o con lo username indicati. Controlli i dati, anche il prefisso del telefono, oppure scelga un altro username.',
  registrationSuspended:
    'La registrazione si è interrotta prima della fine. Quanto ha scritto è conservato, tranne la password: la riprenda tra qualche minuto.',
} as const;

/** A login for another user while one is in. */
export const choiceTexts = {
  title: (newcomer: string) => `Entrare come ${newcomer}?`,
  explanation: (user: string) =>
    `In questa scheda è già aperta la sessione di ${user}. Se entra come l’altro utente quella sessione si chiude, e quanto non è stato inviato va perso.`,
  enter: (newcomer: string) => `Entrare come ${newcomer}`,
  stay: (user: string) => `Restare ${user}`,
  unknownNewcomer: 'nuovo utente',
  unknown: 'l’utente di prima',
  another: 'un altro utente',
} as const;

export const errorTexts = {
  title: 'Ops! Qualcosa non va...',
  explanation:
    'Il servizio non è al momento disponibile. I suoi dati sono al sicuro: riprovi tra qualche minuto.',
  unanswered:
    'Il servizio non ha completato il suo accesso. Prema RIPROVA: non serve inserire di nuovo le credenziali.',
  withoutStorage:
    'Il browser non conserva i dati di questo sito: consenta i cookie e i dati dei siti per questo indirizzo, poi riprovi.',
  misconfigured: 'Il portale non è configurato correttamente. Riprovi tra qualche minuto.',
  interrupted:
    'La pagina si è interrotta, o non è arrivata per intero. Controlli la connessione e prema RIPROVA.',
  start: 'Pagina iniziale',
  home: 'Home',
  login: 'Login',
  registration: 'VAI ALLA REGISTRAZIONE',
  disputes: 'TORNA A GESTIONE DISPUTE',
} as const;

export const blockedTexts = {
  title: 'Utenza bloccata',
  explanation: 'Per tornare ad accedere al portale contatti il servizio clienti.',
} as const;

/** Where a call failed because the browser has no connection. */
export const connectionTexts = {
  title: 'Connessione assente',
  explanation: 'Quanto è rimasto in sospeso riprende da solo, appena la connessione torna.',
} as const;

export const newVersionTexts = {
  explanation: 'È uscita una versione nuova del portale.',
  reload: 'AGGIORNA',
} as const;

export const sessionTexts = {
  title: 'Sessione scaduta',
  explanation: 'Clicca su "TORNA ALLA LOGIN" per accedere di nuovo al portale.',
  login: 'TORNA ALLA LOGIN',
} as const;

export const welcomeTexts = {
  region: 'Benvenuto',
  greeting: (name: string) => `Benvenuto, ${name}`,
  anonymousGreeting: 'Benvenuto',
  passwordExpires: passwordWarning,
  changePassword: 'Modifica la password',
} as const;

/** HOM-002, HOM-003: days left as the acquirer counts them; the last day and past ones read as such. */
function passwordWarning(days: number): string {
  if (days < 1) return 'La sua password è scaduta.';
  return days === 1
    ? 'La sua password scade tra 1 giorno.'
    : `La sua password scade tra ${days} giorni.`;
}
