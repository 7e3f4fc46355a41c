/** REG-001 to REG-035. */
export const registrationTexts = {
  select: {
    title: 'Registrazione',
    intro: 'Chi vuole registrare?',
    shop: {
      label: 'Punto Vendita',
      text: 'Un solo esercizio: vedrà i suoi movimenti e i suoi documenti.',
    },
    company: {
      label: 'Società',
      text: 'Tutti i punti vendita della società, insieme o uno alla volta.',
    },
    resume: (date: string) => `Riprendere la registrazione iniziata il ${date}?`,
    resumeText:
      'I dati già scritti sono conservati in questo browser per 7 giorni, senza password, codice e consenso. Se il computer è condiviso, prema RICOMINCIA per cancellarli.',
    resumes: 'RIPRENDI',
    restarts: 'RICOMINCIA',
    registered: 'È già registrato?',
    logIn: 'Accedi',
  },
  form: {
    title: { company: 'Registrazione Società', shop: 'Registrazione Punto Vendita' },
    intro: 'I dati devono corrispondere a quelli del contratto. Tutti i campi sono obbligatori.',
    taxCodeDoubt: 'L’ultima lettera non corrisponde alle altre: controlli il codice fiscale.',
    merchant: 'I dati dell’esercente',
    person: 'Il legale rappresentante',
    contacts: 'I contatti',
    labels: {
      posCod: 'Codice Punto Vendita',
      companyCode: 'Codice Società',
      codVat: 'Partita IVA',
      codZip: 'CAP',
      name: 'Nome',
      surname: 'Cognome',
      taxCode: 'Codice fiscale',
      email: 'Email',
      cell: 'Telefono cellulare',
    },
    privacy: {
      title: 'Informativa sulla privacy',
      text: 'I dati personali inseriti in questo modulo sono trattati, anche con strumenti elettronici, per verificare il rapporto con l’esercente, attivare le credenziali di accesso e inviare i codici di sicurezza e le comunicazioni di servizio. Il conferimento dei dati è necessario per la registrazione. Gli interessati possono chiedere in ogni momento di accedere ai propri dati, di correggerli o di cancellarli.',
      link: 'L’informativa completa',
    },
    terms: {
      title: 'Termini e condizioni',
      text: 'Il portale consente di consultare i movimenti, i riepiloghi e i documenti degli ultimi 13 mesi. Le credenziali sono personali: chi le riceve le custodisce e non le comunica ad altri. Chi sospetta un uso non autorizzato ne informa subito il servizio clienti. I dati esposti hanno valore informativo e non sostituiscono le comunicazioni ufficiali.',
      link: 'I termini completi',
    },
    consent: 'Autorizzo',
    consentTo: 'il trattamento dei dati e accetto i termini e le condizioni.',
    submit: 'INVIA RICHIESTA',
    notMatching: 'I dati non corrispondono al Codice Società specificato',
    unanswered:
      'I dati non corrispondono al Codice Società specificato oppure il servizio non risponde: riprovare tra poco',
    dataStay: 'Quanto ha scritto è ancora nel modulo.',
  },
  credentials: {
    title: 'Inserisci Username e Password',
    intro: 'Sono le credenziali con cui accederà al portale.',
    username: 'Username',
    password: 'Password',
    email: 'Email',
    again:
      'Per sicurezza la password non si conserva: la scriva di nuovo. Le servirà anche per ricevere un altro codice.',
    emailHint: 'Le comunicazioni del portale arriveranno a questo indirizzo.',
    requirements: 'Requisiti',
    usernameTitle: 'Username',
    usernameRules: {
      rightLength: 'Da 8 a 20 caratteri',
      letterAndDigit: 'Almeno una lettera e almeno una cifra',
      nothingElse: 'Nessun carattere speciale o spazio',
    },
    passwordTitle: 'Password',
    passwordDiffers: 'Diversa dallo username',
  },
  codeRefused:
    'Per tre volte il codice inserito non era quello inviato: per sicurezza questa registrazione è stata annullata. Può ricominciarla dall’inizio con «Registrati ora».',
  result: {
    succeeded: {
      title: 'Registrazione eseguita correttamente!',
      text: 'La registrazione al portale è avvenuta con successo.',
      admission:
        'Se la società o il punto vendita ha già altri utenti, prima del Suo accesso uno di loro deve confermare la nuova utenza: riceve ora un’e-mail, e ha 72 ore di tempo.',
    },
    notSucceeded: {
      title: 'Si è verificato un errore!',
      text: 'La registrazione al portale non è avvenuta. Riprova più tardi',
    },
    unanswered:
      'La risposta del servizio non è arrivata: la registrazione potrebbe essere riuscita lo stesso. Provi ad accedere con le credenziali scelte; se l’accesso non riesce, ripeta la registrazione.',
    toLogin: 'VAI ALLA LOGIN',
    toRegistration: 'VAI ALLA REGISTRAZIONE',
  },
} as const;
