/** Richieste aperte: the open cases of all managers. */
export const openCaseTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'RichiesteAperte',
  title: 'Richieste aperte',
  intro:
    'Tutte le richieste che attendono risposta, di ogni gestore: prima quelle che scadono prima.',
  caption: 'Richieste aperte',
  columns: { manager: 'Gestore', state: 'Stato', assignedFrom: 'Assegnata da' },
  states: { nuove: 'Nuova', sospeso: 'In sospeso', scadenza: 'In scadenza' },
  filters: {
    manager: 'Gestore',
    point: 'Punto vendita',
    state: 'Stato',
    week: 'Scadenza',
    every: 'Tutti',
    /** Of weeks and requests. */
    everyWeek: 'Tutte',
    search: 'Cerca una richiesta',
    searchHow: 'Importo o ultime 4 cifre carta',
  },
  counted: (words: string, count: number) => `${words} (${count})`,
  found: (count: number) => (count === 1 ? 'Una richiesta' : `${count} richieste`),
  empty: 'Nessuna richiesta attende risposta per la scelta fatta.',
  tile: 'Di tutti i gestori, dalla scadenza più vicina.',
  elsewhere: (count: number) =>
    count === 1
      ? 'Presso gli altri gestori c’è un’altra richiesta aperta.'
      : `Presso gli altri gestori ci sono altre ${count} richieste aperte.`,
  toAll: 'Vedi tutte',
  next: 'SUCCESSIVA',
  back: 'TORNA ALLE RICHIESTE APERTE',
} as const;
