export const payoutTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'Accrediti',
  title: 'Accrediti',
  intro:
    'Quanto ogni banca accredita per le operazioni di un giorno: il lordo dichiarato meno le commissioni, con le rettifiche comunicate quel giorno.',
  tableCaption: 'Accrediti del mese',
  emptyAdvice: 'Provi a scegliere un altro mese, o un altro importo.',
  filters: { credited: 'Importo sull’estratto della banca' },
  creditedHint: 'anche la somma di due o tre accrediti',
  totals: {
    count: 'Accrediti',
    gross: 'Lordo dichiarato',
    commission: 'Commissioni',
    adjustments: 'Rettifiche',
    net: 'Accreditato in banca',
  },
  summariesOf: (count: number) => (count === 1 ? '1 riepilogo' : `${count} riepiloghi`),
  columns: {
    valueDate: 'Valuta',
    bank: 'ABI',
    iban: 'IBAN',
    date: 'Operazioni del',
    summaries: 'Riepiloghi',
    gross: 'Lordo dichiarato',
    commission: 'Commissioni',
    adjustments: 'Rettifiche',
    net: 'Importo accreditato',
    match: 'Possibilità',
  },
} as const;
