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
    soon: (count: number) =>
      count === 1
        ? '1 richiesta scade entro 7 giorni'
        : `${count} richieste scadono entro 7 giorni`,
    other: (manager: string, count: number) => `${manager} ${count}`,
    others: (each: readonly string[]) => `Altre richieste aperte: ${each.join(', ')}`,
    nearest: (date: string) => `la prima il ${date}`,
    nearestLater: (date: string) => `La prima scade il ${date}`,
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
