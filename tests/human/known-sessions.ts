import type { KnownPaths } from '../../atlas/outcomes/read-workbook';
import { numbered } from '../../atlas/paths/workbook';
import { humanPaths, humanSlug } from './human-set';

/** What a workbook is compared with, and the sessions of the human set beside it. */
export const withSessions = (known: KnownPaths): KnownPaths => ({
  ...known,
  totalOf: (slug) => (slug === humanSlug ? humanPaths.length : known.totalOf(slug)),
  stepsOf: (id) => {
    const session = humanPaths.find((path) => path.id === id);
    return session === undefined ? known.stepsOf(id) : numbered(session.steps);
  },
});
