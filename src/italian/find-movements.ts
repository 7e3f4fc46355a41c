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
    title: 'Pratiche',
    asking: 'Ricerca tra le pratiche…',
    none: 'Nessuna pratica corrisponde.',
    notKnown: 'Non è stato possibile cercare tra le pratiche.',
    retry: 'RIPROVA',
    caseOf: (practice: string) => `Pratica ${practice}`,
    others: (count: number) =>
      count === 1 ? 'Mostra un’altra pratica' : `Mostra altre ${count} pratiche`,
    fewer: 'Nascondi le altre pratiche',
    tooMany: (count: number) =>
      count === 1
        ? 'Ce n’è un’altra: la trova con il numero della pratica.'
        : `Ce ne sono altre ${count}: le trova con il numero della pratica.`,
  },
} as const;
