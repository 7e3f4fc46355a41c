import type { EboxManager } from '../../../acquirer/contract/cases';
import type { OpenOverview } from './open-overview.machine';

/** How many cases the other managers have open; null where it is not known. */
export const openElsewhere = (overview: OpenOverview | null, manager: EboxManager | null) =>
  overview === null
    ? null
    : overview.managers
        .filter(({ ebox }) => ebox !== manager?.eboxCode)
        .reduce((sum, { open }) => sum + open, 0);
