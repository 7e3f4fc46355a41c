/** Words that occur in questions and identify no page. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a ad agli ai al alla alle allo anche avere c che chi ci come con cosa cui da dal dalla dalle dai de degli dei del ' +
    'della delle dello deve di dopo dove e ed era essere fa fare faccio gli ho i il in io l la le lei lo loro ma mi mia mio ' +
    'ne nei nel nella nelle non nostra nostro o ogni per perche piu porta portano posso puo quale quali quando quanto quel quella questo se ' +
    'si sia sono su sua sugli sui sul sulla suo succede tutti tutto un una uno usa usano va vede vedere vedo viene voglio vuole'
  ).split(' '),
);

/** Several names of one thing, one line for each thing: the portal uses one of them. */
export const synonyms: readonly (readonly string[])[] = [
  ['cellulare', 'telefono', 'telefonino', 'smartphone'],
  ['modifica', 'cambio', 'cambiare', 'aggiornare', 'variare', 'nuovo'],
  ['errato', 'sbagliato', 'scorretto', 'valido'],
  ['allegare', 'caricare', 'upload', 'documenti', 'inviare'],
  ['documento', 'file', 'allegato', 'ricevuta'],
  ['foto', 'fotografia', 'immagine', 'scansione'],
  ['bloccata', 'blocco', 'bloccare', 'sospesa'],
  ['utenza', 'account', 'utente', 'profilo'],
  ['username', 'userid', 'nome utente'],
  ['email', 'mail', 'posta', 'indirizzo'],
  ['accesso', 'login', 'entrare', 'accedere', 'ingresso'],
  ['esci', 'logout', 'uscire', 'uscita', 'disconnettersi'],
  ['sessione', 'collegamento'],
  ['scaduta', 'scadenza', 'scade'],
  ['otp', 'codice', 'sms', 'pin'],
  ['reinvia', 'rimandare', 'reinviare', 'altro codice'],
  ['registrazione', 'iscrizione', 'iscriversi', 'adesione', 'registrarsi'],
  ['movimenti', 'transazione', 'operazioni', 'pagamenti', 'incassi'],
  ['esporta', 'scarica', 'excel', 'download', 'foglio'],
  ['estratto', 'rendiconto'],
  ['disputa', 'dispute', 'contestazione', 'chargeback', 'reclamo'],
  ['pratica', 'richiesta', 'caso'],
  ['negozio', 'punto vendita', 'esercizio', 'filiale', 'shop'],
  ['societa', 'azienda', 'ditta', 'impresa'],
  ['gestore', 'incaricato', 'delegato'],
  ['insoluti', 'impagati', 'mancato'],
  ['addebiti', 'accrediti', 'trattenute'],
  ['totale', 'somma', 'totali'],
  ['ricerca', 'cerca', 'filtro', 'cercare', 'filtri'],
  ['offline', 'rete', 'connessione', 'risposta persa', 'risposta si e persa', 'nessuna risposta'],
  ['bozza', 'salvata', 'salva'],
  ['risposta', 'rispondere', 'replica'],
  ['stampa', 'pdf', 'stampare'],
  ['eseguita', 'riuscita', 'successo', 'buon fine', 'completata'],
];
