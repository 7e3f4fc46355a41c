/** Home at a glance. */
export const homeSummaryTexts = {
  title: 'Oggi, in breve',
  /** For a company: of all its shops, or of the one that is chosen. */
  ofPoint: (name: string) => `Oggi, in breve: ${name}`,
  ofCompany: 'Oggi, in breve: tutta la società',
  takings: {
    label: 'Incasso di questo mese',
    before: 'Stessi giorni del mese scorso:',
  },
  requests: {
    label: 'Dispute online',
    /** Where the other figures are of one shop. */
    labelOfCompany: 'Dispute online, tutta la società',
    none: 'Nessuna richiesta',
    open: (count: number) => (count === 1 ? '1 richiesta aperta' : `${count} richieste aperte`),
    late: (count: number) =>
      count === 1 ? '1 richiesta è scaduta' : `${count} richieste sono scadute`,
    thisWeek: (count: number) =>
      count === 1
        ? '1 richiesta scade questa settimana'
        : `${count} richieste scadono questa settimana`,
    other: (manager: string, count: number) => `${manager} ${count}`,
    others: (each: readonly string[]) => `Altre richieste aperte: ${each.join(', ')}`,
    today: 'oggi',
    on: (date: string) => `il ${date}`,
    nearest: (date: string) => `la prima ${date}`,
    nearestLater: (date: string) => `La prima scade ${date}`,
    nothingToDo: 'Non c’è nulla da evadere',
  },
  unpaid: {
    label: 'Insoluti',
    none: 'Nessun insoluto',
    count: (count: number) =>
      count === 1 ? '1 importo da regolarizzare' : `${count} importi da regolarizzare`,
    nothingToDo: 'Nessun importo da regolarizzare',
  },
  statement: { label: 'Ultimo estratto conto', open: 'Da consultare in PDF' },
} as const;
