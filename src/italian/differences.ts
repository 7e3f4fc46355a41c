export const differenceTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'DifferenzeContabili',
  title: 'Consulta Dettaglio Differenze Contabili',
  intro: 'Le rettifiche contabili e le transazioni annullate di un mese.',
  filters: { type: 'Tipo differenza' },
  types: {
    '': 'Tutte',
    DRN: 'Differenze Contabili',
    MAN: 'Transazione Annullata',
  },
  tableCaption: 'Differenze contabili',
  emptyAdvice: 'Provi a scegliere un altro mese o un altro tipo.',
  totals: { count: 'Numero lettere', amount: 'Importo netto' },
  columns: {
    point: 'Codice esercizio',
    brand: 'Insegna',
    letterDate: 'Data lettera',
    amount: 'Importo netto',
    caseNumber: 'N. pratica',
    description: 'Descrizione',
  },
} as const;
