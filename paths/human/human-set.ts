import type { HumanPath, Session } from './session';
import { accessSessions } from './sessions/access';
import { disputeSessions } from './sessions/disputes';
import { homeSessions } from './sessions/home';
import { movementSessions } from './sessions/movements';
import { statementSessions } from './sessions/statements';
import { sumSessions } from './sessions/sums';
import {
  doneWords,
  expectedWords,
  minutesOf,
  neededBefore,
  preconditionOf,
  stepWords,
} from './words';

/** The human set: what a person can do and see against a demo that was just started, in this order. */
export const humanSet: readonly Session[] = [
  ...accessSessions,
  ...homeSessions,
  ...movementSessions,
  ...sumSessions,
  ...statementSessions,
  ...disputeSessions,
];

const fieldsOfUser = ['User ID', 'Username'];

const usersOf = ({ steps }: Session) => [
  ...new Set(
    steps
      .flatMap(({ gestures }) => gestures)
      .flatMap((gesture) =>
        gesture.does === 'write' && fieldsOfUser.includes(gesture.field) ? gesture.text : [],
      )
      .filter((user) => user !== ''),
  ),
];

/** The sessions as the rows of a workbook, in the order in which they are played. */
export const humanPaths: readonly HumanPath[] = humanSet.map((session) => ({
  id: session.id,
  title: session.title,
  minutes: minutesOf(session),
  users: usersOf(session),
  before: neededBefore(session),
  precondition: preconditionOf(session),
  steps: session.steps.map(stepWords),
  rows: session.steps.map((step, index) => ({
    id: `${session.id}-${String(index + 1).padStart(3, '0')}`,
    precondition: index === 0 ? preconditionOf(session) : '',
    steps: [doneWords(step)],
    expected: expectedWords(step),
  })),
}));

/** How many of a session's flows are in the folders of changed files. */
const changedIn = ({ flows }: Session, files: readonly string[]) =>
  flows.filter((flow) => files.some((file) => file.split('/').includes(flow))).length;

/**
 * The sessions that fit into so many minutes: first those about flows with changed files, most of
 * them first, then those that change something, which a fault would harm for good.
 */
export const worthPlaying = (files: readonly string[], minutes: number): readonly Session[] => {
  const ranked = humanSet.toSorted(
    (one, other) =>
      changedIn(other, files) - changedIn(one, files) ||
      Number(other.changes !== undefined) - Number(one.changes !== undefined),
  );
  let left = minutes;
  return ranked.filter((session) => {
    const fits = minutesOf(session) <= left;
    if (fits) left -= minutesOf(session);
    return fits;
  });
};

/** Numbers that look random, always the same ones for a seed. */
const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** So many of the sessions, in the order of the set: the same ones for a seed. */
export const sampleOf = (sessions: readonly Session[], count: number, seed: number): Session[] => {
  const random = randomFrom(seed);
  const drawn = sessions.map((session) => ({ session, lot: random() }));
  const chosen = new Set(
    drawn
      .toSorted((one, other) => one.lot - other.lot)
      .slice(0, count)
      .map(({ session }) => session),
  );
  return sessions.filter((session) => chosen.has(session));
};
