export const findTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'MovimentiTrovati',
  title: 'Trova un movimento',
  intro: 'Tra tutti i movimenti degli ultimi 13 mesi, di tutti i punti vendita che può consultare.',
  label: 'Importo, ultime 4 cifre, autorizzazione, riferimento, POS',
  /** Beside the menu, the beginning of the title. */
  find: 'Trova',
  /** In the row of consultations, where there is little room. */
  short: 'Trova…',
  hint: 'per esempio 44,50 oppure le ultime quattro cifre della carta',
  hintWithCases:
    'per esempio 44,50, le ultime quattro cifre della carta o il numero di una pratica',
  tableCaption: 'Movimenti trovati',
  waiting: 'Scriva che cosa conosce del movimento.',
  empty: 'Nessun movimento trovato',
  emptyAdvice: 'Controlli quello che ha scritto: un importo va scritto con i suoi centesimi.',
  found: 'Movimenti trovati',
  sought: 'Ricerca',
  cases: {
    title: 'Richieste aperte',
    asking: 'Ricerca tra le richieste aperte…',
    none: 'Nessuna richiesta aperta corrisponde.',
    notKnown: 'Non è stato possibile cercare tra le richieste aperte.',
    retry: 'RIPROVA',
    caseOf: (practice: string) => `Pratica ${practice}`,
    others: (count: number) =>
      count === 1
        ? 'Un’altra è tra le richieste aperte'
        : `Altre ${count} sono tra le richieste aperte`,
  },
} as const;
