/** The states of a case (CAS-021). Only the first three can be answered (CAS-022). */
export const caseStates = [
  'nuove',
  'sospeso',
  'scadenza',
  'visione',
  'annullate',
  'evase',
  'chiuse',
] as const;
export type CaseState = (typeof caseStates)[number];
