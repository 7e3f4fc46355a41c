import type { Account } from '../accounts/tables';
import { refuse } from '../common/refusal';

/** PRM-006: who enrols is a user of the company; 403 for the user of one shop. */
export const companyOf = ({ societyCode, posCode }: Account) =>
  posCode === null ? societyCode : refuse(403, 'only the company may do this');
