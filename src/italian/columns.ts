/** The choice of the columns of a list. */
export const columnTexts = {
  open: 'Colonne',
  title: 'Colonne dell’elenco',
  intro: 'Scelga che cosa mostrare e in quale ordine. ESPORTA contiene sempre tutte le colonne.',
  before: (column: string) => `Sposta «${column}» prima`,
  after: (column: string) => `Sposta «${column}» dopo`,
  place: (column: string, place: number, of: number) => `«${column}»: ${place} di ${of}`,
  last: 'Almeno una colonna resta.',
  usual: 'Ripristina',
} as const;
