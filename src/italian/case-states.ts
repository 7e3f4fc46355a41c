/** The state of one case. */
export const caseStateTexts = {
  nuove: 'Nuova',
  sospeso: 'In sospeso',
  scadenza: 'In scadenza',
  visione: 'In visione',
  annullate: 'Annullata',
  evase: 'Evasa',
  chiuse: 'Chiusa',
} as const;
