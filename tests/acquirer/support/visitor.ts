import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { outbox, sentMessages } from '../../../acquirer/demo/outbox/messages';
import { demoPassword } from '../../../acquirer/demo/users';
import { clearFailures } from '../../../acquirer/server/accounts/login-failures';
import { account, previousEmail } from '../../../acquirer/server/accounts/tables';
import { rateLimit } from '../../../acquirer/server/http/audit-tables';
import { oneTimeCode } from '../../../acquirer/server/otp/tables';
import type { TestAcquirer } from './acquirer';

export const seconds = 1000;
export const minutes = 60 * seconds;

type Headers = Readonly<Record<string, string>>;

/** Remembers the users as they are; the returned function restores them. */
export const rememberUsers = async ({ services: { db } }: TestAcquirer) => {
  const users = await db.select().from(account);
  return async () => {
    await db.delete(oneTimeCode);
    await db.delete(previousEmail);
    await db.delete(outbox);
    await db.delete(rateLimit);
    await clearFailures(
      db,
      users.map(({ userId }) => userId),
    );
    for (const user of users) {
      await db.update(account).set(user).where(eq(account.userId, user.userId));
    }
  };
};

/** The newest code sent to a number or an address; '' when there is none. */
export const codeTo = async ({ services }: TestAcquirer, to: string) =>
  (await sentMessages(services.db)).find((one) => one.to === to && one.code !== '')?.code ?? '';

/** How many codes were sent to a number or an address. */
export const codesTo = async ({ services }: TestAcquirer, to: string) =>
  (await sentMessages(services.db)).filter((one) => one.to === to && one.code !== '').length;

/** Six digits that are another code than the one given. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/**
 * A visitor with a browser: every call carries the same session id, and the token, if there is one.
 */
export const visitor = (acquirer: TestAcquirer, token?: string, sessionId = randomUUID()) => {
  const post = (alias: string, body: unknown, others: Headers = {}) =>
    acquirer.post(alias, body, token, { 'session-id': sessionId, ...others });

  /** The status and the body of a call, as one line: `406 {"details":["5707"]}`. */
  const answerTo = async (alias: string, body: unknown, others: Headers = {}) => {
    const response = await post(alias, body, others);
    return `${response.status} ${await response.text()}`;
  };

  const status = async (alias: string, body: unknown, others: Headers = {}) =>
    (await post(alias, body, others)).status;

  return { sessionId, post, answerTo, status, token };
};
export type Visitor = ReturnType<typeof visitor>;

/** A user who has logged in. */
export const loggedIn = async (
  acquirer: TestAcquirer,
  userid: string,
  password: string = demoPassword,
) => visitor(acquirer, await acquirer.tokenOf(userid, password));

export const done = '200 {}';
export const expired = '406 {"details":["5704"]}';
export const wrong = '406 {"details":["5707"]}';
export const lastAttempt = '406 {"details":["5708"]}';
export const locked = '406 {"details":["5709"]}';
