export const monthByPointTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'MesePerPuntoVendita',
  title: 'Mese per punto vendita',
  intro:
    'Gli incassi di un mese, un punto vendita per riga. Gli importi sono senza le operazioni annullate; il numero dei movimenti le comprende. Il mese in corso è confrontato con gli stessi giorni degli altri mesi.',
  tableCaption: 'Punti vendita del mese',
  emptyAdvice: 'Provi a scegliere un altro mese.',
  filters: { otherMonth: 'Confronta con' },
  noOtherMonth: 'Nessun altro mese',
  totals: {
    count: 'Punti vendita',
    movements: 'Movimenti',
    cancelled: 'di cui annullati',
    amount: 'Importo lordo',
    commission: 'Commissioni',
    net: 'Importo netto',
  },
  columns: {
    point: 'Codice esercizio',
    sign: 'Insegna',
    city: 'Città',
    count: 'Movimenti',
    cancelled: 'di cui annullati',
    amount: 'Importo lordo',
    commission: 'Commissioni',
    net: 'Importo netto',
    average: 'Importo medio',
    onMonthBefore: 'Sul mese prima',
    onYearBefore: 'Su un anno prima',
    otherAmount: 'Mese di confronto',
    onOtherMonth: 'Sul mese di confronto',
  },
} as const;
