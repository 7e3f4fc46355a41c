/** The words of every exported workbook. */
export const workbookTexts = {
  statistics: {
    m: 'Statistica Mensile',
    t: 'Statistica Trimestrale',
    s: 'Statistica Semestrale',
  },
  factsSheet: 'Filtri e totali',
  every: 'Tutti',
  company: 'Società',
  extracted: 'Estratto il',
  total: 'Totale',
  totalWithoutCancelled: 'Totale senza annullati',
  totalWithCancelled: 'Totale, annullati compresi',
  ofWholeSearch: (total: string) => `Tutta la ricerca: ${total.toLowerCase()}`,
} as const;
