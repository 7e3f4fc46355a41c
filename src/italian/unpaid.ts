export const unpaidTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'Insoluti',
  title: 'Insoluti',
  intro: 'Gli importi non andati a buon fine, e il modulo per aggiornare i dati di addebito.',
  tabsLabel: 'Insoluti',
  tabs: { check: 'Verifica Insoluti', form: 'Scarica Modulo' },
  columns: {
    point: 'Codice esercizio',
    brand: 'Insegna',
    amount: 'Importo',
    valueDate: 'Data valuta',
    bookingDate: 'Data contabile',
    reason: 'Causale',
  },
  tableCaption: 'Insoluti',
  day: 'Alla data del',
  /** Of the list and of its workbook. */
  totals: { count: 'Numero insoluti', amount: 'Importo totale' },
  /** Whose items they are, where one shop is in force. */
  ofPoint: (brand: string, point: string) =>
    brand === '' ? `Punto vendita ${point}` : `Punto vendita ${brand}, ${point}`,
  ofCompany: 'Tutti i punti vendita',
  none: 'Al momento non risultano insoluti.',
  form: {
    title: 'Modulo per l’allineamento delle coordinate bancarie e del legale rappresentante',
    explanation:
      'Il modulo è un PDF da compilare a video oppure a mano. I dati che già conosciamo sono inseriti per lei: li verifichi, completi gli altri campi e firmi.',
    parts: [
      'I dati dell’esercente, già compilati',
      'Le coordinate bancarie: IBAN, banca, intestatario del conto',
      'Il legale rappresentante: dati anagrafici, residenza, documento di identità',
      'La dichiarazione da firmare',
    ],
    download: 'Scarica modulo',
    fileName: 'ModuloAllineamento.pdf',
    notMade: 'Non è stato possibile preparare il modulo. Riprovi tra poco.',
  },
} as const;
