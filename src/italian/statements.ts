export const statementTexts = {
  title: 'Estratto Conto',
  intro: 'I documenti contabili dei suoi punti vendita, in PDF.',
  search: 'Cerca punto vendita',
  searchHint: 'Insegna o codice esercizio',
  month: 'Mese',
  everyMonth: 'Tutti',
  everyPoint: 'Tutti',
  everyBrand: 'Tutte',
  tableCaption: 'Estratti conto',
  emptyAdvice: 'Provi a scegliere un altro mese o un altro punto vendita.',
  columns: { date: 'Data', point: 'Codice esercizio', brand: 'Insegna', pdf: 'PDF' },
  open: 'Apri PDF',
  save: 'Scarica PDF',
  /** The row of the buttons; for screen readers only. */
  row: (date: string, point: string, brand: string) =>
    `Estratto conto del ${date}, codice esercizio ${point}, insegna ${brand}`,
} as const;
