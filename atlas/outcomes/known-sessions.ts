import type { HumanPath } from '../../paths/human/session';
import { numbered } from '../paths/workbook';
import type { KnownPaths } from './read-workbook';

/** What a workbook is compared with, and the sessions of the human set beside it. */
export const withSessions = (known: KnownPaths, sessions: readonly HumanPath[]): KnownPaths => ({
  ...known,
  totalOf: (slug) => sessions.find(({ id }) => id === slug)?.rows.length ?? known.totalOf(slug),
  stepsOf: (id) => {
    const row = sessions.flatMap(({ rows }) => rows).find((each) => each.id === id);
    return row === undefined ? known.stepsOf(id) : numbered(row.steps);
  },
});
