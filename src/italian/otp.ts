/** OTP-001 to OTP-008, ERR-019 to ERR-025. */
export const otpTexts = {
  title: 'Inserisci il codice OTP',
  registrationTitle: 'Abbiamo quasi finito!',
  field: 'CODICE OTP',
  hint: {
    sms: 'Inserire il numero di 6 cifre inviato via sms',
    email: 'Inserire il numero di 6 cifre inviato via e-mail',
  },
  confirm: 'AVANTI',
  registrationConfirm: 'CONFERMA CODICE',
  resend: 'REINVIA CODICE',
  back: 'INDIETRO',
  sentBy: {
    sms: (to: string) =>
      to === ''
        ? 'Le abbiamo inviato un SMS con un codice di 6 cifre, valido per 5 minuti.'
        : `Le abbiamo inviato un SMS con un codice di 6 cifre al numero ${to}. È valido per 5 minuti.`,
    email: (to: string) =>
      to === ''
        ? 'Le abbiamo inviato un’email con un codice di 6 cifre, valido per 5 minuti.'
        : `Le abbiamo inviato un’email con un codice di 6 cifre all’indirizzo ${to}. È valido per 5 minuti.`,
  },
  /** The answer to the sending call was lost. */
  mayBeSentBy: {
    sms: (to: string) =>
      `Il servizio non ha risposto: un SMS con un codice di 6 cifre può essere arrivato lo stesso${to === '' ? '' : ` al numero ${to}`}. Se non lo ha ricevuto, lo chieda con REINVIA CODICE.`,
    email: (to: string) =>
      `Il servizio non ha risposto: un’email con un codice di 6 cifre può essere arrivata lo stesso${to === '' ? '' : ` all’indirizzo ${to}`}. Se non l’ha ricevuta, la chieda con REINVIA CODICE.`,
  },
  refusals: {
    expired: 'Codice OTP scaduto',
    wrong: 'Codice OTP non valido',
    lastAttempt: 'Ultimo tentativo prima del blocco utenza',
    notConfirmed: 'Si è verificato un errore, riprovare!',
  },
  advice: {
    expired: 'Chieda un nuovo codice con REINVIA CODICE.',
    wrong: 'Controlli il codice ricevuto e lo inserisca di nuovo.',
    lastAttempt: 'Il codice inserito non è valido: controlli con attenzione prima di riprovare.',
    notConfirmed: '',
  },
  without: {
    sms: 'Non ha con sé questo telefono, o ha cambiato numero? Contatti il servizio clienti.',
    email: 'Non legge più le email di questo indirizzo? Contatti il servizio clienti.',
  },
  typedWrongly: {
    sms: 'Il numero è sbagliato? Torni indietro e lo corregga.',
    email: 'L’indirizzo è sbagliato? Torni indietro e lo corregga.',
  },
  notSent: 'Si è verificato un errore, riprovare!',
  stillGood: 'Non è stato inviato un nuovo codice: quello già ricevuto è ancora valido.',
  stands: 'Il codice che le abbiamo già inviato è ancora valido: può inserirlo.',
  mayBeSentAgain:
    'Il servizio non ha risposto: se riceve un nuovo codice, quello precedente non è più valido.',
  sentAgain: 'Le abbiamo inviato un nuovo codice: quello precedente non è più valido.',
  resendIn: (seconds: number) =>
    seconds === 1
      ? 'Nuovo invio possibile tra 1 secondo'
      : `Nuovo invio possibile tra ${seconds} secondi`,
} as const;
