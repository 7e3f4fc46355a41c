import { caseAddress } from '../../contract/rules/case-address';
import { practiceNumber } from './list';
import { caseStateOf } from './states';
import type { CaseColumns } from './tables';

const inEuro = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  useGrouping: 'always',
});

export const italianDay = (day: string) => day.split('-').reverse().join('-');

/** Its number, what is contested, and until when it can be answered. */
export const caseInWords = (one: Pick<CaseColumns, 'id' | 'disputed' | 'dueOn'>) =>
  `richiesta ${practiceNumber(one)} di ${inEuro.format(one.disputed / 100)} euro, con scadenza il ${italianDay(one.dueOn)}`;

/** Where a case is found; the words where the address of the portal is not known. */
export const whereIs = (
  origin: string | undefined,
  { id, managerId, state }: Pick<CaseColumns, 'id' | 'managerId' | 'state'>,
) => {
  const known = caseStateOf(state);
  if (origin === undefined || known === undefined || managerId === null)
    return 'nel portale, alla voce Dispute online';
  return `${origin}${caseAddress({ ebox: String(managerId), caseId: String(id), state: known })}`;
};
