import { monthName } from './calendar';

export const filterTexts = {
  title: 'Filtri di ricerca',
  month: 'Mese e anno',
  day: 'Giorno',
  grossFrom: 'Importo lordo da',
  grossTo: 'Importo lordo a',
  netFrom: 'Importo netto da',
  netTo: 'Importo netto a',
  pos: 'POS',
  monthNeeded: 'Per avviare la ricerca scelga mese e anno.',
  minimumAboveMaximum: 'Il minimo è più alto del massimo: nessun importo può corrispondere.',
} as const;

export const movementTexts = {
  title: 'Consulta Movimenti',
  intro: 'Le operazioni con carta degli ultimi 13 mesi.',
  validity: {
    legend: 'Tipo movimento',
    all: 'Tutti',
    valid: 'Solo Validi',
    cancelled: 'Solo Annullati',
  },
  status: (code: string) => ({ V: 'Valido', A: 'Annullato' })[code] ?? code,
  totals: {
    title: 'Riepilogo della ricerca',
    company: 'Codice Società',
    point: 'Punto vendita',
    brand: 'Insegna',
    period: 'Periodo',
    count: 'Numero movimenti',
    gross: 'Importo lordo',
    commission: 'Commissioni',
    net: 'Importo netto',
  },
  columns: {
    point: 'Codice esercizio',
    brand: 'Insegna',
    date: 'Data',
    reference: 'Riferimento',
    pos: 'POS',
    gross: 'Importo lordo',
    authorization: 'Autorizzazione',
    card: 'Numero carta',
    status: 'Stato',
    commission: 'Commissione',
    net: 'Importo netto',
  },
  tableCaption: 'Movimenti',
  emptyAdvice: 'Provi ad allargare il periodo o gli importi della ricerca.',
} as const;

/** '21 Novembre 2026' for a day, 'Novembre 2026' for a whole month. */
export function period(month: string, day: string): string {
  return day === '' ? monthName(month) : `${Number(day)} ${monthName(month)}`;
}
