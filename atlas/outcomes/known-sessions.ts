import { humanSlug } from '../../paths/human/session';
import type { ManualPath } from '../paths/steps';
import { numbered } from '../paths/workbook';
import type { KnownPaths } from './read-workbook';

/** What a workbook is compared with, and the sessions of the human set beside it. */
export const withSessions = (known: KnownPaths, sessions: readonly ManualPath[]): KnownPaths => ({
  ...known,
  totalOf: (slug) => (slug === humanSlug ? sessions.length : known.totalOf(slug)),
  stepsOf: (id) => {
    const session = sessions.find((path) => path.id === id);
    return session === undefined ? known.stepsOf(id) : numbered(session.steps);
  },
});
