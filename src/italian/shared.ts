export const productName = 'Portale Esercenti';

/** The kit's texts, the same on every screen. */
export const kitTexts = {
  loading: 'Caricamento',
  close: 'CHIUDI',
  closeLayer: 'Chiudi',
  moreInformation: 'Maggiori informazioni',
  cancel: 'ANNULLA',
  showPassword: 'Mostra',
  hidePassword: 'Nascondi',
  chooseMonth: 'Scelga il mese',
  everyDay: 'Tutti i giorni',
  wholeEuro: 'Euro interi, senza centesimi',
  tooLong: (most: number, typed: number) => `Al massimo ${most} caratteri: ne ha inseriti ${typed}`,
  tooManyDigits: (most: number, typed: number) =>
    `Al massimo ${most} cifre: ne ha inserite ${typed}`,
  filters: {
    more: 'Altri filtri',
    inUse: (count: number) => (count === 1 ? 'Un filtro in uso' : `${count} filtri in uso`),
  },
  rowDetails: { header: 'Dettagli', of: 'Dettagli di' },
  pager: {
    label: 'Pagine',
    first: 'Prima pagina',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    last: 'Ultima pagina',
    position: (page: number, pages: number) => `${page} di ${pages}`,
  },
  sorting: {
    label: 'Ordina per',
    usual: 'Ordine consueto',
    rising: (header: string) => `${header}, crescente`,
    falling: (header: string) => `${header}, decrescente`,
    sortedBy: (order: string) => `Ordinato per ${order}`,
    remove: 'Torna all’ordine consueto',
  },
  progress: (percent: number) => `${percent}%`,
  chooseFiles: 'Scegli i file',
  dropFiles: 'oppure li trascini qui',
} as const;

export const supportTexts = { title: 'Assistenza:' } as const;

/** Words that several screens share. */
export const sharedTexts = {
  search: 'CERCA',
  export: 'ESPORTA',
  noResult: 'Nessun risultato',
  required: 'Il campo è obbligatorio',
  digitsOnly: 'Inserire solo numeri',
  retry: 'RIPROVA',
  all: 'Tutti',
  everyBrand: 'Tutte',
  exporting: 'Preparazione del file in corso',
  exported: 'Il file è pronto: lo trova tra i documenti scaricati.',
  tooManyRows:
    'I dati eccedono la dimensione esportabile (5000). È necessario raffinare la ricerca.',
  workbookNotWritten:
    'Non è stato possibile preparare il file. I risultati sono ancora qui: riprovi tra poco.',
  choice: 'Scelta',
  warning: 'Attenzione',
} as const;
