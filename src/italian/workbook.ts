/** The words of the exported workbooks; file names are fixed (BUS-012 to BUS-019). */
export const workbookTexts = {
  files: { movements: 'Movimenti' },
  factsSheet: 'Filtri e totali',
  every: 'Tutti',
} as const;
