import type { Desk } from '../../../machines/cases/case-detail/case-detail.types';
import { caseTexts } from '../../italian/cases';

const words = caseTexts.reply.desk;

/** CAS-038: the fax number and the address of the acquirer; empty where it names none. */
export const deskItems = ({ fax, address }: Desk) => [
  ...(fax ? [{ label: words.fax, value: fax }] : []),
  ...(address ? [{ label: words.address, value: address }] : []),
];
