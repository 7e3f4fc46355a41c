/** HOM-020 to HOM-026: the entries of Home's menu. */
export const menuTexts = {
  movements: { icon: 'movements', title: 'Movimenti', text: 'Le singole operazioni con carta' },
  summaries: {
    icon: 'summary',
    title: 'Riepilogo',
    text: 'Le contabilizzazioni per punto vendita',
  },
  monthlyStatistics: {
    icon: 'month',
    title: 'Statistica Mensile',
    text: 'Gli incassi mese per mese',
  },
  quarterlyStatistics: {
    icon: 'bars',
    title: 'Statistica Trimestrale',
    text: 'Gli incassi per trimestre',
  },
  halfYearlyStatistics: {
    icon: 'trend',
    title: 'Statistica Semestrale',
    text: 'Gli incassi per semestre',
  },
  differences: {
    icon: 'balance',
    title: 'Dettaglio Differenze Contabili',
    text: 'Rettifiche e transazioni annullate',
  },
  disputeCharges: {
    icon: 'card',
    title: 'Addebiti/accrediti generati da contestazioni',
    text: 'Gli importi legati alle contestazioni',
  },
  payouts: {
    icon: 'bank',
    title: 'Accrediti',
    text: 'Quanto è arrivato in banca, e da che cosa',
  },
  monthByPoint: {
    icon: 'shop',
    title: 'Mese per punto vendita',
    text: 'Gli incassi di tutti i punti vendita a confronto',
  },
} as const;

/** The row under the header of every consultation. */
export const consultationTexts = {
  region: 'Consultazioni e punto vendita',
  label: 'Consultazioni',
  entries: {
    movements: 'Movimenti',
    summaries: 'Riepilogo',
    statistics: 'Statistiche',
    differences: 'Differenze',
    disputeCharges: 'Addebiti',
    monthByPoint: 'Per punto vendita',
    payouts: 'Accrediti',
  },
} as const;
