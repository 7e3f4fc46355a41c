import type { Manager } from '../../../acquirer/contract/managers';
import { enrolmentTexts } from '../../italian/enrolment';

const words = enrolmentTexts.recap;

/** ENR-049, ENR-051: the facts of a manager, by label. */
export const managerItems = (
  { codManager, user, email, typeManager }: Manager,
  companyCode: string,
) => {
  const isCompany = typeManager === 'S' || codManager === companyCode;
  return {
    code: { label: isCompany ? words.companyCode : words.pointCode, value: codManager },
    user: { label: words.user, value: user },
    email: { label: words.email, value: email },
    company: { label: words.companyCode, value: companyCode },
  };
};
