import { exitWords } from './exits';
import type { Gesture } from './user-events';

const happens = (label: string, sentence = `${label}.`): Gesture => ({
  label,
  step: () => sentence,
});

/** Where a flow says that it is. */
const placeWords = (where: unknown) => {
  const { path, search } = where as { path: string | null; search: string | null };
  return `${path ?? 'quell’indirizzo'}${search ?? ''}`;
};

/** What happens by itself, by event: the browser, a file, a draft, another chart. */
export const systemEvents: Readonly<Record<string, Gesture>> = {
  'flow.draftChanged': happens(
    'Da conservare',
    'Il flusso ha altro da conservare per un ricaricamento della pagina.',
  ),
  'code.loggedOut': happens('Sessione finita', 'La sessione non c’è più: si torna alla login.'),
  'code.refused': happens(
    'Codice di prima valido',
    'Il servizio non invia un nuovo codice: vale quello di prima (false).',
  ),
  'address.asked': {
    label: 'Si chiede un indirizzo',
    step: ({ url, how }) =>
      how === 'shown'
        ? `Tornare a ${String(url)} con Indietro o Avanti del browser.`
        : `Aprire ${String(url)} da un collegamento.`,
  },
  'flow.loaded': happens('Codice arrivato', 'Il codice del flusso arriva.'),
  'flow.moved': {
    label: 'Il flusso si sposta',
    step: ({ where }) => `Il flusso si trova a ${placeWords(where)}.`,
  },
  'flow.notLoaded': happens('Codice non arrivato', 'Il codice del flusso non arriva.'),
  'flow.notified': happens('Il flusso riferisce', 'Il flusso riferisce qualcosa al portale.'),
  'page.refused': happens('Pagina rifiutata', 'Il punto vendita dell’indirizzo è di altri.'),
  'point.found': happens('Punto vendita trovato', 'Il punto vendita è dell’utente.'),
  'point.unknown': happens('Punto vendita di altri', 'Il punto vendita non è dell’utente.'),
  'page.admitted': happens('Pagina ammessa', 'La pagina è ammessa.'),
  'portal.login': happens('Dopo la login', 'La login porta qui.'),
  'portal.forced': happens('Obbligo', 'Prima di ogni altra cosa la login porta qui.'),
  'portal.menu': happens('Menu di ogni pagina'),
  'portal.link': happens('Voce della pagina'),
  'portal.result': happens('Esito'),
  'portal.moved': happens('Il portale cambia stato'),
  'code.needed': happens('Serve un codice', 'Nessun codice inviato prima vale ancora.'),
  'code.unanswered': happens(
    'Reinvio: nessuna risposta',
    'La risposta alla richiesta di un nuovo codice si perde.',
  ),
  'point.changed': happens(
    'Punto vendita cambiato',
    'In Home si sceglie un altro punto vendita, o tutti.',
  ),
  'session.changed': happens(
    'Dati cambiati',
    'I dati dell’esercente cambiano, qui o in un’altra scheda.',
  ),
  'code.requested': happens('Codice richiesto', 'Il flusso chiede un codice per un recapito.'),
  'code.good': happens(
    'Codice ancora valido',
    'Un codice inviato prima a quel recapito vale ancora.',
  ),
  'credentials.refused': happens(
    'Username rifiutato: 400 · 403 · 404',
    'Il servizio non accetta lo username: risponde 400, 403 o 404.',
  ),
  'credentials.failed': happens(
    'Credenziali non inviate',
    'Il servizio risponde 500, rifiuta di inviare un codice, o non risponde.',
  ),
  'secret.forgotten': happens(
    'Password non conservate',
    'Una pagina ricaricata non conserva le password: si scrivono di nuovo.',
  ),
  'secret.needed': happens(
    'Serve la password',
    'La password non è conservata: per un codice va scritta di nuovo.',
  ),
  'sending.failed': happens(
    'Codice non inviato',
    'Il codice non è stato inviato, o non si sa se lo è stato.',
  ),
  'code.rested': happens('Fine della pausa', 'Si può chiedere un altro codice.'),
  'code.notSent': happens('Codice non inviato', 'Il servizio non invia il nuovo codice.'),
  'code.sent': happens('Codice inviato', 'Il servizio invia un nuovo codice (200).'),
  'session.expired': happens(
    'Sessione scaduta: 401 · 408',
    'Il servizio risponde 401 o 408 a una chiamata qualsiasi: la pagina resta sotto il dialogo.',
  ),
  'configuration.failed': happens('Configurazione errata', '/config.json manca o non è valido.'),
  'configuration.loaded': happens('Configurazione letta', '/config.json è valido.'),
  'session.handedOver': happens(
    'Sessione da un’altra scheda',
    'Un’altra scheda è già dentro, e passa la sessione.',
  ),
  'session.unknown': happens('Nessun’altra scheda', 'Nessun’altra scheda è già dentro.'),
  'call.unanswered': happens('Chiamata senza risposta', 'A una chiamata non arriva risposta.'),
  'user.entered': happens('Un utente è entrato', 'La sessione di un utente è aperta.'),
  'user.left': happens('L’utente è uscito', 'La sessione non c’è più.'),
  'page.shown': happens('Una pagina si apre', 'Il portale mostra un’altra pagina.'),
  'page.left': happens('Un’altra pagina', 'Sotto il dialogo si apre un’altra pagina.'),
  'leftOver.found': happens('Qualcosa è rimasto', 'Il browser ha una risposta non inviata.'),
  'leftOver.none': happens('Nulla è rimasto', 'Il browser non ha risposte non inviate.'),
  'search.made': happens('Una ricerca è fatta', 'Un elenco mostra ciò che si è cercato.'),
  'connection.missing': happens('Connessione assente', 'Nulla parte: manca la connessione.'),
  'connection.lost': happens('Connessione persa', 'Il browser non ha più connessione.'),
  'connection.found': happens('Connessione tornata', 'Il browser ha di nuovo connessione.'),
  'history.moved': happens('Altre righe dello storico', 'Dello storico si vedono altre righe.'),
  'session.renewed': happens(
    'Sessione rinnovata',
    'Il token è stato rinnovato, qui o in un’altra scheda.',
  ),
  'login.blocked': happens(
    'Accesso impedito',
    'Il browser non invia le credenziali: l’indirizzo non è tra quelli consentiti.',
  ),
  'departure.failed': happens('Uscita non riuscita', 'Il browser non può andare alla pagina.'),
  'departure.undone': happens('Ritorno', 'Con Indietro il browser mostra di nuovo la pagina.'),
  'session.over': happens('Sessione finita', 'La sessione finisce o scade.'),
  'unsent.found': happens('C’è qualcosa di non inviato'),
  'unsent.none': happens('Nulla di non inviato', 'Non c’è nulla di non inviato.'),
  'unsent.discarded': happens('Bozze cancellate', 'Le bozze sono cancellate anche sul servizio.'),
  'draft.cleared': happens('Bozza cancellata', 'La bozza viene cancellata.'),
  'draft.saved': happens('Bozza salvata', 'La bozza viene salvata.'),
  'draft.notSaved': happens('Bozza non salvata', 'Il servizio non salva la bozza.'),
  'overview.counted': happens(
    'Richieste altrui contate',
    'Si sa quante ne hanno gli altri gestori, o non si sa.',
  ),
  'receipt.found': happens('Ricevuta ritrovata', 'Il browser ha una ricevuta della pratica.'),
  'case.taken': happens('Pratica già risposta', 'Qualcun altro ha già risposto alla pratica.'),
  'draft.read': happens('Bozza letta', 'La bozza viene letta.'),
  'file.blocked': happens(
    'Finestra bloccata',
    'Il browser non lascia aprire la finestra del documento.',
  ),
  'archive.failed': happens('Archivio non scritto', 'L’archivio non si può scrivere.'),
  'archive.written': happens('Archivio scritto', 'L’archivio è scritto e si scarica.'),
  'file.delivered': happens('Documento consegnato', 'Il documento si apre o si salva.'),
  'file.delayed': happens('Documento in ritardo', 'Il servizio prepara altri documenti (429).'),
  'file.unreadable': happens('Documento illeggibile', 'Il documento arrivato non si può leggere.'),
  'photograph.read': happens('Foto letta', 'Una foto è stata letta.'),
  'photograph.unreadable': happens('Foto illeggibile', 'Una foto non si può leggere.'),
  'photographs.finished': happens('Foto lette', 'Non ci sono altre foto da leggere.'),
  'photographs.saved': happens('Foto salvate', 'Le foto sono salve nel browser.'),
  'photographs.composed': happens('Foto unite', 'Il PDF delle foto è pronto.'),
  'photographs.notComposed': happens('Foto non unite', 'Il PDF delle foto non si può preparare.'),
  'photographs.tooLarge': happens('PDF troppo grande', 'Il PDF delle foto è troppo grande.'),
  'documents.changed': happens(
    'Documenti cambiati',
    'Gli altri documenti della risposta sono cambiati.',
  ),
  'files.checked': happens('Documenti controllati', 'I documenti scelti sono stati controllati.'),
  'files.refused': happens(
    'Documenti rifiutati',
    'Un documento non si può più leggere, o l’acquirer lo rifiuta.',
  ),
  'flow.ended': {
    label: 'Un flusso finisce',
    step: ({ exit }) => `Il flusso aperto finisce: ${exitWords(exit)}.`,
  },
  'pdf.failed': happens('Modulo non riuscito', 'Il modulo PDF non si può preparare.'),
  'pdf.made': happens('Modulo pronto', 'Il modulo PDF è pronto.'),
  'intention.made': happens('Impronta pronta', 'L’impronta dei documenti è calcolata.'),
  'requests.counted': happens('Pratiche contate', 'Le pratiche aperte dei gestori sono contate.'),
  'users.answered': happens(
    'Utenti chiesti',
    'Il servizio elenca gli utenti di un codice gestore, o non risponde.',
  ),
  'header.found': happens('Pratica trovata nell’elenco', 'La pratica è nel suo elenco.'),
  'header.unknown': happens('Pratica non trovata nell’elenco', 'La pratica non è nel suo elenco.'),
  'upload.progressed': {
    label: 'Invio in corso',
    step: ({ sent }) => `L’invio è al ${Math.round(Number(sent) * 100)}%.`,
  },
  'work.progressed': happens('Esportazione in corso', 'L’esportazione avanza.'),
  'work.completed': happens('Esportazione finita', 'Il file dell’esportazione è pronto.'),
  'work.failed': happens('Righe non arrivate', 'Le righe dell’esportazione non arrivano.'),
  'work.notWritten': happens('Foglio non scritto', 'Il foglio di calcolo non si può scrivere.'),
  'work.cancelled': happens(
    'Esportazione interrotta',
    'La sessione finisce, o la pagina si ricarica.',
  ),
  'export.started': happens('Esportazione cominciata', 'Una pagina comincia un’esportazione.'),
  'export.unfollowed': happens('Pagina lasciata', 'La pagina dell’esportazione non la mostra più.'),
  'workbook.failed': happens('Foglio non scritto', 'Il foglio di calcolo non si può scrivere.'),
  'workbook.progressed': happens('Foglio in corso', 'Il foglio di calcolo avanza.'),
  'workbook.written': happens('Foglio scritto', 'Il foglio di calcolo è stato scritto.'),
};

/** How long a named delay lasts. */
const delays: Readonly<Record<string, string>> = {
  restAfterResend: 'dopo 30 secondi',
  browserNotices: 'dopo 2 secondi',
  connectionSettles: 'dopo un secondo',
  patience: 'dopo 12 secondi',
  pause: 'dopo una pausa di 150 ms',
  lull: 'dopo una pausa di 10 secondi',
};

export const delayWords = (name: string) => {
  const words = delays[name];
  if (words === undefined) throw new Error(`No words for the delay "${name}"`);
  return words;
};
