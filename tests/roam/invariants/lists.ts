import type { Observation, Rule } from './observation';

const searches = ['/Home/Movimenti', '/Home/Riepilogo'];

const isSearch = ({ after }: Observation) => searches.includes(after.path) && after.dialog === '';

const announcement = 'Il file è pronto';
const warning = 'Le righe ricevute non corrispondono ai totali della ricerca';

/** An announcement belongs to what is on the screen. */
export const announcesItsOwnExport: Rule = (observation) => {
  const { after, model, tab } = observation;
  if (!isSearch(observation) || !after.text.includes(announcement)) return [];
  return model.searches.hasExportedIts(tab)
    ? []
    : [`l’annuncio del file di questa ricerca; si legge «${announcement}» di un’altra`];
};

/** The reference acquirer's totals are those of its rows: a warning is a false alarm. */
export const warnsOfMoneyTruly: Rule = (observation) => {
  const { after, model, tab } = observation;
  if (!isSearch(observation) || !after.text.includes(warning)) return [];
  return model.searches.hasTooManyRows(tab)
    ? []
    : [`totali senza avvisi, perché righe e totali corrispondono; si legge «${warning}»`];
};

const mismatch = /^(.+): il totale è .+, le righe danno .+$/gm;

/** What a cut workbook adds up to is not known. */
export const addsUpWhatWasExported: Rule = (observation) => {
  const { after, model, tab } = observation;
  if (!isSearch(observation) || !model.searches.hasTooManyRows(tab)) return [];
  return [...after.text.matchAll(mismatch)]
    .map(([, label = '']) => label)
    .filter((label) => !label.startsWith('Numero'))
    .map((label) => `soltanto il numero delle righe del file; si legge anche «${label}»`);
};

/** RIE-015: a chosen summary is chosen on every visit to its page, and after a reload. */
export const keepsTheChosenSummary: Rule = ({ after, model, tab }) => {
  const lost = after.dialog === '' ? model.chosenRows.lostOn(tab, after) : null;
  return lost === null ? [] : [`la riga scelta («${lost}»); nessuna lo è più`];
};

/** A detail belongs to the list beneath it. */
export const detailsBelongToTheirList: Rule = ({ after, model, tab }) =>
  after.dialog === 'DETTAGLIO TABELLA' && model.searches.detailIsOfRow(tab) === false
    ? ['il dettaglio di una riga della ricerca; la riga è di una ricerca di prima']
    : [];
