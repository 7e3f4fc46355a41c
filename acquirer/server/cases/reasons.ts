/** The reasons of card companies: kind of case, requested documents, message. */
export interface Reason {
  readonly type: string;
  readonly documents: readonly string[];
  readonly message: string;
}

const retrieval = 'Richiesta documentazione';
const chargeback = 'Contestazione';

/** Every reason by the key it is stored under. */
export const reasons: Readonly<Record<string, Reason>> = {
  unknown: {
    type: retrieval,
    documents: ['Copia della ricevuta POS firmata', 'Copia dello scontrino o della fattura'],
    message:
      'Il titolare della carta non riconosce l’operazione. Si prega di inviare la documentazione che ne attesta la regolarità.',
  },
  fraud: {
    type: chargeback,
    documents: [
      'Copia della ricevuta POS',
      'Prova dell’identificazione del titolare',
      'Eventuale contratto o ordine sottoscritto',
    ],
    message:
      'Il titolare dichiara di non avere effettuato né autorizzato l’operazione e di essere sempre stato in possesso della carta.',
  },
  twice: {
    type: chargeback,
    documents: ['Copia di entrambe le ricevute POS', 'Copia di entrambi gli scontrini'],
    message:
      'Il titolare segnala un doppio addebito per lo stesso acquisto. Si prega di documentare le due operazioni distinte oppure di disporre lo storno.',
  },
  amount: {
    type: chargeback,
    documents: ['Copia della ricevuta POS', 'Copia dello scontrino con il dettaglio degli importi'],
    message:
      'Il titolare contesta una parte dell’importo: quello addebitato è superiore a quello indicato sulla ricevuta in suo possesso.',
  },
  missing: {
    type: chargeback,
    documents: ['Prova della consegna o della prestazione', 'Copia della fattura'],
    message:
      'Il titolare dichiara di non avere ricevuto la merce o il servizio acquistato. Si prega di inviare la prova della consegna.',
  },
  refund: {
    type: chargeback,
    documents: [
      'Condizioni di vendita accettate dal titolare',
      'Copia dell’eventuale nota di credito',
    ],
    message:
      'Il titolare dichiara di avere restituito la merce o annullato il servizio senza ottenere il rimborso promesso.',
  },
};

const unstated: Reason = { type: retrieval, documents: [], message: '' };

export const reasonOf = (key: string): Reason => reasons[key] ?? unstated;
