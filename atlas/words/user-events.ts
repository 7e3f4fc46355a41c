import type { PathEvent } from '../../paths/engine/chart-paths';

/** What makes an event happen: briefly, for an arrow, and as a step of a manual test. */
export interface Gesture {
  readonly label: string;
  readonly step: (event: PathEvent) => string;
}

const quoted = (value: unknown) => `"${String(value ?? '')}"`;
const does = (label: string, sentence: string): Gesture => ({ label, step: () => sentence });
const press = (button: string): Gesture => does(button, `Premere ${button}.`);
const inside = (event: PathEvent, field: string) =>
  (event[field] ?? {}) as Readonly<Record<string, unknown>>;

const tabs: Readonly<Record<string, string>> = {
  all: 'Tutti i punti vendita',
  single: 'Singolo punto vendita',
  information: 'delle informazioni',
  enrolment: 'dell’adesione',
  profile: 'Il mio profilo',
  service: 'del servizio',
  check: 'Verifica Insoluti',
  form: 'Allineamento (modulo)',
};

const kinds: Readonly<Record<string, string>> = {
  S: 'Società',
  V: 'Punto Vendita',
  company: 'Società',
  shop: 'Punto Vendita',
};

const months = (month: unknown) =>
  String(month) === '' ? 'senza scegliere il mese' : `con il mese ${String(month)}`;

const reply = (event: PathEvent) => {
  const message = String(event.message ?? '');
  if (message === '') return 'il messaggio vuoto';
  return message.length > 100
    ? `un messaggio di ${message.length} caratteri`
    : `il messaggio ${quoted(message)}`;
};

const registrationForm = (event: PathEvent) => {
  const { kind, data } = inside(event, 'form') as { kind?: string; data?: Record<string, unknown> };
  const consent = event.consent === true ? 'con il consenso' : 'senza il consenso';
  return `Compilare i dati (${kinds[kind ?? ''] ?? ''}, Partita IVA ${quoted(data?.codVat)}), ${consent}, e premere AVANTI.`;
};

const chooseRow = (event: PathEvent) => {
  const { codAdmin, user, email } = inside(event, 'change');
  const row = `Nella riga ${quoted(event.codPos)}`;
  if (codAdmin !== undefined) return `${row} scegliere il gestore ${quoted(codAdmin)}.`;
  return user === undefined
    ? `${row} scrivere l’e-mail ${quoted(email)}.`
    : `${row} scegliere l’utente ${quoted(user)}.`;
};

const manager = (event: PathEvent) => {
  const { user, email } = inside(event, 'choice');
  return `Scegliere l’utente ${quoted(user)} con l’e-mail ${quoted(email)} e premere CONFERMA.`;
};

/** The gestures of the merchant, and what the browser does by itself, by event. */
export const userEvents: Readonly<Record<string, Gesture>> = {
  'address.opened': {
    label: 'Si apre un indirizzo',
    step: ({ path }) => `Aprire l’indirizzo ${String(path)} (anche con Indietro del browser).`,
  },
  'summary.chosen': {
    label: 'Sceglie un riepilogo',
    step: (event) => {
      const { branchCode, date } = inside(event, 'summary');
      return `Scegliere la riga di ${quoted(branchCode)} del ${quoted(date)}.`;
    },
  },
  'assignments.confirmed': press('Prosegui'),
  'attachment.removed': does('Rimuovi un documento', 'Rimuovere un documento allegato.'),
  'photograph.moved': {
    label: 'Sposta una foto',
    step: ({ by }) => `Spostare una foto un posto ${Number(by) < 0 ? 'prima' : 'dopo'}.`,
  },
  'photograph.removed': does('Togli una foto', 'Togliere una foto.'),
  'photograph.restored': press('Rimetti'),
  'photograph.turned': does('Gira una foto', 'Girare una foto di un quarto.'),
  'photographs.chosen': does('Scegli foto', 'Scegliere delle foto.'),
  'photographs.discarded': does('Togli le foto', 'Rimuovere il documento delle foto.'),
  'photographs.retried': press('RIPROVA'),
  'photographs.stopped': press('ANNULLA'),
  'attachments.added': does('Allega documenti', 'Allegare dei documenti.'),
  'case.opened': {
    label: 'Apri una pratica',
    step: ({ caseId }) => `Aprire la pratica ${String(caseId)} dalla sua scadenza.`,
  },
  'case.sought': {
    label: 'Cerca nell’elenco',
    step: ({ text }) => `Cercare ${quoted(text)} tra le pratiche dell’elenco.`,
  },
  'receipt.requested': press('Vedi la ricevuta'),
  'receipt.closed': press('CHIUDI'),
  'code.confirmed': {
    label: 'Codice e AVANTI',
    step: ({ code }) => `Inserire il codice ${quoted(code)} e premere AVANTI.`,
  },
  'code.resent': press('REINVIA CODICE'),
  'configuration.retried': press('RIPROVA'),
  'login.retried': press('RIPROVA'),
  'login.begun': press('ACCEDI'),
  'credentials.chosen': {
    label: 'Username, password e AVANTI',
    step: (event) => {
      const { username, password } = inside(event, 'credentials');
      return `Scegliere l’username ${quoted(username)} e la password ${quoted(password)}, poi AVANTI.`;
    },
  },
  'credentials.typed': {
    label: 'Scrive lo username',
    step: ({ username }) => `Scrivere lo username ${quoted(username)}.`,
  },
  'detail.requested': {
    label: 'Dettaglio',
    step: ({ summary }) =>
      summary === null
        ? 'Chiedere il dettaglio senza scegliere una riga.'
        : 'Scegliere una riga e chiedere il dettaglio.',
  },
  'details.requested': press('Dettagli (lente)'),
  'dialog.closed': press('CHIUDI'),
  'leaving.requested': {
    label: 'Esci, un collegamento o Indietro del browser',
    step: () => 'Premere Esci; durante un invio premere un collegamento o Indietro del browser.',
  },
  'leaving.confirmed': press('Esci senza inviare'),
  'dispute.opened': does('Si apre una pratica', 'Aprire un punto delle dispute.'),
  'disputes.requested': press('TORNA A GESTIONE DISPUTE'),
  'archive.cancelled': press('ANNULLA'),
  'archive.requested': press('Scarica tutti'),
  'document.cancelled': press('ANNULLA'),
  'document.answered': {
    label: 'Spunta un documento richiesto',
    step: ({ document, by }) =>
      by === ''
        ? `Per ${quoted(document)} lasciare «Da scegliere».`
        : `Per ${quoted(document)} scegliere ${by === null ? '«Non disponibile»' : quoted(by)}.`,
  },
  'inbox.requested': does('Richieste aperte', 'Premere «Richieste aperte».'),
  'openCase.opened': does('Apri una richiesta', 'Aprire una richiesta dalla sua scadenza.'),
  'case.next': press('SUCCESSIVA'),
  'assignment.requested': press('ASSEGNA A UN ALTRO GESTORE'),
  'assignment.submitted': {
    label: 'Assegna la pratica',
    step: ({ ebox, message }) =>
      ebox === ''
        ? 'Premere «ASSEGNA» senza scegliere un gestore.'
        : `Scegliere il gestore ${quoted(ebox)}, scrivere un messaggio di ${String(message).length} caratteri, premere «ASSEGNA».`,
  },
  'document.requested': does('Apri o scarica un documento', 'Chiedere un documento.'),
  'email.changed': does('L’e-mail è cambiata', 'Un flusso segnala la nuova e-mail.'),
  'password.changed': does('La password è cambiata', 'Un flusso segnala la nuova password.'),
  'phone.changed': does('Il telefono è cambiato', 'Un flusso segnala il nuovo telefono.'),
  'registration.done': does('Registrazione avvenuta', 'Il flusso segnala la registrazione.'),
  'session.expiredElsewhere': does(
    'Sessione scaduta in un’altra scheda',
    'Lasciare scadere la sessione, e accorgersene in un’altra scheda.',
  ),
  'merchant.changedElsewhere': does(
    'Dati cambiati in un’altra scheda',
    'Cambiare e-mail, telefono o password in un’altra scheda.',
  ),
  'session.endedElsewhere': does('Esci in un’altra scheda', 'Premere Esci in un’altra scheda.'),
  'email.typed': {
    label: 'Scrive l’e-mail',
    step: ({ email }) => `Scrivere l’e-mail ${quoted(email)}, senza confermarla.`,
  },
  'number.typed': {
    label: 'Scrive il numero',
    step: ({ number }) => `Scrivere il numero ${quoted(number)}, senza confermarlo.`,
  },
  'email.confirmed': {
    label: 'Nuova e-mail e conferma',
    step: ({ email, confirmation }) =>
      confirmation === undefined
        ? `Inserire l’e-mail ${quoted(email)} e premere AVANTI.`
        : `Inserire l’e-mail ${quoted(email)}, ripeterla ${quoted(confirmation)} e premere CONFERMA.`,
  },
  'enrolment.confirmed': press('Conferma'),
  'export.cancelled': does('ANNULLA o CHIUDI', 'Premere ANNULLA; in un dialogo, CHIUDI.'),
  'export.dismissed': does(
    'ANNULLA o Chiudi',
    'Nella riga dell’esportazione premere ANNULLA; se è finita, Chiudi.',
  ),
  'parts.requested': press('Esporta in … file'),
  'day.chosen': {
    label: 'Cerca il giorno',
    step: ({ day }) => `Scegliere il giorno ${quoted(day)} e premere Cerca il giorno.`,
  },
  'export.requested': press('ESPORTA'),
  'flow.cancelled': press('INDIETRO'),
  'flow.retried': press('RIPROVA'),
  'pdf.requested': press('Scarica modulo'),
  'form.submitted': { label: 'Dati e AVANTI', step: registrationForm },
  'responsible.typed': {
    label: 'Scrive i dati del responsabile',
    step: () => 'Scrivere nei campi del responsabile.',
  },
  'manager.typed': {
    label: 'Scrive i dati del gestore',
    step: () => 'Scegliere l’utente, scrivere l’e-mail, spuntare i punti vendita.',
  },
  'filters.typed': { label: 'Scrive nei filtri', step: () => 'Scrivere nei filtri.' },
  'form.typed': { label: 'Scrive nel modulo', step: () => 'Scrivere nei campi del modulo.' },
  'history.requested': does('Aggiorna lo storico', 'Aggiornare lo storico dei messaggi.'),
  'home.requested': press('HOME'),
  'kind.chosen': {
    label: 'Società o Punto Vendita',
    step: ({ kind }) => `Scegliere ${kinds[String(kind)] ?? ''}.`,
  },
  'layer.closed': press('Chiudi'),
  'level.left': press('INDIETRO'),
  'login.requested': does('Alla login', 'Premere il pulsante che porta alla login.'),
  'logout.requested': press('Esci'),
  'manager.chosen': {
    label: 'Gestore',
    step: (event) => `Scegliere il gestore ${quoted(inside(event, 'manager').description)}.`,
  },
  'manager.confirmed': { label: 'Gestore e CONFERMA', step: manager },
  'managers.kept': does('Gestori invariati', 'Tenere i gestori di oggi.'),
  'modification.restarted': press('Ricomincia dal profilo aggiornato'),
  'managers.opened': press('Dettaglio del gestore'),
  'menu.chosen': {
    label: 'Voce del menu',
    step: ({ path }) => `Scegliere dal menu della Home la pagina ${String(path)}.`,
  },
  'modification.started': press('MODIFICA'),
  'notice.read': press('AVANTI'),
  'number.confirmed': {
    label: 'Numero e AVANTI',
    step: ({ number }) => `Inserire il numero ${quoted(number)} e premere AVANTI.`,
  },
  'order.requested': {
    label: 'Altro ordine',
    step: ({ orderBy }) => `Premere l’intestazione della colonna per l’ordine ${quoted(orderBy)}.`,
  },
  'origin.requested': press('Home'),
  'page.requested': {
    label: 'Altra pagina',
    step: ({ page }) => `Andare alla pagina ${String(page)} dell’elenco.`,
  },
  'page.retried': press('RIPROVA'),
  'cases.retried': press('RIPROVA'),
  'password.chosen': {
    label: 'Password e AVANTI',
    step: ({ oldPassword, newPassword, confirmation }) =>
      `Inserire ${oldPassword === '' ? '' : `la vecchia password ${quoted(oldPassword)}, `}la nuova ${quoted(newPassword)}, ripeterla ${quoted(confirmation)} e premere AVANTI.`,
  },
  'recovery.chosen': {
    label: 'Utenza, password e AVANTI',
    step: ({ user, newPassword, confirmation }) =>
      `Indicare l’utenza ${quoted(user)}, inserire la nuova password ${quoted(newPassword)}, ripeterla ${quoted(confirmation)} e premere AVANTI.`,
  },
  'user.typed': {
    label: 'Scrive l’utenza',
    step: ({ user }) => `Scrivere ${quoted(user)} come User ID o e-mail, senza premere AVANTI.`,
  },
  'period.searched': does('Un periodo è cercato', 'Cercare un mese in una consultazione.'),
  'point.chosen': {
    label: 'Punto vendita',
    step: ({ point, code }) =>
      `Scegliere il punto vendita ${quoted((point as { code?: string })?.code ?? code)}.`,
  },
  'point.cleared': does('Nessun punto vendita', 'Togliere il punto vendita scelto.'),
  'preferences.changed': does(
    'Cambia una preferenza',
    'Scegliere un altro aspetto o altre righe in «I miei dati».',
  ),
  'columns.changed': does(
    'Cambia le colonne',
    'Premere «Colonne» su un elenco e mostrare, nascondere o spostare una colonna.',
  ),
  'preferences.savedElsewhere': does(
    'Le preferenze sono cambiate altrove',
    'In un’altra scheda scegliere un altro aspetto in «I miei dati».',
  ),
  'search.saved': does(
    'Salva la ricerca',
    'Aprire «Ricerche» su un elenco, scrivere un nome e premere Salva.',
  ),
  'search.deleted': does('Elimina la ricerca', 'In «Ricerche» premere Elimina.'),
  'points.opened': does('Apre l’elenco', 'Aprire l’elenco dei punti vendita.'),
  'points.closed': does('Chiude l’elenco', 'Chiudere l’elenco dei punti vendita.'),
  'more.requested': does('Scorre l’elenco', 'Scorrere l’elenco fino in fondo.'),
  'points.searched': {
    label: 'Cerca punti vendita',
    step: ({ filter, search }) => `Cercare il punto vendita ${quoted(filter ?? search)}.`,
  },
  'newcomer.admitted': press('Entrare come …'),
  'newcomer.declined': press('Restare …'),
  'registration.requested': press('VAI ALLA REGISTRAZIONE'),
  'earlier.resumed': press('RIPRENDI'),
  'earlier.dropped': press('RICOMINCIA'),
  'registration.retried': press('VAI ALLA REGISTRAZIONE'),
  'reply.changed': {
    label: 'Si scrive la risposta',
    step: (event) => `Scrivere ${reply(event)}.`,
  },
  'reply.discarded': {
    label: 'Scarta tutto',
    step: () => 'Premere Scarta tutto; se il dialogo «Scartare tutto?» è aperto, premere Scarta.',
  },
  'reply.submitted': {
    label: 'INVIA',
    step: (event) => `Scrivere ${reply(event)} e premere INVIA.`,
  },
  'report.requested': {
    label: 'CERCA',
    step: (event) => {
      const { startDate, endDate } = inside(event, 'filters');
      return `Indicare le date da ${quoted(startDate)} a ${quoted(endDate)} e premere CERCA.`;
    },
  },
  'responsible.confirmed': {
    label: 'Responsabile e AVANTI',
    step: (event) =>
      `Compilare i dati del responsabile (fax ${quoted(inside(event, 'responsible').fax)}, ` +
      `${event.consent === true ? 'con' : 'senza'} accettazione) e premere AVANTI.`,
  },
  'row.changed': { label: 'Riga modificata', step: chooseRow },
  'search.renewed': press('Nuova ricerca'),
  'search.requested': {
    label: 'CERCA',
    step: (event) => `Premere CERCA ${months(inside(event, 'criteria').month)}.`,
  },
  'service.chosen': {
    label: 'Servizio',
    step: ({ path }) => `Scegliere il servizio che porta a ${String(path)}.`,
  },
  'state.opened': {
    label: 'Stato con pratiche',
    step: ({ state }) => `Aprire lo stato ${quoted(state)}.`,
  },
  'step.back': press('Indietro'),
  'step.confirmed': press('AVANTI'),
  'tab.opened': {
    label: 'Scheda',
    step: ({ tab }) => `Aprire la scheda ${tabs[String(tab)] ?? quoted(tab)}.`,
  },
  'upload.cancelled': press('ANNULLA'),
};
