import { formTexts } from './form';

/** PWD-001 to PWD-025, TEL-001 to TEL-019, EML-001 to EML-011, RES-001 to RES-010. */
export const settingsTexts = {
  title: 'Impostazioni',
  question: 'Che cosa vuole modificare: la password, l’email o il telefono cellulare?',
  links: [
    {
      page: 'passwordChange',
      label: 'MODIFICA PASSWORD',
      icon: 'lock',
      text: 'Servono la password attuale e un codice di conferma.',
    },
    {
      page: 'emailChange',
      label: 'MODIFICA EMAIL',
      icon: 'email',
      text: 'L’indirizzo a cui riceve le comunicazioni.',
    },
    {
      page: 'phoneChange',
      label: 'MODIFICA TELEFONO CELLULARE',
      icon: 'phone',
      text: 'Il numero a cui riceve i codici di conferma.',
    },
  ],
} as const;

export const resultTexts = {
  succeeded: {
    title: 'Operazione andata a buon fine!',
    text: 'La modifica è stata effettuata correttamente.',
  },
  logInAgain: 'Per vedere la modifica acceda di nuovo al portale.',
  notSucceeded: {
    title: 'Operazione non andata a buon fine!',
    text: 'Spiacenti, la modifica richiesta non è andata a buon fine.',
  },
  unanswered:
    'La risposta del servizio non è arrivata: la modifica potrebbe essere stata registrata lo stesso. Prima di riprovare acceda di nuovo e verifichi.',
  unansweredVerified:
    'La risposta del servizio non è arrivata: la modifica potrebbe essere stata registrata lo stesso. Prima di ricominciare, «Riprova» controlla se lo è stata.',
  home: 'HOME',
  failedHome: 'Home',
  login: 'LOGIN',
  retry: 'Riprova',
} as const;

export const passwordTexts = {
  title: 'Modifica Password',
  expired: 'La tua vecchia password è scaduta. Aggiornala!',
  intro: {
    sms: 'Riceverà un codice per SMS con cui confermare la modifica.',
    email: 'Riceverà per email un codice con cui confermare la modifica.',
  },
  labels: {
    old: 'VECCHIA PASSWORD',
    chosen: 'NUOVA PASSWORD',
    confirmation: 'CONFERMA NUOVA PASSWORD',
  },
  tips: {
    old: 'La password con cui accede oggi al portale.',
    chosen:
      'Da 8 a 20 caratteri, con almeno tre tra lettere maiuscole, lettere minuscole, cifre e caratteri speciali. Diversa da quella attuale.',
    confirmation: 'Riscriva la nuova password, identica.',
  },
  notMatching: 'le password non combaciano',
  again:
    'Per sicurezza le password non si conservano: le scriva di nuovo. Se il codice che ha ricevuto è ancora valido, potrà inserirlo.',
  destinationChanged:
    'Il recapito a cui arrivano i codici è stato modificato in un’altra scheda: un codice ricevuto prima non è più valido. AVANTI ne invia uno al nuovo recapito.',
  oldWrong: 'Vecchia password errata! Modificarla e riprovare!',
  weak: {
    wrongLength: (typed: number) =>
      `Il servizio non accetterebbe questa password: servono da 8 a 20 caratteri, ne ha inseriti ${typed}.`,
    tooPlain:
      'Il servizio non accetterebbe questa password: servono almeno tre tra lettere maiuscole, lettere minuscole, cifre e caratteri speciali.',
  },
  renewal: {
    title: 'Aggiorna la password',
    intro: 'Prima di entrare nel portale la password va rinnovata.',
    explanation:
      'Ne sceglierà una nuova e la confermerà con un codice che riceverà per SMS. Subito dopo potrà accedere con la nuova password.',
  },
  choosing: 'Inserisci una nuova password',
  dialog: {
    title: 'Modifica Password',
    succeeded: 'La modifica della password è avvenuta con successo.',
    notSucceeded:
      'Si è verificato un errore durante il cambio password. Controllare le credenziali inserite.',
  },
} as const;

export const phoneTexts = {
  title: 'Modifica telefono cellulare',
  oldNumber: 'Numero attuale',
  changedElsewhere:
    'Il numero è stato modificato in un’altra scheda: questo è quello attuale. La modifica ricomincia da qui.',
  unknownNumber: 'non disponibile',
  toOldNumber:
    'Per sicurezza invieremo un codice OTP a questo numero. Se non lo usa più, contatti il servizio clienti.',
  newNumberIntro: 'Invieremo un codice OTP al nuovo numero per verificarlo.',
  newNumberTitle: 'Inserisca il nuovo numero',
  refusals: {
    notSent: {
      title: formTexts.tryAgain,
      text: 'Se l’errore si ripete, ricominci dal numero attuale: quello nuovo resta scritto.',
    },
    unconfirmed: {
      title: formTexts.tryAgain,
      text: 'La conferma del numero attuale non vale più. La ripeta dal primo passo: il nuovo numero resta scritto.',
    },
    notServed: {
      title: 'A questo numero non possiamo inviare un codice.',
      text: 'Controlli il prefisso internazionale, oppure indichi un altro numero.',
    },
  },
  again: 'Ricomincia',
  first: {
    title: 'Inserisci il numero di telefono cellulare',
    intro: 'Ci serve per inviarle per SMS i codici con cui confermare le operazioni.',
    retry: 'RIPROVA',
    refusals: {
      notSent: formTexts.tryAgain,
      notServed:
        'A questo numero non possiamo inviare un codice. Controlli il prefisso internazionale, oppure indichi un altro numero.',
      unconfirmed:
        'Il numero non si può inserire adesso: forse lo ha già. Prema INDIETRO e acceda di nuovo.',
    },
  },
} as const;

export const emailTexts = {
  title: 'Modifica email',
  intro: (masked: string) =>
    masked === ''
      ? 'La nuova email sostituirà quella attuale.'
      : `La modifica riguarda la vecchia email ${masked}.`,
  new: 'NUOVA EMAIL',
  confirmation: 'CONFERMA NUOVA EMAIL',
  changedElsewhere: 'L’email è stata modificata in un’altra scheda: questa è quella attuale.',
  notMatching: 'Le due email non coincidono',
  confirm: 'CONFERMA',
  first: {
    title: 'Inserisci indirizzo email',
    changedElsewhere:
      'In un’altra scheda è già stato confermato un indirizzo email: quello scritto qui lo sostituirebbe.',
    replaces: (masked: string) => `Il nuovo indirizzo sostituirà subito quello attuale, ${masked}.`,
    intro: 'Le sarà inviata un’email di conferma con un codice da inserire nel passo successivo.',
  },
} as const;
