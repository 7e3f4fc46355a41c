import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentMessages } from '../../acquirer/demo/outbox/messages';
import { account } from '../../acquirer/server/accounts/tables';
import { eventually } from '../support/eventually';
import { acquirerOfTests } from './support/acquirer';
import {
  codesTo,
  codeTo,
  done,
  expired,
  lastAttempt,
  locked,
  loggedIn,
  otherThan,
  rememberUsers,
  type Visitor,
  visitor,
  wrong,
} from './support/visitor';

const user = 'ristretto01';
const phone = '+393331200105';
const newPassword = 'Orecchiette.26';

const acquirer = acquirerOfTests({}, { small: 0 });
const db = () => acquirer.services.db;
let asTheyWere: () => Promise<void>;
beforeAll(async () => {
  asTheyWere = await rememberUsers(acquirer);
});
beforeEach(() => asTheyWere());

/** Asks for a code, and waits until it has been sent: the answer does not. */
const codeFor = async (who: Visitor, typed = user) => {
  const before = await codesTo(acquirer, phone);
  expect(await who.answerTo('recoverPassword', { user: typed })).toBe(done);
  await eventually(async () => expect(await codesTo(acquirer, phone)).toBe(before + 1));
  return codeTo(acquirer, phone);
};

const confirm = (who: Visitor, otp: string, change: object = {}) =>
  who.answerTo('confirmRecovery', { user, otp, newPassword, ...change });

const lockOut = async () => {
  for (let failure = 0; failure < 3; failure += 1) await acquirer.logIn(user, 'Sbagliata.26');
  expect(await acquirer.logIn(user)).toEqual({ error: 'credentials', locked: 'true' });
};

const messagesTo = async (to: string) =>
  (await sentMessages(db())).filter((one) => one.to === to).map(({ text }) => text);

const emailOf = async (userId: string) => {
  const [found] = await db().select().from(account).where(eq(account.userId, userId));
  return found?.email ?? '';
};

describe('a user who has forgotten the password', () => {
  test('chooses a new one with a code to the known phone, and logs in with it', async () => {
    const who = visitor(acquirer);
    expect(await confirm(who, await codeFor(who))).toBe(done);
    expect(await acquirer.logIn(user)).toEqual({ p_error: 'credentials' });
    expect((await acquirer.logIn(user, newPassword)).code).toBeDefined();
  });

  test('may type the e-mail instead, in any letters', async () => {
    const who = visitor(acquirer);
    const typed = (await emailOf(user)).toUpperCase();
    expect(await confirm(who, await codeFor(who, typed), { user: typed })).toBe(done);
    expect((await acquirer.logIn(user, newPassword)).code).toBeDefined();
  });

  test('who is locked is unlocked by the same way', async () => {
    await lockOut();
    const who = visitor(acquirer);
    expect(await confirm(who, await codeFor(who))).toBe(done);
    expect((await acquirer.logIn(user, newPassword)).code).toBeDefined();
  });

  test('finds every earlier session ended, and a notice at the e-mail address', async () => {
    const elsewhere = await loggedIn(acquirer, user);
    const who = visitor(acquirer);
    expect(await confirm(who, await codeFor(who))).toBe(done);
    expect(await elsewhere.status('welcome', {})).toBe(401);
    const email = await emailOf(user);
    await eventually(async () =>
      expect((await messagesTo(email)).join()).toMatch(
        /utenza ristretto01 ha una nuova password, scelta con «Password dimenticata\?»/,
      ),
    );
  });

  test('without an e-mail gets the notice at the phone', async () => {
    await db().update(account).set({ email: null }).where(eq(account.userId, user));
    const who = visitor(acquirer);
    expect(await confirm(who, await codeFor(who))).toBe(done);
    await eventually(async () =>
      expect((await messagesTo(phone)).join()).toContain('scelta con «Password dimenticata?»'),
    );
  });

  test('does not choose a weak one, nor the User ID, which costs no code', async () => {
    const who = visitor(acquirer);
    const otp = await codeFor(who);
    expect(await confirm(who, otp, { newPassword: 'corta' })).toMatch(/^400 .*newPassword/);
    expect(await confirm(who, otp, { newPassword: 'Ristretto01' })).toMatch(/passwordIsUsername/);
    expect(await confirm(who, otp)).toBe(done);
  });

  test('does not choose the one in force, which is said only after the right code', async () => {
    const who = visitor(acquirer);
    const otp = await codeFor(who);
    const again = { newPassword: 'Portale2026' };
    expect(await confirm(who, otherThan(otp), again)).toBe(wrong);
    expect(await confirm(who, otp, again)).toBe('400 {"details":["newPassword: passwordIsOld"]}');
    expect(await confirm(who, otp)).toBe(expired);
  });

  test('whose e-mail belongs to several users gets their User IDs there, and no code', async () => {
    const email = 'negozi@example.it';
    await db().update(account).set({ email }).where(eq(account.userId, user));
    await db().update(account).set({ email }).where(eq(account.userId, 'negozio01'));
    const who = visitor(acquirer);
    expect(await who.answerTo('recoverPassword', { user: email })).toBe(done);
    await eventually(async () =>
      expect((await messagesTo(email)).join()).toMatch(
        /(negozio01, ristretto01|ristretto01, negozio01)/,
      ),
    );
    expect(await codesTo(acquirer, phone)).toBe(0);
  });
});

describe('a stranger who asks for a recovery', () => {
  test('gets the same answers for a user who exists and for one who does not', async () => {
    for (const typed of [user, 'nessuno99', 'nessuno@example.it', 'telefono01', 'chiuso01']) {
      const who = visitor(acquirer);
      expect(await who.answerTo('recoverPassword', { user: typed }), typed).toBe(done);
      const attempt = () => confirm(who, '000000', { user: typed });
      await eventually(async () => expect(await attempt(), typed).toBe(wrong));
      expect([await attempt(), await attempt(), await attempt()], typed).toEqual([
        lastAttempt,
        locked,
        locked,
      ]);
    }
  });

  test('cannot confirm a code that another browser has asked for', async () => {
    const otp = await codeFor(visitor(acquirer));
    expect(await confirm(visitor(acquirer), otp)).toBe(expired);
  });

  test('locks the user by three wrong codes, notifies the owner, and ends no session', async () => {
    const owner = await loggedIn(acquirer, user);
    const who = visitor(acquirer);
    const otp = await codeFor(who);
    for (let attempt = 0; attempt < 3; attempt += 1) await confirm(who, otherThan(otp));
    expect(await acquirer.logIn(user)).toEqual({ error: 'credentials', locked: 'true' });
    expect(await owner.status('welcome', {})).toBe(200);
    const email = await emailOf(user);
    await eventually(async () =>
      expect((await messagesTo(email)).join()).toContain('tre codici OTP errati'),
    );
  });

  test('gets no more codes for that user until a day has passed', async () => {
    const who = visitor(acquirer);
    const otp = await codeFor(who);
    for (let attempt = 0; attempt < 3; attempt += 1) await confirm(who, otherThan(otp));
    expect(await who.answerTo('recoverPassword', { user })).toBe(done);
    expect(await confirm(who, otp)).toBe(locked);
    expect(await codesTo(acquirer, phone)).toBe(1);
    acquirer.pass(24 * 3600 * 1000 + 1000);
    await codeFor(who);
  });

  test('makes the acquirer send no more codes in an hour than it allows', async () => {
    const few = acquirer.setOtherwise({ codesPerHour: 2 });
    const there = { ...acquirer, ...few };
    for (let request = 0; request < 4; request += 1)
      expect(await visitor(there).answerTo('recoverPassword', { user })).toBe(done);
    await eventually(async () => expect(await codesTo(acquirer, phone)).toBe(2));
  });
});
