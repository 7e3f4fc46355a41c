/** The levels of Dispute Online. */
export const trailTexts = {
  label: 'Percorso',
  service: 'Servizio Dispute Online',
  managers: 'Gestione richieste',
  cases: 'Elenco pratiche',
  case: 'Dettaglio pratica',
  receipt: 'Ricevuta',
  report: 'Report',
} as const;
