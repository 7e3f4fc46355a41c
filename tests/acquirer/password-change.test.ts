import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import { criteria } from './support/criteria';
import {
  codeTo,
  done,
  expired,
  locked,
  loggedIn,
  rememberUsers,
  type Visitor,
} from './support/visitor';

const phones: Readonly<Record<string, string>> = {
  ristretto01: '+393331200105',
  scaduto01: '+393331200106',
  password01: '+393331200108',
  azienda01: '+393331200101',
};

const wrongOld = '500 {"details":["400 null"]}';
const old = 'Portale2026';
const next = 'Tagliatelle.26';

const acquirer = acquirerOfTests({}, { small: 0 });
let asTheyWere: () => Promise<void>;
beforeAll(async () => {
  asTheyWere = await rememberUsers(acquirer);
});
beforeEach(() => asTheyWere());

const freshCode = async (who: Visitor, user: string) => {
  await who.answerTo('SEND_OTP_PASSWORD', {});
  return codeTo(acquirer, phones[user] ?? '');
};

const change = async (who: Visitor, user: string, oldPassword: string, newPassword: string) => {
  const otp = await freshCode(who, user);
  return who.answerTo('confirmPasswordChange', { oldPassword, newPassword, otp });
};

const welcomed = async (who: Visitor) => {
  const response = await who.post('welcome', {});
  return [response.status, response.status === 200 ? await response.json() : undefined] as const;
};

describe('[PWD-013] a password', () => {
  test('[API-086] [API-089] is changed with the old one and a code, and is the one to log in with', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    expect(await merchant.answerTo('SEND_OTP_PASSWORD', {})).toBe('200 true');
    const otp = await codeTo(acquirer, '+393331200105');
    const sent = { oldPassword: old, newPassword: next, otp };
    expect(await merchant.answerTo('confirmPasswordChange', sent)).toBe(done);
    expect(await acquirer.logIn('ristretto01', old)).toEqual({ p_error: 'credentials' });
    const [status, body] = await welcomed(await loggedIn(acquirer, 'ristretto01', next));
    expect([status, body.passwordExpireDay]).toEqual([200, 90]);
  });

  test('changed ends the other sessions and logins under way of the user, not this one', async () => {
    const elsewhere = await loggedIn(acquirer, 'azienda01');
    const { code = '' } = await acquirer.logIn('azienda01');
    const merchant = await loggedIn(acquirer, 'azienda01');
    expect(await change(merchant, 'azienda01', old, next)).toBe(done);
    expect(await elsewhere.status('welcome', {})).toBe(401);
    expect((await acquirer.exchange(code)).status).toBe(401);
    expect(await merchant.status('welcome', {})).toBe(200);
  });

  test('is not changed where the other sessions could not be ended: both, or neither', async () => {
    const { db } = acquirer.services;
    const elsewhere = await loggedIn(acquirer, 'azienda01');
    const merchant = await loggedIn(acquirer, 'azienda01');
    await db.execute(sql`create function breaks() returns trigger language plpgsql
      as $$ begin raise exception 'the process dies here'; end $$`);
    await db.execute(
      sql`create trigger breaks before delete on auth_code execute function breaks()`,
    );
    expect(await change(merchant, 'azienda01', old, next)).toMatch(/^500 .*internal error/);
    await db.execute(sql`drop function breaks cascade`);
    expect(await elsewhere.status('welcome', {})).toBe(200);
    expect(await acquirer.logIn('azienda01', next)).toEqual({ p_error: 'credentials' });
    expect(await change(merchant, 'azienda01', old, next)).toBe(done);
    expect(await elsewhere.status('welcome', {})).toBe(401);
  });

  test('[PWD-014] that has expired is changed before anything else', async () => {
    const merchant = await loggedIn(acquirer, 'scaduto01');
    expect(await merchant.status('getTotalTransaction', criteria())).toBe(403);
    expect(await merchant.status('updateEmail', { email: 'altra@example.it' })).toBe(403);
    expect(await change(merchant, 'scaduto01', '', next)).toBe(wrongOld);
    expect(await change(merchant, 'scaduto01', old, next)).toBe(done);
    expect(await merchant.status('getTotalTransaction', criteria())).toBe(200);
    const [, body] = await welcomed(await loggedIn(acquirer, 'scaduto01', next));
    expect(body.passwordExpireDay).toBe(90);
  });

  test('[PWD-022] that is temporary is renewed without the old one, once', async () => {
    const merchant = await loggedIn(acquirer, 'password01');
    expect(await merchant.status('welcome', {})).toBe(205);
    expect(await merchant.status('getTotalTransaction', criteria())).toBe(403);
    expect(await change(merchant, 'password01', '', next)).toBe(done);
    expect(await merchant.status('welcome', {})).toBe(200);
    expect(await change(merchant, 'password01', '', 'Orecchiette.26')).toBe(wrongOld);
    const [status] = await welcomed(await loggedIn(acquirer, 'password01', next));
    expect(status).toBe(200);
  });

  test('that is temporary is not renewed by itself', async () => {
    const merchant = await loggedIn(acquirer, 'password01');
    expect(await change(merchant, 'password01', '', old)).toMatch(/^400 .*passwordIsOld/);
    expect(await merchant.status('welcome', {})).toBe(205);
  });

  test('is not the username in other letters, which costs no code', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    const sent = { oldPassword: old, newPassword: 'Ristretto01', otp: '000000' };
    expect(await merchant.answerTo('confirmPasswordChange', sent)).toBe(
      '400 {"details":["newPassword: passwordIsUsername"]}',
    );
  });

  test('is not the one before the one in force', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    expect(await change(merchant, 'ristretto01', old, next)).toBe(done);
    expect(await change(merchant, 'ristretto01', next, old)).toMatch(/^400 .*passwordIsOld/);
  });

  test('of two changes at once is changed by one', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    const otp = await freshCode(merchant, 'ristretto01');
    const answers = await Promise.all(
      ['Primissima.26', 'Secondissima.26'].map((newPassword) =>
        merchant.answerTo('confirmPasswordChange', { oldPassword: old, newPassword, otp }),
      ),
    );
    expect(answers.sort()).toEqual([done, expired]);
  });
});

describe('a change of password is refused', () => {
  test('[ERR-028] when the old one is wrong, with 400 null; the code is spent', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    const otp = await freshCode(merchant, 'ristretto01');
    const say = (oldPassword: string) =>
      merchant.answerTo('confirmPasswordChange', { oldPassword, newPassword: next, otp });
    expect(await say('Sbagliata.26')).toBe(wrongOld);
    expect(await say(old)).toBe(expired);
    expect(await change(merchant, 'ristretto01', old, next)).toBe(done);
  });

  test('when a session guesses at the old one: the third wrong one locks, as at the login', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    const guess = () => change(merchant, 'ristretto01', 'Sbagliata.26', next);
    expect([await guess(), await guess(), await guess()]).toEqual([wrongOld, wrongOld, locked]);
    expect(await merchant.status('welcome', {})).toBe(401);
    expect(await acquirer.logIn('ristretto01')).toEqual({ error: 'credentials', locked: 'true' });
  });

  test('and wrong ones are forgiven by the right one', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    for (const _ of [1, 2]) await change(merchant, 'ristretto01', 'Sbagliata.26', next);
    expect(await change(merchant, 'ristretto01', old, next)).toBe(done);
    expect(await acquirer.logIn('ristretto01', 'x')).toEqual({ p_error: 'credentials' });
  });
});
