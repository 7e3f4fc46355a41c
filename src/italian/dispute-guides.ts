/** The payment in a sample message: «del 14-08-2026 di 84,50 € (autorizzazione 483920)». */
export interface Payment {
  readonly date: string;
  readonly amount: string;
  readonly authorisation: string;
  readonly lastFour: string;
  readonly place: string;
}

interface Guide {
  /** '' where the case does not contain it. */
  readonly reason: string;
  readonly looksFor: readonly string[];
  readonly sample: (payment: Payment) => string;
}

const named = ({ date, amount, authorisation }: Payment) =>
  `operazione del ${date} di ${amount}${authorisation && ` (autorizzazione ${authorisation})`}`;

const at = ({ place }: Payment) => place && ` presso ${place}`;

/** How a case is answered, by the reason that the card company gives. */
export const disputeGuides = {
  unrecognised: {
    reason: 'Il titolare non riconosce l’operazione.',
    looksFor: [
      'La ricevuta POS di questa operazione: data, importo, autorizzazione e ultime quattro cifre della carta devono leggersi bene.',
      'Lo scontrino o la fattura: che cosa è stato acquistato e dove. Spesso basta perché il titolare ricordi.',
      'L’insegna, se sull’estratto conto del titolare compare un altro nome.',
    ],
    sample: (payment) =>
      `Si allega la documentazione dell’${named(payment)}, effettuata${at(payment)}. L’acquisto riguarda [che cosa è stato acquistato].`,
  },
  unauthorised: {
    reason: 'Il titolare dice di non avere autorizzato l’operazione.',
    looksFor: [
      'Che la carta era presente: la ricevuta POS con chip o contactless, e PIN o firma.',
      'A distanza: l’autenticazione del titolare, l’indirizzo di consegna, i recapiti lasciati dal cliente.',
      'Un contratto o un ordine firmato. Di un documento d’identità invii solo ciò che serve.',
    ],
    sample: (payment) =>
      `L’${named(payment)} è stata autorizzata${at(payment)} con [chip e PIN, firma o autenticazione del titolare]. Si allegano la ricevuta POS e [ciò che collega il titolare all’acquisto].`,
  },
  twice: {
    reason: 'Il titolare segnala un doppio addebito.',
    looksFor: [
      'Due ricevute POS distinte: orario, numero di operazione e autorizzazione sono diversi.',
      'Due scontrini: che cosa è stato venduto ogni volta.',
      'Se l’addebito è davvero doppio, lo storno: inviarne la prova chiude la questione.',
    ],
    sample: (payment) =>
      `L’${named(payment)} è distinta da [data, ora e importo dell’altra operazione]. Si allegano le ricevute POS e gli scontrini di entrambe.`,
  },
  amount: {
    reason: 'Il titolare contesta l’importo.',
    looksFor: [
      'La ricevuta POS con l’importo addebitato, accettato dal titolare.',
      'Lo scontrino o il conto con ogni voce, anche i supplementi e ciò che è stato aggiunto dopo.',
      'Se una parte non era dovuta, la nota di credito o lo storno di quella parte.',
    ],
    sample: (payment) =>
      `L’importo dell’${named(payment)} corrisponde a [le voci del conto], come risulta dallo scontrino e dalla ricevuta POS allegati.`,
  },
  notReceived: {
    reason: 'Il titolare dice di non avere ricevuto ciò che ha pagato.',
    looksFor: [
      'La prova della consegna: documento di trasporto firmato o esito del corriere, con data e indirizzo.',
      'Per un servizio, quando è stato reso e che cosa lo dimostra: prenotazione usata, registro, rapporto firmato.',
      'La fattura, con la descrizione di ciò che è stato fornito.',
    ],
    sample: (payment) =>
      `Quanto acquistato con l’${named(payment)} è stato consegnato il [data] a [destinatario e indirizzo]. Si allegano la prova della consegna e la fattura.`,
  },
  notRefunded: {
    reason: 'Il titolare attende un rimborso.',
    looksFor: [
      'Se il rimborso è stato fatto: la nota di credito o lo storno, con data e importo.',
      'Se non è dovuto: le condizioni di vendita o di recesso, e che il titolare le ha accettate prima di pagare.',
      'Che cosa è stato detto al cliente, se gli è stato scritto.',
    ],
    sample: (payment) =>
      `Il rimborso dell’${named(payment)} [è stato disposto il … oppure non è dovuto perché …]. Si allegano le condizioni di vendita accettate dal titolare e [la nota di credito o altra prova].`,
  },
  unstated: {
    reason: '',
    looksFor: [
      'Ogni documento richiesto, intero e leggibile: data, importo e autorizzazione sono quelli dell’operazione contestata.',
      'Poche righe: che cosa è stato venduto, quando e come è stato pagato.',
    ],
    sample: (payment) =>
      `Si allega la documentazione dell’${named(payment)}, effettuata${at(payment)}: [che cosa è stato venduto o fornito].`,
  },
} satisfies Readonly<Record<string, Guide>>;

export const guideTexts = {
  title: 'Come rispondere',
  looksFor:
    'Di solito la società emittente cerca questo; fa fede ciò che chiede nel suo messaggio.',
  care: 'Se il numero della carta si legge per intero, ne copra le cifre centrali.',
  payment: 'L’operazione contestata',
  facts: ({ date, amount, authorisation, lastFour }: Payment) =>
    [
      `${date}, ${amount}`,
      authorisation && `autorizzazione ${authorisation}`,
      lastFour && `carta che finisce con ${lastFour}`,
    ]
      .filter(Boolean)
      .join(' · '),
  find: 'Trova l’operazione in Movimenti',
  tooOld: 'L’operazione ha più di 13 mesi: in Movimenti non si trova più.',
  sample: 'Usa un messaggio di esempio',
  addSample: 'Aggiungi il messaggio di esempio',
} as const;
