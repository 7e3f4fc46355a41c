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
    kinds: { asNow: 'I gestori di adesso', S: 'Società', V: 'Punto Vendita' },
    kindHints: {
      asNow: 'Nella tabella che segue può cambiare il gestore di ogni punto vendita.',
      S: 'La società riceve le richieste di tutti i suoi punti vendita.',
      V: 'Un punto vendita riceve le richieste proprie e, se vuole, quelle di altri.',
    },
    current: (managers: number, points: number) =>
      `${managers === 1 ? 'Un gestore' : `${managers} gestori`} per ${points === 1 ? 'un punto vendita' : `${points} punti vendita`}.`,
    point: 'Punto vendita gestore',
    choosePoint: 'Scelga il punto vendita',
    pointLabel: (code: string, name: string) => `${code} ${name}`.trim(),
    user: 'Utente',
    chooseUser: 'Scelga l’utente',
    email: 'Email gestore',
    covered: 'Punti vendita affidati al gestore',
    coverAll: (count: number) =>
      count === 1 ? 'Il punto vendita' : `Tutti i ${count} punti vendita`,
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
    company: (code: string) => `${code} Società`,
    choose: { codAdmin: 'Scelga il gestore', user: 'Scelga l’utente' },
    nobody: 'Nessun gestore',
    card: {
      header: 'Gestore',
      by: (manager: string, user: string) => `Gestore: ${manager}, utente ${user}`,
      incomplete: 'Da completare',
      refused: 'Da correggere',
    },
    refusedTitle: 'Alcune righe non sono state accettate',
    refused: (codes: string) =>
      `Le corregga e prosegua: sono quelle dei punti vendita ${codes}, segnate nella tabella.`,
    refusedPart: {
      codPos: 'Questo punto vendita non è stato accettato.',
      codAdmin: 'Questo gestore non è stato accettato: forse non è registrato al portale.',
      user: 'Questo utente non è stato accettato per il gestore indicato.',
      email: 'Questa email non è stata accettata.',
    },
    leftOut: (count: number) =>
      count === 1
        ? 'Un punto vendita resta senza gestore.'
        : `${count} punti vendita restano senza gestore.`,
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
    changes: {
      title: 'Che cosa cambia',
      none: 'Nessun cambiamento: dati, gestori e punti vendita restano quelli di adesso.',
      copy: 'La copia delle comunicazioni al responsabile è impostata su SI.',
      responsible: (label: string, before: string, after: string) =>
        `${label} del responsabile: da ${before || 'nessuno'} a ${after}.`,
      manager: ({ codAdmin, user }: { codAdmin: string; user: string }) => `${codAdmin} (${user})`,
      moved: (manager: string, points: readonly string[]) =>
        `${points.length === 1 ? 'Un punto vendita passa' : `${points.length} punti vendita passano`} al gestore ${manager}: ${points.join(', ')}.`,
      email: (manager: string, before: string, after: string) =>
        `Email del gestore ${manager}: da ${before} a ${after}.`,
      joined: (manager: string) => `Nuovo gestore: ${manager}.`,
      suspended: (manager: string) => `Il gestore ${manager} diventa ANNULLATO.`,
      open: (count: number | null) => {
        if (count === 0) return 'Non ha richieste aperte.';
        const requests =
          count === null
            ? 'Le sue richieste aperte passano'
            : count === 1
              ? 'La sua richiesta aperta passa'
              : `Le sue ${count} richieste aperte passano`;
        return `${requests} a chi prende i suoi punti vendita, o alla società.`;
      },
      withoutManager: (points: readonly string[]) =>
        `${points.length === 1 ? 'Un punto vendita resta' : `${points.length} punti vendita restano`} senza gestore: ${points.join(', ')}. Le richieste aperte che ci fossero passano alla società.`,
      leftWithoutManager: (points: readonly string[]) =>
        `${points.length === 1 ? 'Un punto vendita resta' : `${points.length} punti vendita restano`} senza gestore: ${points.join(', ')}.`,
      elsewhere: {
        title: 'Il profilo è cambiato da quando ha iniziato questa modifica',
        advice:
          'Non è stato ancora inviato nulla. Può ricominciare dal profilo aggiornato, oppure continuare con i dati di questo riepilogo, che prenderanno il posto di quelli qui sopra.',
        restart: 'Ricomincia dal profilo aggiornato',
        goOn: 'Continua con questi dati',
      },
    },
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
    notAllowed: "La registrazione all'Ebox non è avvenuta. Riprova più tardi",
    unanswered: 'Esito sconosciuto: verificare l’iscrizione prima di ripetere',
    alreadyEnrolled:
      'La società risulta già iscritta a Dispute Online, da un’altra persona o con un invio precedente. Questo invio non ha cambiato nulla: acceda di nuovo per vedere il profilo e, se serve, modificarlo.',
    notAllowedAdvice:
      'Questa utenza non è autorizzata. Se si è registrata da meno di 72 ore, può riprovare al termine di queste, oppure appena la ammette una delle persone che abbiamo avvisato per e-mail: gli altri utenti della società o il responsabile.',
    unansweredAdvice:
      'La risposta del servizio non è arrivata: la registrazione potrebbe essere riuscita lo stesso. Acceda di nuovo e apra Dispute online per verificarlo.',
    refused: (codes: string) =>
      `Non sono state accettate le righe di questi punti vendita: ${codes}. Con RIPROVA si torna alla tabella, dove sono segnate.`,
    toLogin: 'EFFETTUA LA LOGIN',
    toHome: 'VAI ALLA HOME',
    retry: 'RIPROVA',
  },
} as const;
