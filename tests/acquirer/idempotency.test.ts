import { randomUUID } from 'node:crypto';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { storedAnswer } from '../../acquirer/server/http/audit-tables';
import { endClaims } from '../../acquirer/server/http/idempotency';
import { acquirerOfTests } from './support/acquirer';
import { companyForm, registering } from './support/registration';
import {
  codesTo,
  codeTo,
  done,
  expired,
  loggedIn,
  minutes,
  otherThan,
  visitor,
  wrong,
} from './support/visitor';

const acquirer = acquirerOfTests({}, { small: 0 });

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

describe('a call with an Idempotency-Key', () => {
  test('whose answer was lost is answered again, and done once', async () => {
    const { person, code } = await registering(acquirer, 'company', 'ripresa2026', '+393403000001');
    const sent = { otp: code, user: 'ripresa2026' };
    const headers = keyed();
    expect(await person.answerTo('VERIFY_OTP_USER', sent, headers)).toBe(done);
    expect(await person.answerTo('VERIFY_OTP_USER', sent, headers)).toBe(done);
    expect(await person.answerTo('VERIFY_OTP_USER', sent, keyed())).toBe(expired);
    expect(await person.answerTo('VERIFY_OTP_USER', sent)).toBe(expired);
  });

  test('pressed five times at once is done once', async () => {
    const merchant = await loggedIn(acquirer, 'email01');
    const headers = keyed();
    const email = 'sara@corsini.it';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => merchant.answerTo('updateEmail', { email }, headers)),
    );
    expect(new Set(answers)).toEqual(new Set(['200 true']));
    expect(await codesTo(acquirer, email)).toBe(1);
  });

  test('used again for something else is refused, and that is not done', async () => {
    const merchant = await loggedIn(acquirer, 'azienda02');
    const headers = keyed();
    expect(await merchant.answerTo('updateEmail', { email: 'uno@corsini.it' }, headers)).toMatch(
      /^200/,
    );
    const other = await merchant.post('updateEmail', { email: 'due@corsini.it' }, headers);
    expect([other.status, await other.json()]).toEqual([422, { details: ['idempotency'] }]);
    expect(await merchant.answerTo('welcome', {})).toContain('uno@corsini.it');
  });

  test('that was refused may be tried again with the same key', async () => {
    const { person, code } = await registering(acquirer, 'shop', 'riprova2026', '+393403000002');
    const headers = keyed();
    const say = (otp: string) =>
      person.answerTo('VERIFY_OTP_POS', { otp, user: 'riprova2026' }, headers);
    expect(await say(otherThan(code))).toBe(wrong);
    expect(await say(code)).toBe(done);
  });

  test('does not answer another call, another user or another browser', async () => {
    const headers = keyed();
    const one = visitor(acquirer);
    expect(await one.answerTo('register/merchant', companyForm(), headers)).toBe(done);
    const bad = companyForm({ codVat: '09999999999' });
    expect(await visitor(acquirer).status('register/merchant', bad, headers)).toBe(500);
    expect(await one.status('validateMerchantUser', {}, headers)).toBe(400);
    const [first, second] = [
      await loggedIn(acquirer, 'azienda01'),
      await loggedIn(acquirer, 'negozio01'),
    ];
    expect(await first.answerTo('updateEmail', { email: 'uno@example.it' }, headers)).toBe(done);
    const same = { email: 'elena.ferri@calzatureferri.example.it' };
    expect(await second.status('updateEmail', same, headers)).toBe(400);
  });

  test('is forgotten after 24 hours', async () => {
    const merchant = await loggedIn(acquirer, 'negozio02');
    const headers = keyed();
    const email = 'paolo@ferri.it';
    expect(await merchant.answerTo('updateEmail', { email }, headers)).toBe(done);
    expect(await merchant.answerTo('updateEmail', { email }, headers)).toBe(done);
    acquirer.pass(24 * 60 * minutes + 1);
    const again = await loggedIn(acquirer, 'negozio02');
    expect(await again.status('updateEmail', { email }, headers)).toBe(400);
  });

  /** A process that dies between the end of the work and its answer. */
  const dying = () => {
    const { db } = acquirer.services;
    const update: typeof db.update = (table) => {
      if (is(table, PgTable) && getTableName(table) === 'kept_answer') throw new Error('killed');
      return db.update(table);
    };
    return new Proxy(db, {
      get: (target, name) => (name === 'update' ? update : Reflect.get(target, name, target)),
    });
  };

  test('whose process died when the work was done is answered as done, and done once', async () => {
    const headers = keyed();
    const merchant = await loggedIn(acquirer, 'azienda02');
    const elsewhere = visitor(
      { ...acquirer, ...acquirer.setOtherwise({}, { db: dying() }) },
      merchant.token,
    );
    const sent = { email: 'marco@example.it' };
    expect(await elsewhere.status('updateEmail', sent, headers)).toBe(500);
    expect(await merchant.answerTo('updateEmail', sent, headers)).toBe(done);
    expect(await merchant.status('updateEmail', sent, keyed())).toBe(400);
  });

  test('whose process died before the work was done is begun again, at once after a restart, else after 20 seconds', async () => {
    const { db, clock } = acquirer.services;
    const left = async (headers: Record<string, string>) => {
      const one = visitor(acquirer);
      expect(await one.answerTo('register/merchant', companyForm(), headers)).toBe(done);
      await db
        .update(storedAnswer)
        .set({ body: null, aliveAt: clock() })
        .where(eq(storedAnswer.askedAt, clock()));
      expect(await one.status('register/merchant', companyForm(), headers)).toBe(409);
      return () => one.answerTo('register/merchant', companyForm(), headers);
    };
    acquirer.pass(1);
    const afterRestart = await left(keyed());
    await endClaims(db);
    expect(await afterRestart()).toBe(done);
    acquirer.pass(1);
    const afterLease = await left(keyed());
    acquirer.pass(20_001);
    expect(await afterLease()).toBe(done);
  });

  test('with a key that is none is refused', async () => {
    const one = visitor(acquirer);
    for (const key of ['x', 'con spazi dentro', 'x'.repeat(101)]) {
      expect(await one.status('register/merchant', companyForm(), keyed(key))).toBe(400);
    }
  });

  test('confirms a password change once, and the answer comes back to a repeat', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    await merchant.answerTo('SEND_OTP_PASSWORD', {});
    const otp = await codeTo(acquirer, '+393331200105');
    const sent = { oldPassword: 'Portale2026', newPassword: 'Tagliatelle.26', otp };
    const headers = keyed();
    for (const _ of [1, 2]) {
      expect(await merchant.answerTo('confirmPasswordChange', sent, headers)).toBe(done);
    }
    expect(await acquirer.logIn('ristretto01', 'Tagliatelle.26')).toHaveProperty('code');
  });
});
