import { announceUser, mustBeAdmitted } from '../accounts/admission';
import { clearFailures } from '../accounts/login-failures';
import { type Account, account } from '../accounts/tables';
import { addDays, calendarDay } from '../common/clock';
import { passwordLifeDays } from '../common/passwords';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import type { CodeKey } from '../otp/code';
import { spendCode } from '../otp/spend';
import type { Services } from '../services';
import { end, lockRegistration, underWay } from './steps';
import type { Registration } from './tables';

const ordinaryType = 'S';

/**
 * The account that a registration with credentials becomes; only the days of its password are
 * missing.
 */
const create = async (
  db: Database,
  { userId, passwordHash, societyCode, posCode, name, surname, cellNumber, email }: Registration,
  now: Date,
) => {
  const today = calendarDay(now);
  if (userId === null || passwordHash === null) return refuse(403, 'no credentials chosen');
  const created = await db
    .insert(account)
    .values({
      userId,
      passwordHash,
      societyCode,
      posCode,
      name,
      surname,
      cellNumber,
      email,
      passwordChangedOn: today,
      passwordExpiresOn: addDays(today, passwordLifeDays),
      userType: ordinaryType,
      awaitingSince: (await mustBeAdmitted(db, { societyCode, posCode })) ? now : null,
      watchedSince: now,
    })
    .onConflictDoNothing()
    .returning();
  await clearFailures(db, [userId]);
  return created[0] ?? refuse(403, 'this username cannot be used');
};

const keyOf = ({ sessionHash, cellNumber }: Registration): CodeKey => ({
  holder: sessionHash,
  purpose: 'registration',
  target: cellNumber,
});

/**
 * API-080, API-081: the code of a registration makes its account (REG-027). A second user of a
 * company or shop waits to be admitted; the others are notified. Answers undefined when this session id
 * registers no such user, otherwise 200, or the refusal of the code.
 */
export const completeRegistration = async (
  services: Services,
  kind: 'company' | 'shop',
  sessionHash: string,
  { otp, user }: { readonly otp: string; readonly user: string },
  origin: string | undefined,
) => {
  const now = services.clock();
  const found = await underWay(services.db, sessionHash, kind, now);
  if (found?.userId !== user) return undefined;
  let created: Account | undefined;
  const answer = await spendCode(services, keyOf(found), otp, {
    right: async (tx) => {
      await end(tx, sessionHash);
      created = await create(tx, found, now);
      return {};
    },
    lock: () => lockRegistration(services.db, sessionHash),
  });
  if (created) announceUser(services, created, origin);
  return answer;
};
