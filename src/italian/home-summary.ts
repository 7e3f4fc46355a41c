/** Home at a glance. */
export const homeSummaryTexts = {
  title: 'Oggi, in breve',
  /** The same for a company, whichever shop is chosen. */
  ofCompany: 'Oggi, in breve: tutta la società',
  takings: {
    label: 'Incasso di questo mese',
    before: (amount: string) => `Stessi giorni del mese scorso: ${amount}`,
  },
  requests: {
    label: 'Dispute online',
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
