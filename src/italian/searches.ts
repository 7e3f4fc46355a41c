import { monthName } from './calendar';
import { period } from './search';

/** The levels of Dispute Online. */
export const trailTexts = {
  label: 'Percorso',
  service: 'Servizio Dispute Online',
  managers: 'Gestione richieste',
  cases: 'Elenco pratiche',
  case: 'Dettaglio pratica',
  receipt: 'Ricevuta',
  report: 'Report',
} as const;

/** Whether the month of a search is fixed, or relative to today. */
type SearchMonth = 'fixed' | 'current' | 'last';

/** The searches that a user keeps. */
export const searchesTexts = {
  saved: 'Ricerche salvate',
  noneSaved: 'Nessuna ricerca salvata. Si salvano dagli elenchi, dopo una ricerca.',
  recent: 'Ricerche recenti',
  remove: 'Elimina',
  removeNamed: (name: string) => `Elimina la ricerca «${name}»`,
  removed: (name: string) => `«${name}» eliminata`,
  restore: 'Annulla',
  restoreNamed: (name: string) => `Annulla: la ricerca «${name}» resta`,
  save: {
    title: 'Salva questa ricerca',
    name: 'Nome della ricerca',
    month: 'Mese della ricerca',
    submit: 'Salva',
    done: (names: readonly string[]) =>
      `Questa ricerca è salvata: ${names.map((name) => `«${name}»`).join(', ')}`,
    taken: 'C’è già una ricerca con questo nome',
    full: (most: number) => `Si salvano fino a ${most} ricerche: per questa ne elimini un’altra`,
  },
} as const;

const relative = { current: 'Mese corrente', last: 'Mese scorso' } as const;

/** The month of a search each time it is opened; `month` is that of its address. */
export const monthOfSearch = (kind: SearchMonth, month: string) =>
  kind === 'fixed' ? monthName(month) : relative[kind];

/** The month, and the day where one is asked for. */
export const periodOfSearch = (kind: SearchMonth, month: string, day: string) => {
  if (kind === 'fixed') return month === '' ? '' : period(month, day);
  return day === '' ? relative[kind] : `${relative[kind]}, giorno ${Number(day)}`;
};
