import { monthName } from './calendar';

/** The filters that searches share. */
export const filterTexts = {
  title: 'Filtri di ricerca',
  month: 'Mese e anno',
  day: 'Giorno',
  monthNeeded: 'Per avviare la ricerca scelga mese e anno.',
  minimumAboveMaximum: 'Il minimo è più alto del massimo: nessun importo può corrispondere.',
} as const;

/** The search itself, in a summary block and a workbook. */
export const searchTexts = {
  summary: 'Riepilogo della ricerca',
  company: 'Codice Società',
  point: 'Punto vendita',
  brand: 'Insegna',
  period: 'Periodo',
  excess: (shown: number) =>
    `Il servizio ha inviato più righe del previsto: in questa pagina ne vede ${shown}. Se mancano dei dati, lo segnali al servizio clienti.`,
  /** Said when the rows are there. */
  announced: (
    caption: string,
    count: string,
    figures: readonly { label: string; value: string }[],
  ) =>
    [`${caption}: ${count}`, ...figures.map(({ label, value }) => `${label} ${value}`)].join(', '),
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  emptyAdvice: 'Provi ad allargare il periodo o gli importi della ricerca.',
} as const;

/** Quadratura: whether or not the rows add up to the totals of the search. */
export const quadratureTexts = {
  title: 'Quadratura',
  agrees: 'Le righe corrispondono ai totali',
  cut: 'Il file contiene le prime 5.000 righe del giorno: i totali sono di tutte',
  warning: 'Le righe ricevute non corrispondono ai totali della ricerca.',
  advice: 'Ripeta la ricerca: se la differenza rimane, la segnali al servizio clienti.',
  mismatch: (label: string, announced: string, found: string) =>
    `${label}: il totale è ${announced}, le righe danno ${found}.`,
  fromRows: (label: string) => `${label} secondo le righe`,
} as const;

/** '21 Novembre 2026' for a day, 'Novembre 2026' for a whole month. */
export function period(month: string, day: string): string {
  return day === '' ? monthName(month) : `${Number(day)} ${monthName(month)}`;
}

/** '1–12 Novembre 2026': the days of a month from the first to the last. */
export function span(month: string, first: string, last: string): string {
  return first === last
    ? period(month, first)
    : `${Number(first)}–${Number(last)} ${monthName(month)}`;
}
