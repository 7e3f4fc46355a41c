import { type CaseState, caseStates } from '../../contract/case-states';

/** The states of a case: planned for a later day, those of the contract, and expired unanswered. */
export const allStates = [
  'attesa',
  'nuove',
  'sospeso',
  'scadenza',
  'visione',
  'annullate',
  'evase',
  'scadute',
  'chiuse',
] as const;
export type AnyState = (typeof allStates)[number];

/** What a merchant can still answer (CAS-022). */
export const answerable = ['nuove', 'sospeso', 'scadenza'] as const satisfies readonly CaseState[];

export const isAnswerable = (state: AnyState) => answerable.some((one) => one === state);

/** The state as the contract names it; undefined for one that is no list of cases. */
export const caseStateOf = (state: AnyState): CaseState | undefined =>
  caseStates.find((one) => one === state);

/** Nothing happens any more. */
export const settled = ['annullate', 'evase', 'chiuse'] as const satisfies readonly CaseState[];

/** How a state is called on the wire, where it is shown as it is. */
export const stateLabels: Readonly<Record<AnyState, string>> = {
  attesa: '',
  nuove: 'Nuova',
  sospeso: 'In sospeso',
  scadenza: 'In scadenza',
  visione: 'In visione',
  annullate: 'Annullata',
  evase: 'Evasa',
  scadute: 'Scaduta',
  chiuse: 'Chiusa',
};
