import { type CaseState, caseStates } from '../../../acquirer/contract/case-states';

/** What the label of a state begins with, however the acquirer inflects it. */
const beginnings: readonly (readonly [string, CaseState])[] = [
  ['nuov', 'nuove'],
  ['in sospes', 'sospeso'],
  ['sospes', 'sospeso'],
  ['in scaden', 'scadenza'],
  ['in vision', 'visione'],
  ['annullat', 'annullate'],
  ['evas', 'evase'],
  ['scadut', 'chiuse'],
  ['chius', 'chiuse'],
];

/** The state that a label of the acquirer names; null for an unknown label. */
export const stateNamed = (label: string): CaseState | null => {
  const text = label.trim().toLowerCase();
  return (
    caseStates.find((state) => state === text) ??
    beginnings.find(([beginning]) => text.startsWith(beginning))?.[1] ??
    null
  );
};

/** CAS-022. */
const answerable: readonly CaseState[] = ['nuove', 'sospeso', 'scadenza'];

/** Whether a case in this state can be answered; null for an unknown label. */
export const isAnswerable = (label: string): boolean | null => {
  const state = stateNamed(label);
  return state === null ? null : answerable.includes(state);
};
