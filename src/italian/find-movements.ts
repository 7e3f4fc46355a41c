export const findTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'MovimentiTrovati',
  title: 'Trova un movimento',
  intro: 'Tra tutti i movimenti degli ultimi 13 mesi, di tutti i punti vendita che può consultare.',
  label: 'Importo, ultime 4 cifre, autorizzazione, riferimento, POS',
  /** In the row of consultations, where there is little room. */
  short: 'Trova…',
  hint: 'per esempio 44,50 oppure le ultime quattro cifre della carta',
  tableCaption: 'Movimenti trovati',
  waiting: 'Scriva che cosa conosce del movimento.',
  emptyAdvice: 'Controlli quello che ha scritto: un importo va scritto con i suoi centesimi.',
  found: 'Movimenti trovati',
  sought: 'Ricerca',
} as const;
