/** What an invoked actor does, and under which alias of the contract, where there is one. */
interface Call {
  readonly does: string;
  readonly alias?: string;
}

const calls: Readonly<Record<string, Call>> = {
  flow: { does: 'Il flusso dell’indirizzo' },
  homeSummary: { does: 'Home: oggi, in breve' },
  askTakings: { does: 'Chiede gli incassi', alias: 'GET_STATISTICS' },
  askRequests: {
    does: 'Chiede le richieste aperte',
    alias: 'GET_EBOX_LIST, EBOX_REQUEST e SEARCH_PRATICES',
  },
  askUnpaid: { does: 'Chiede gli insoluti', alias: 'GET_OUTSTANDING' },
  askStatement: { does: 'Chiede l’ultimo estratto conto', alias: 'SEARCH_ACCOUNT_BALANCE' },
  hearFlow: { does: 'Ascolta il flusso' },
  hearPortal: { does: 'Ascolta il portale' },
  loadFlow: { does: 'Carica il codice del flusso' },
  portal: { does: 'Accesso e sessione' },
  leaving: { does: 'Uscita' },
  findUnsent: { does: 'Cerca ciò che non è stato inviato' },
  hearSession: { does: 'Ascolta la sessione' },
  discardDrafts: { does: 'Cancella le bozze', alias: 'draftReply' },
  connection: { does: 'Connessione' },
  watchConnection: { does: 'Segue la connessione del browser' },
  apiClient: { does: 'Collegamento al servizio' },
  allRows: { does: 'Chiede tutte le righe' },
  assign: { does: 'Assegna i gestori ai punti vendita', alias: 'ADD_MULTIPLE_ADMIN' },
  checkFiles: { does: 'Controlla i documenti scelti' },
  choose: { does: 'Convalida le credenziali', alias: 'validateMerchantUser o validatePosUser' },
  clearDraft: { does: 'Cancella la bozza', alias: 'draftReply' },
  code: { does: 'Codice OTP' },
  confirmCode: { does: 'Conferma il codice con la chiamata del flusso' },
  openCounts: { does: 'Conta le pratiche aperte di ogni gestore', alias: 'EBOX_REQUEST' },
  counts: { does: 'Conta le pratiche per stato', alias: 'EBOX_REQUEST' },
  dayCounts: { does: 'Conta le righe di ogni giorno' },
  dayRows: { does: 'Chiede le righe di un giorno' },
  deliver: { does: 'Apre o salva il documento' },
  detail: { does: 'Chiede la pratica', alias: 'EBOX_DETAIL' },
  askTabs: { does: 'Chiede alle altre schede' },
  details: { does: 'Chiede i dettagli del punto vendita', alias: 'GET_POINT_OF_SALES' },
  document: { does: 'Documento' },
  export: { does: 'Esportazione' },
  facts: { does: 'Cerca la pratica nel suo elenco', alias: 'SEARCH_PRATICES' },
  fetchDocument: { does: 'Chiede il documento' },
  inspect: { does: 'Controlla che il documento si possa leggere' },
  verify: { does: 'Guarda se alla pratica si può ancora rispondere', alias: 'EBOX_DETAIL' },
  photographs: { does: 'Foto per una risposta' },
  readPhotographs: { does: 'Legge le foto, una alla volta' },
  composePhotographs: { does: 'Unisce le foto in un PDF' },
  keepPages: { does: 'Salva le foto in questo browser' },
  readReceipt: { does: 'Cerca in questo browser la ricevuta della pratica' },
  storeReceipt: { does: 'Salva la ricevuta in questo browser' },
  keepFiles: { does: 'Salva i documenti scelti in questo browser' },
  keepDraft: { does: 'Salva la bozza', alias: 'draftReply' },
  layer: { does: 'Elenco delle transazioni' },
  list: { does: 'Elenco' },
  loadConfiguration: { does: 'Legge /config.json' },
  makePdf: { does: 'Prepara il modulo PDF' },
  manager: { does: 'Scelta del gestore' },
  managers: { does: 'Chiede i gestori', alias: 'GET_EBOX_LIST' },
  newNumberCode: { does: 'Codice OTP del nuovo numero', alias: 'validateNewPhoneOtp' },
  oldNumberCode: { does: 'Codice OTP del vecchio numero', alias: 'validateOldPhoneOtp' },
  openRequests: {
    does: 'Conta le pratiche aperte dei gestori che finiscono',
    alias: 'EBOX_REQUEST',
  },
  everyPoint: { does: 'Chiede tutti i punti vendita', alias: 'SEARCH_POS_PAGED' },
  users: {
    does: 'Chiede gli utenti di un punto vendita',
    alias: 'SEARCH_USER_POS_LIST o SEARCH_USER_LIST_BY_SOC',
  },
  page: { does: 'Chiede una pagina di righe' },
  points: { does: 'Chiede i punti vendita' },
  prepare: { does: 'Calcola l’impronta dei documenti' },
  profile: { does: 'Chiede il profilo', alias: 'GET_EBOX_PROFILE' },
  readDraft: { does: 'Legge la bozza', alias: 'draftReply' },
  recallCode: { does: 'Guarda se un codice inviato prima vale ancora' },
  refreshSession: { does: 'Rinnova la sessione', alias: 'getSession' },
  register: { does: 'Invia la registrazione', alias: 'register/merchant o register/pos' },
  reply: { does: 'Risposta a una pratica' },
  report: { does: 'Chiede il report', alias: 'DETAIL_REPORT' },
  rows: { does: 'Chiede le righe' },
  search: { does: 'Ricerca con totali' },
  searchPoints: { does: 'Cerca i punti vendita', alias: 'searchPointOfSales' },
  send: { does: 'Invia' },
  sendCode: { does: 'Chiede l’invio del codice' },
  sendToNewNumber: { does: 'Invia il codice al nuovo numero', alias: 'SEND_OTP_AND_NEW_TEL' },
  sendToOldNumber: { does: 'Invia il codice al vecchio numero', alias: 'SEND_OTP_OLD_TEL' },
  setPhone: { does: 'Indica il telefono', alias: 'setLoginPhone' },
  table: { does: 'Tabella dei gestori' },
  login: { does: 'Ingresso' },
  tokenExchange: { does: 'Scambia il codice con un token' },
  totals: { does: 'Chiede i totali' },
  updateEmail: { does: 'Aggiorna l’e-mail', alias: 'updateEmail' },
  usersOfCompany: { does: 'Chiede gli utenti della società', alias: 'SEARCH_USER_LIST_BY_SOC' },
  usersOfPoint: { does: 'Chiede gli utenti del punto vendita', alias: 'SEARCH_USER_POS_LIST' },
  welcome: { does: 'Chiede chi è l’esercente', alias: 'welcome' },
  wizard: { does: 'Adesione a Ebox' },
  writeWorkbooks: { does: 'Scrive i fogli di calcolo' },
};

/** The same name for another call, by chart. */
const own: Readonly<Record<string, Call>> = {
  'caseReply.send': { does: 'Invia la risposta', alias: 'EBOX_UPLOAD_ALLEGATO' },
  'cases.detail': { does: 'Dettaglio della pratica' },
  'enrolment.readAgain': { does: 'Rilegge il profilo', alias: 'GET_EBOX_PROFILE' },
  'enrolment.send': { does: 'Invia l’adesione', alias: 'ENROLL_EBOX o MODIFY_EBOX' },
  'managerChoice.points': { does: 'Chiede i punti vendita', alias: 'SEARCH_POS_LIST' },
  'managerAssignment.points': { does: 'Chiede i punti vendita', alias: 'SEARCH_POS_PAGED' },
  'passwordChange.sendCode': { does: 'Invia il codice', alias: 'SEND_OTP_PASSWORD' },
  'report.points': { does: 'Chiede i punti vendita', alias: 'SEARCH_POS_PAGED' },
};

export const callOf = (chart: string, src: string): Call | undefined =>
  own[`${chart}.${src}`] ?? calls[src];

export const callWords = (chart: string, src: string) => {
  const call = callOf(chart, src);
  if (call === undefined) throw new Error(`No words for the call "${src}" of "${chart}"`);
  return call;
};
