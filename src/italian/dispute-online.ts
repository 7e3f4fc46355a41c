/** ENR-001 to ENR-014, ENR-055 to ENR-069. */
export const disputeOnlineTexts = {
  title: 'Dispute Online',
  intro:
    'Il servizio, detto anche e-box, con cui ricevere in formato elettronico le richieste di documentazione e rispondervi.',
  tabsLabel: 'Dispute Online',
  tabs: {
    information: 'Informazioni',
    enrolment: 'Iscriviti',
    profile: 'Il mio profilo',
    service: 'Accedi al servizio',
  },
  information: {
    open: 'Anche senza iscrizione',
    title: 'Informazioni sul servizio',
    benefits: {
      title: 'Perché conviene',
      items: [
        'È gratuito.',
        'Elimina i costi di spedizione dei documenti.',
        'Permette di seguire lo stato di ogni pratica.',
        'Conserva i documenti in un archivio elettronico.',
      ],
    },
    needs: {
      title: 'Che cosa serve',
      items: [
        'Uno scanner o un supporto ottico di memorizzazione (formati accettati: pdf, tif, jpg).',
        'Un programma per leggere i file PDF.',
        'Un collegamento a Internet.',
      ],
    },
    mails: {
      title: 'Le comunicazioni',
      items: [
        'L’iscrizione è confermata con un’email.',
        'Un’email giornaliera riepiloga le nuove richieste, i solleciti e gli ultimi avvisi.',
      ],
    },
    terms: {
      title: 'Le condizioni',
      items: [
        'Il servizio può essere disattivato con una telefonata: lo scambio in formato cartaceo riprende entro 30 giorni.',
        'Ogni modifica o la cessazione del servizio è comunicata con 7 giorni di preavviso.',
      ],
    },
    support: {
      title: 'Assistenza',
      text: 'Dal lunedì al venerdì, dalle 9:00 alle 18:00.',
    },
    roles: {
      title: 'Responsabile e gestori',
      items: [
        'Il responsabile iscrive la società o il punto vendita e può affidare le richieste a uno o più gestori.',
        'Il gestore, una società o un punto vendita registrato al portale, riceve le richieste e vi risponde.',
        'L’iscrizione con il codice società attiva il servizio per tutti i punti vendita collegati.',
        'Chi ha un codice di gruppo può iscrivere tutte le società del gruppo o solo alcune: ogni società si iscrive per sé.',
      ],
    },
  },
  service: {
    title: 'Accedi al servizio',
    cases: {
      title: 'Gestione Dispute',
      text: 'Le richieste di documentazione e le sue risposte.',
    },
    report: { title: 'Report', text: 'Quante pratiche per punto vendita e per stato.' },
  },
  profile: {
    responsible: 'Il responsabile',
    labels: {
      name: 'Nome',
      surname: 'Cognome',
      telephone: 'Telefono cellulare',
      fax: 'Fax',
      email: 'Email',
    },
    managers: 'I gestori',
    columns: {
      code: 'Codice gestore',
      user: 'Utente',
      email: 'Email',
      points: 'Punti vendita',
    },
    noManagers: 'Nessun gestore',
    modify: 'Modifica',
  },
} as const;
