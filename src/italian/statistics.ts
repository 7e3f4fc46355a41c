import { monthNames } from './calendar';

interface PeriodWords {
  readonly title: string;
  readonly intro: string;
  /** The header of its column. */
  readonly unit: string;
  /** The name of a period by its number within the year. */
  readonly name: (sequence: number) => string;
  /** With its year, in a sentence. */
  readonly fullName: (sequence: number, year: string) => string;
  /** Under the bars of the chart. */
  readonly short: (sequence: number) => string;
}

const months = (sequence: number, length: number) =>
  `${monthNames[(sequence - 1) * length]}–${monthNames[sequence * length - 1]}`;

/** Months, quarters, half-years (STA-009). */
export const periodWords: Readonly<Record<'m' | 't' | 's', PeriodWords>> = {
  m: {
    title: 'Statistica Mensile',
    intro: 'Gli incassi con carta degli ultimi 13 mesi, mese per mese.',
    unit: 'Mese',
    name: (sequence) => monthNames[sequence - 1] ?? '',
    fullName: (sequence, year) => `${monthNames[sequence - 1]} ${year}`,
    short: (sequence) => monthNames[sequence - 1]?.slice(0, 3).toLowerCase() ?? '',
  },
  t: {
    title: 'Statistica Trimestrale',
    intro: 'Gli incassi con carta degli ultimi 13 mesi, trimestre per trimestre.',
    unit: 'Trimestre',
    name: (sequence) => `${sequence}° (${months(sequence, 3)})`,
    fullName: (sequence, year) => `${sequence}° trimestre ${year}`,
    short: (sequence) => `${sequence}° trim.`,
  },
  s: {
    title: 'Statistica Semestrale',
    intro: 'Gli incassi con carta degli ultimi 13 mesi, semestre per semestre.',
    unit: 'Semestre',
    name: (sequence) => `${sequence}° (${months(sequence, 6)})`,
    fullName: (sequence, year) => `${sequence}° semestre ${year}`,
    short: (sequence) => `${sequence}° sem.`,
  },
};

export const statisticTexts = {
  navigation: 'Statistiche',
  summary: 'Totale dei periodi',
  columns: {
    year: 'Anno',
    transactions: 'Numero transazioni',
    gross: 'Importo lordo',
    fee: 'Commissioni',
    net: 'Importo netto',
  },
  cancelled: 'di cui annullate',
  cancelledOf: (count: string) => `di cui ${count} ${count === '1' ? 'annullata' : 'annullate'}`,
  from: 'Dal',
  to: 'Al',
  partial: 'parziale',
  span: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  partialPeriods: 'Periodi parziali',
  note: 'Gli importi sono senza le transazioni annullate; il numero le comprende.',
} as const;

const percentFormat = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const changeFormat = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const percent = (share: number) => percentFormat.format(share);
const change = (by: number) => changeFormat.format(by);

export const chartTexts = {
  title: 'Incassi e commissioni nel tempo',
  gross: 'Incassi (importo lordo)',
  partial: 'Periodo parziale',
  yearBefore: 'Stesso periodo di un anno prima',
  share: 'Commissioni in percentuale degli incassi',
  percent,
  change,
  highest: (period: string, gross: string) => `Gli incassi più alti: ${period}, con ${gross}.`,
  lastWhole: (period: string, by: number) =>
    `L’ultimo periodo intero, ${period}: ${change(by)} sul periodo prima.`,
  sameYearBefore: (period: string, gross: string, before: string, grossBefore: string) =>
    `${period}: ${gross}, contro ${grossBefore} di ${before}.`,
  sameDays: (period: string) => `${period} (stessi giorni)`,
  missing: 'Il grafico non è al momento disponibile: i valori sono nella tabella qui sotto.',
  tableBelow: 'Tutti i valori sono nella tabella qui sotto.',
  values: (period: string, gross: string, net: string) => `${period}: lordo ${gross}, netto ${net}`,
  shareOf: (share: number) => `commissioni ${percent(share)}`,
  onPeriodBefore: (by: number) => `${change(by)} sul periodo prima`,
  aYearBefore: (period: string, gross: string) => `${period}: ${gross}`,
  millions: (text: string) => `${text} mln €`,
  euro: (text: string) => `${text} €`,
} as const;
