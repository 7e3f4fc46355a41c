import { formatWhole } from './format';
import { period } from './search';

/** The dialog about too many rows, around its first sentence. */
export const exportTexts = {
  question: (count: number) => `Come esportare ${formatWhole(count)} righe?`,
  tooMany: (count: number) => `${formatWhole(count)} righe sono troppe per un file`,
  allOfIt: 'Tutte le righe',
  oneDay: 'Un giorno solo',
  counting: 'Conteggio delle righe di ogni giorno',
  oneDayAtATime: 'Provi a cercare un giorno alla volta.',
  noDayFits: 'Nessun giorno da solo rientra nel limite: restringa anche gli altri filtri.',
  dayOffered: 'Giorno da esportare',
  dayHint: 'I giorni del mese che rientrano nel limite, con le loro righe',
  dayOption: (day: string, count: number) => `${day} · ${formatWhole(count)} righe`,
  searchDay: 'Cerca il giorno',
  inParts: (files: number) => `Esporta in ${files} file`,
  partsOffered:
    'File Excel di giorni interi, al massimo 5.000 righe ciascuno, insieme in un archivio zip:',
  part: (days: string, count: number) => `${days} · ${formatWhole(count)} righe`,
  cut: (day: string, count: number) =>
    `Il ${day} ha da solo ${formatWhole(count)} righe: il suo file ne contiene le prime 5.000.`,
} as const;

const of = (text: string, month: string, day: string) =>
  month === '' ? text : `${text}: ${period(month, day)}`;

/** The line about an export whose page was left. */
export const exportLineTexts = {
  running: (month: string, day: string) => of('Esportazione in corso', month, day),
  ready: (month: string, day: string) => of('Esportazione pronta', month, day),
  failed: (month: string, day: string) => of('Esportazione non riuscita', month, day),
  readyAdvice: 'Trova il file tra i documenti scaricati.',
  failedAdvice: 'Riprovi dalla pagina da cui l’ha chiesta.',
} as const;
