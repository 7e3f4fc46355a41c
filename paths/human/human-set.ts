import { type HumanPath, humanSlug, type Session } from './session';
import { accessSessions } from './sessions/access';
import { disputeSessions } from './sessions/disputes';
import { homeSessions } from './sessions/home';
import { movementSessions } from './sessions/movements';
import { statementSessions } from './sessions/statements';
import { sumSessions } from './sessions/sums';
import { minutesOf, neededBefore, preconditionOf, stepWords } from './words';

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
export const humanPaths: readonly HumanPath[] = humanSet.map((session, index) => ({
  id: `${humanSlug}-${String(index + 1).padStart(3, '0')}`,
  title: session.title,
  minutes: minutesOf(session),
  users: usersOf(session),
  before: neededBefore(session),
  precondition: preconditionOf(session),
  steps: session.steps.map(stepWords),
  expected: 'Dopo ogni passo si vede quanto il passo dice',
}));

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
