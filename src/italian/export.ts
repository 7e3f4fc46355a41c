import { formatWhole } from './format';

/** What the dialog about too many rows says after its first sentence. */
export const exportTexts = {
  found: (count: number) => `La ricerca trova ${formatWhole(count)} righe.`,
  counting: 'Conteggio delle righe di ogni giorno',
  oneDayAtATime: 'Provi a cercare un giorno alla volta.',
  noDayFits: 'Nessun giorno da solo rientra nel limite: restringa anche gli altri filtri.',
  dayOffered: 'Giorno da esportare',
  dayHint: 'I giorni del mese che rientrano nel limite, con le loro righe',
  dayOption: (day: string, count: number) => `${day} · ${formatWhole(count)} righe`,
  searchDay: 'CERCA IL GIORNO',
} as const;
