/** The words of the exported workbooks; file names are fixed (BUS-012 to BUS-019). */
export const workbookTexts = {
  files: {
    movements: 'Movimenti',
    summaries: 'Riepilogo',
    differences: 'DifferenzeContabili',
    charges: 'AddebitiAccrediti',
    cases: 'Pratiche',
    openCases: 'RichiesteAperte',
    monthByPoint: 'MesePerPuntoVendita',
    payouts: 'Accrediti',
    unpaid: 'Insoluti',
    found: 'MovimentiTrovati',
    statistics: {
      m: 'Statistica Mensile',
      t: 'Statistica Trimestrale',
      s: 'Statistica Semestrale',
    },
  },
  factsSheet: 'Filtri e totali',
  every: 'Tutti',
  company: 'Società',
  extracted: 'Estratto il',
  total: 'Totale',
  totalWithoutCancelled: 'Totale senza annullati',
} as const;
