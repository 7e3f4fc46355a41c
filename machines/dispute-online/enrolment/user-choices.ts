import type { PortalUser } from '../../../acquirer/contract/enrolment';

/** ENR-035: the user id that means all users of a point of sale. */
const everyUser = 'Tutti';

/** ENR-034: who may be chosen under a code: 'Tutti' first, where a point of sale has several. */
export const userChoices = (kind: string | null, users: readonly PortalUser[]) => {
  const names = users.map(({ user }) => user);
  return kind === 'V' && names.length > 1 ? [everyUser, ...names] : names;
};
