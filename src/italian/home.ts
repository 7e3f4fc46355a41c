export const homeTexts = {
  title: 'Consulta movimenti, contestazioni, riepiloghi e statistiche online',
  subtitle: 'Scelga tra i punti vendita che hanno avuto transazioni negli ultimi 13 mesi.',
  tabs: {
    all: 'Tutti i punti vendita',
    single: 'Singolo punto vendita',
    own: 'Il tuo punto vendita',
  },
  tabsLabel: 'Punti vendita da consultare',
  allExplanation: 'Le consultazioni qui sotto riguardano tutti i suoi punti vendita.',
  searchLabel: 'Cerca punto vendita',
  searchHint: 'iniziali insegna/codice esercizio, anche parziale',
  pointsCaption: 'Punti vendita',
  columns: {
    brand: 'INSEGNA',
    code: 'CODICE ESERCIZIO',
    address: 'INDIRIZZO',
    city: 'CITTÀ',
  },
  choosePoint: (name: string, code: string) => `Seleziona ${name} ${code}`.trim(),
  chosenPoint: 'Punto vendita selezionato',
  menuTitle: 'Cosa desidera consultare?',
  noPointChosen: 'Per visualizzare il dettaglio selezionare prima un punto vendita',
  emailMissing: 'Non abbiamo ancora il suo indirizzo email.',
  addEmail: 'Inserisci indirizzo email',
  menu: {
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
  },
} as const;
