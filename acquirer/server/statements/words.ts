const euroFormat = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
});
const wholeFormat = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const monthFormat = new Intl.DateTimeFormat('it-IT', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '1.234,56 €' from eurocents (BUS-022, BUS-023). */
export const inEuro = (cents: number) => euroFormat.format(cents / 100);

/** '25.000' from 25000. */
export const inFigures = (count: number) => wholeFormat.format(count);

/** '28-02-2026' from '2026-02-28' (BUS-024). */
export const italianDate = (iso: string) => iso.split('-').reverse().join('-');

/** 'febbraio 2026' from any of its days. */
export const italianMonth = (iso: string) => monthFormat.format(new Date(`${iso}T12:00:00Z`));

/** Every text of a statement that is not data. */
export const words = {
  portal: 'Portale Esercenti',
  fileName: 'estrattoconto.pdf',
  title: 'Estratto conto',
  company: 'Società',
  companyCode: 'Codice società',
  vatNumber: 'Partita IVA',
  address: 'Sede',
  pointOfSale: 'Punto vendita',
  allPoints: 'Tutti i punti vendita',
  period: 'Periodo',
  from: 'dal',
  to: 'al',
  totals: 'Totali del periodo',
  transactions: 'Transazioni',
  cancelled: 'di cui annullate',
  gross: 'Importo lordo',
  commission: 'Commissioni',
  net: 'Importo netto',
  declaredNet: 'Netto dichiarato',
  difference: 'Differenza',
  adjusted: 'Rettifiche del periodo',
  paid: 'Accreditato in banca',
  closing: 'Dal netto dichiarato all’accredito in banca',
  letters: (count: string) => `Rettifiche del periodo, ${count} lettere`,
  branchCode: 'Codice esercizio',
  sign: 'Insegna',
  date: 'Data',
  valueDate: 'Valuta',
  creditedOn: 'Accredito su',
  abi: 'ABI',
  reference: 'Codice',
  settlements: 'Riepiloghi del periodo',
  points: 'Importi per punto vendita',
  total: 'Totale',
  continued: '(segue)',
  note: 'Gli importi non comprendono le transazioni annullate. La differenza è il netto calcolato meno il netto dichiarato dai terminali. Accreditato in banca: il netto dichiarato e le rettifiche comunicate con lettera nel periodo. La valuta è il primo giorno lavorativo bancario dopo la data.',
  shortNote:
    'Il dettaglio giornaliero di ogni punto vendita è nel suo estratto conto. Gli importi non comprendono le transazioni annullate. La differenza è il netto calcolato meno il netto dichiarato dai terminali. Accreditato in banca: il netto dichiarato e le rettifiche comunicate con lettera nel periodo.',
  page: 'Pagina',
  of: 'di',
} as const;
