export const findTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'MovimentiTrovati',
  title: 'Trova un movimento',
  intro: 'Tra i movimenti degli ultimi 13 mesi, del punto vendita in uso o di tutti.',
  label: 'Importo, ultime 4 cifre, autorizzazione, riferimento, POS',
  /** Beside the menu, the beginning of the title. */
  find: 'Trova',
  /** In the row of consultations, where there is little room. */
  short: 'Trova…',
  hint: 'anche più dati insieme: per esempio 44,50 31/10/2026, oppure 44,50 e le ultime quattro cifre della carta',
  hintWithCases:
    'anche più dati insieme, per esempio 44,50 31/10/2026; oppure il numero di una pratica',
  tableCaption: 'Movimenti trovati',
  waiting: 'Scriva che cosa conosce del movimento.',
  empty: 'Nessun movimento trovato',
  month: 'Mese',
  everyMonth: 'Tutti i mesi',
  advice: {
    noDay: 'La data che ha scritto non esiste: la controlli.',
    outside: 'La data non è tra quelle degli ultimi 13 mesi.',
    narrowed: 'Provi a cercare in tutti i mesi e in tutti i punti vendita.',
    several:
      'Tutto ciò che ha scritto deve valere per lo stesso movimento: provi con un dato in meno.',
    words:
      'Nessun punto vendita ha questo nome: controlli come è scritto, oppure cerchi un importo o le ultime quattro cifre della carta.',
    amount: 'Controlli quello che ha scritto: un importo va scritto con i suoi centesimi.',
    card: 'Nessun pagamento degli ultimi 13 mesi è stato fatto con una carta che finisce così.',
    day: 'In questo giorno non risulta alcun movimento.',
  },
  found: 'Movimenti trovati',
  sought: 'Ricerca',
  cases: {
    title: 'Pratiche',
    asking: 'Ricerca tra le pratiche…',
    none: 'Nessuna pratica corrisponde.',
    notKnown: 'Non è stato possibile cercare tra le pratiche.',
    retry: 'RIPROVA',
    caseOf: (practice: string) => `Pratica ${practice}`,
    others: (count: number) =>
      count === 1 ? 'Mostra un’altra pratica' : `Mostra altre ${count} pratiche`,
    fewer: 'Nascondi le altre pratiche',
    tooMany: (count: number) =>
      count === 1
        ? 'Ce n’è un’altra: la trova con il numero della pratica.'
        : `Ce ne sono altre ${count}: le trova con il numero della pratica.`,
  },
} as const;
