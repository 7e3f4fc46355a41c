export const movementTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'Movimenti',
  title: 'Consulta Movimenti',
  intro: 'Le operazioni con carta degli ultimi 13 mesi.',
  filters: {
    minAmount: 'Importo lordo da',
    maxAmount: 'Importo lordo a',
    minNetAmount: 'Importo netto da',
    maxNetAmount: 'Importo netto a',
    pos: 'POS',
    closedOnly: 'Tipo movimento',
  },
  validity: {
    '': 'Tutti',
    V: 'Solo Validi',
    A: 'Solo Annullati',
  },
  status: (code: string) => ({ V: 'Valido', A: 'Annullato' })[code] ?? code,
  totals: {
    count: 'Numero movimenti',
    amount: 'Importo lordo',
    commission: 'Commissioni',
    net: 'Importo netto',
  },
  lines: { all: 'Totale', cancelled: 'di cui annullati', valid: 'Validi' },
  /** In the second sheet, by the name of a total. */
  cancelled: {
    count: 'di cui annullati',
    amount: 'Importo lordo degli annullati',
    commission: 'Commissioni degli annullati',
    net: 'Importo netto degli annullati',
  },
  valid: {
    count: 'Validi',
    amount: 'Importo lordo dei validi',
    commission: 'Commissioni dei validi',
    net: 'Importo netto dei validi',
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
} as const;

/** 'di cui 96 annullati'; 'di cui 1 annullato'. */
export const cancelledMovements = (count: string) =>
  `di cui ${count} ${count === '1' ? 'annullato' : 'annullati'}`;
