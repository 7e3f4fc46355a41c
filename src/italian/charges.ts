export const chargeTexts = {
  /** The workbook and its first sheet (BUS-012 to BUS-019). */
  file: 'AddebitiAccrediti',
  title: 'Consulta Addebiti/Accrediti Generati da Contestazioni',
  intro: 'Gli importi addebitati o accreditati in un mese per le contestazioni dei titolari.',
  tableCaption: 'Addebiti e accrediti',
  emptyAdvice: 'Provi a scegliere un altro mese.',
} as const;
