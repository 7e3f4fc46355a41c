/** Richieste aperte: the open cases of all managers. */
export const openCaseTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'RichiesteAperte',
  title: 'Richieste aperte',
  intro: 'Le richieste di tutti i gestori che attendono risposta, dalla scadenza più vicina.',
  caption: 'Richieste aperte',
  columns: { manager: 'Gestore', state: 'Stato', assignedFrom: 'Assegnata da' },
  filters: {
    manager: 'Gestore',
    point: 'Punto vendita',
    state: 'Stato',
    week: 'Scadenza',
    every: 'Tutti',
    everyWeek: 'Tutte',
    search: 'Cerca una richiesta',
    /** In the workbook, where nothing was sought. */
    everyRequest: 'Tutte',
    searchHow: 'Importo o ultime 4 cifre carta',
  },
  counted: (words: string, count: number) => `${words} (${count})`,
  found: (count: number) => (count === 1 ? 'Una richiesta' : `${count} richieste`),
  empty: (filtered: boolean) =>
    filtered
      ? 'Nessuna richiesta attende risposta per la scelta fatta.'
      : 'Nessuna richiesta attende risposta.',
  tile: 'Di tutti i gestori, dalla scadenza più vicina.',
  elsewhere: (count: number) =>
    count === 1
      ? 'Presso gli altri gestori c’è un’altra richiesta aperta.'
      : `Presso gli altri gestori ci sono altre ${count} richieste aperte.`,
  toAll: 'Vedi tutte',
  next: 'SUCCESSIVA',
  back: 'TORNA ALLE RICHIESTE APERTE',
} as const;
