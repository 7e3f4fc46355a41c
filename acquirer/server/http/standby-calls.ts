import type { Session } from '../accounts/session';
import type { Standby } from '../database/standby';
import type { Services } from '../services';
import type { CallHandlings } from './call-route';

/** The calls that one standby answers. */
interface StandbyCalls {
  readonly holds: Standby['holds'];
  readonly handlings: CallHandlings;
}

/** The calls of a standby that has what the session has written; none where the primary must answer. */
export type ChooseStandby = (session: Session) => CallHandlings;

const inTurn = (all: readonly StandbyCalls[]): ChooseStandby => {
  let turn = 0;
  return ({ writtenTo }) => {
    turn = (turn + 1) % all.length;
    const order = [...all.slice(turn), ...all.slice(0, turn)];
    return order.find(({ holds }) => holds(writtenTo))?.handlings ?? {};
  };
};

/** `readingCalls` on every standby; undefined where there is none. */
export const standbyCalls = (
  services: Services,
  readingCalls: (services: Services) => CallHandlings,
): ChooseStandby | undefined => {
  const { standbys = [] } = services;
  if (standbys.length === 0) return undefined;
  return inTurn(
    standbys.map(({ db, holds }) => ({ holds, handlings: readingCalls({ ...services, db }) })),
  );
};
