/** What holds after every step of every path of a chart: its scenario's rules, in Italian. */
const rules: Readonly<Record<string, string>> = {
  'what is written was asked for with the criteria of the export':
    'Ciò che si scrive nel foglio è stato chiesto con i criteri dell’esportazione',
  'the points that are offered were asked for with the filter that is typed':
    'I punti vendita proposti sono stati chiesti con ciò che è scritto',
  'no workbook holds more rows than fit': 'Nessun foglio ha più righe di quante ce ne stanno',
  'the rows that are shown were asked for with the criteria in force':
    'Le righe sullo schermo sono state chieste con i criteri in vigore',
  'an export that is announced is one of the criteria in force':
    'L’esportazione annunciata è quella dei criteri in vigore',
  'an export is announced only over the rows it is of':
    'Un’esportazione si annuncia solo sopra le sue righe',
  'the totals were asked for with the criteria in force':
    'I totali sono stati chiesti con i criteri in vigore',
  'the rows are those of the page and the order that are named':
    'Le righe sono quelle della pagina e dell’ordine indicati',
  'the rows of a page of the server are those of the page and the order that are named':
    'Dove le pagine sono del servizio, le righe sono quelle della pagina e dell’ordine indicati',
  'the counts are those of the manager in force': 'I conteggi sono quelli del gestore scelto',
  'the receipt over a case is the receipt of that case':
    'La ricevuta sopra una pratica è quella di quella pratica',
  'the case that is shown is the one that was opened':
    'La pratica sullo schermo è quella che è stata aperta',
  'the points of sale are those that were searched for':
    'I punti vendita sono quelli che sono stati cercati',
  'the points of sale are those of the page that is named':
    'I punti vendita sono quelli della pagina indicata',
  'the details are those of the point of sale in force':
    'I dettagli sono quelli del punto vendita scelto',
  'the report that is shown is that of the filters and the point of sale in force':
    'Il report sullo schermo è quello dei filtri e del punto vendita in vigore',
  'a detail is that of a row on the screen': 'Il dettaglio è quello di una riga sullo schermo',
  'a choice is one of the search in force': 'La riga scelta è della ricerca in vigore',
  'a document that arrives is that of a row on the screen':
    'Il documento in arrivo è quello di una riga sullo schermo',
  'no code and no password is ever stored': 'nessun codice e nessuna password è mai conservato',
  'nothing of codes and passwords is left when the chart has ended':
    'Alla fine non resta nulla dei codici e delle password',
};

/** What holds of every chart. */
export const everyRule: readonly string[] = [
  'Dove uno stato attende una risposta, la richiesta è in corso',
  'Ciò che è in corso è stato chiesto con ciò che vale adesso',
  'Chi legge «Caricamento» attende davvero qualcosa',
  'Da ogni dialogo si esce, e un campo errato dice perché',
];

/** A rule in Italian. Throws for one that has no words. */
export const ruleWords = (rule: string) => {
  const words = rules[rule];
  if (words === undefined) throw new Error(`No words for the rule "${rule}"`);
  return words;
};
