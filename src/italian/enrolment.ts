/** ENR-015 to ENR-061, REG-036 to REG-041. */
export const enrolmentTexts = {
  wizard: {
    enrol: 'Dispute online - Iscrizione',
    modify: 'Dispute online - Modifica',
  },
  next: 'Prosegui',
  back: 'Indietro',
  responsible: {
    title: 'DATI DEL RESPONSABILE',
    intro:
      'Il responsabile iscrive la società a Dispute Online e indica chi riceverà le richieste. Tutti i campi sono obbligatori.',
    companyCode: 'Codice Società',
    labels: {
      name: 'Nome',
      surname: 'Cognome',
      telephone: 'Telefono cellulare',
      fax: 'Fax',
      email: 'Email',
    },
    copy: 'Copia comunicazioni',
    copyExplained:
      'Scelga SI per ricevere anche lei, come responsabile, le comunicazioni inviate ai gestori.',
    yes: 'SI',
    no: 'NO',
    accept: 'Accetto il regolamento',
    acceptOf: 'del servizio Dispute Online.',
    read: 'Leggi il regolamento',
  },
  regulation: {
    title: 'Regolamento',
    paragraphs: [
      'Dispute Online consente di ricevere in formato elettronico le richieste di documentazione relative alle operazioni contestate e di rispondere allegando i documenti. Il servizio è gratuito e sostituisce lo scambio di documenti cartacei.',
      'Il responsabile garantisce l’esattezza dei dati indicati e può affidare la gestione delle richieste a uno o più gestori, registrati al portale. I gestori ricevono le richieste, le consultano e vi rispondono entro la scadenza indicata in ciascuna pratica.',
      'L’iscrizione è confermata con un’email. Un’email giornaliera riepiloga le nuove richieste, i solleciti e gli ultimi avvisi.',
      'Il servizio può essere disattivato con una telefonata; lo scambio in formato cartaceo riprende entro 30 giorni. Ogni modifica o la cessazione del servizio è comunicata con 7 giorni di preavviso.',
    ],
  },
  manager: {
    title: 'DEFINISCI GESTORE',
    intro: 'Il gestore riceve le richieste di documentazione e vi risponde.',
    kind: 'Tipo gestore',
    kinds: { S: 'Società', V: 'Punto Vendita' },
    kindHints: {
      S: 'La società riceve le richieste di tutti i suoi punti vendita.',
      V: 'Un punto vendita riceve le richieste proprie e, se vuole, quelle di altri.',
    },
    point: 'Punto vendita gestore',
    choosePoint: 'Scelga il punto vendita',
    pointLabel: (code: string, name: string) => `${code} ${name}`.trim(),
    user: 'Utente',
    chooseUser: 'Scelga l’utente',
    email: 'Email gestore',
    covered: 'Punti vendita affidati al gestore',
    coverAll: (count: number) =>
      count === 1 ? 'Il punto vendita registrato' : `Tutti i ${count} punti vendita registrati`,
    coverSome: 'Solo alcuni',
    chooseCovered: 'Scelga almeno un punto vendita.',
    noPoints: 'Non sono presenti punti vendita iscritti al portale',
    noUsers: 'Non risultano utenti registrati al portale: il gestore deve essere registrato.',
  },
  table: {
    title: 'DEFINISCI GESTORI',
    intro:
      'A ogni punto vendita il suo gestore: può confermare quello proposto oppure indicarne un altro.',
    caption: 'Gestori',
    columns: {
      code: 'Codice',
      brand: 'Insegna',
      city: 'Città',
      manager: 'Codice gestore',
      user: 'Utente',
      email: 'Email',
    },
    field: (column: string, code: string) => `${column} ${code}`,
    incomplete: (count: number) =>
      count === 0
        ? 'Tutti i punti vendita hanno un gestore.'
        : count === 1
          ? 'Resta un punto vendita da completare.'
          : `Restano ${count} punti vendita da completare.`,
  },
  recap: {
    title: 'Riepilogo Informazioni',
    intro: 'Verifichi i dati prima di confermare.',
    responsible: 'Responsabile',
    manager: (number: number) => `Gestore ${number}`,
    companyCode: 'Codice società',
    pointCode: 'Codice punto vendita',
    user: 'Utente',
    email: 'Email',
    notices: 'Comunicazioni',
    copy: 'Invio delle comunicazioni via e-mail anche al RESPONSABILE',
    managers: (count: number) =>
      count === 1 ? 'Dettaglio del gestore' : `Dettaglio dei ${count} gestori`,
    confirm: 'Conferma',
    managersTitle: 'Gestori e punti vendita',
    managersIntro: 'Chi riceve le richieste, e di quali punti vendita.',
    everyPoint: 'Riceve le richieste di tutti i punti vendita della società.',
    points: {
      caption: (number: number) => `Punti vendita del gestore ${number}`,
      pager: (number: number) => `Pagine dei punti vendita del gestore ${number}`,
      code: 'Codice',
      place: 'Punto vendita',
      email: 'Email',
    },
  },
  result: {
    title: 'Registrazione Ebox',
    succeeded:
      "La registrazione all'Ebox è avvenuta con successo. Riesegui la login per aggiornare il tuo profilo.",
    notSucceeded: "La registrazione all'Ebox non è avvenuta. Riprova più tardi",
    unanswered: 'Esito sconosciuto: verificare lo storico prima di ripetere',
    unansweredAdvice:
      'La risposta del servizio non è arrivata: la registrazione potrebbe essere riuscita lo stesso. Acceda di nuovo e apra Dispute online per verificarlo.',
    toLogin: 'EFFETTUA LA LOGIN',
    toHome: 'VAI ALLA HOME',
    retry: 'RIPROVA',
  },
} as const;
