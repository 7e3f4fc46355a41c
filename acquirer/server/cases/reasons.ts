/** The reasons of card companies: kind of case, text of a debit, requested documents, message. */
export interface Reason {
  readonly type: string;
  /** The amount is debited at once, not only when no documents arrive. */
  readonly isChargeback: boolean;
  readonly debit: string;
  readonly documents: readonly string[];
  readonly message: string;
}

const retrieval = { type: 'Richiesta documentazione', isChargeback: false } as const;
const chargeback = { type: 'Contestazione', isChargeback: true } as const;

/** Every reason by the key it is stored under. */
export const reasons: Readonly<Record<string, Reason>> = {
  unknown: {
    ...retrieval,
    debit: 'Documentazione non pervenuta',
    documents: ['Copia della ricevuta POS firmata', 'Copia dello scontrino o della fattura'],
    message:
      'Il titolare della carta non riconosce l’operazione. Si prega di inviare la documentazione che ne attesta la regolarità.',
  },
  fraud: {
    ...chargeback,
    debit: 'Operazione non riconosciuta dal titolare',
    documents: [
      'Copia della ricevuta POS',
      'Prova dell’identificazione del titolare',
      'Eventuale contratto o ordine sottoscritto',
    ],
    message:
      'Il titolare dichiara di non avere effettuato né autorizzato l’operazione e di essere sempre stato in possesso della carta.',
  },
  twice: {
    ...chargeback,
    debit: 'Doppio addebito',
    documents: ['Copia di entrambe le ricevute POS', 'Copia di entrambi gli scontrini'],
    message:
      'Il titolare segnala un doppio addebito per lo stesso acquisto. Si prega di documentare le due operazioni distinte oppure di disporre lo storno.',
  },
  amount: {
    ...chargeback,
    debit: 'Importo non corretto',
    documents: ['Copia della ricevuta POS', 'Copia dello scontrino con il dettaglio degli importi'],
    message:
      'Il titolare contesta una parte dell’importo: quello addebitato è superiore a quello indicato sulla ricevuta in suo possesso.',
  },
  missing: {
    ...chargeback,
    debit: 'Merce non ricevuta',
    documents: ['Prova della consegna o della prestazione', 'Copia della fattura'],
    message:
      'Il titolare dichiara di non avere ricevuto la merce o il servizio acquistato. Si prega di inviare la prova della consegna.',
  },
  refund: {
    ...chargeback,
    debit: 'Rimborso non ricevuto',
    documents: [
      'Condizioni di vendita accettate dal titolare',
      'Copia dell’eventuale nota di credito',
    ],
    message:
      'Il titolare dichiara di avere restituito la merce o annullato il servizio senza ottenere il rimborso promesso.',
  },
};

const unstated: Reason = {
  ...retrieval,
  debit: 'Documentazione non pervenuta',
  documents: [],
  message: '',
};

export const reasonOf = (key: string): Reason => reasons[key] ?? unstated;
