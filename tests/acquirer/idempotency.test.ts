import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';
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

let acquirer: TestAcquirer;
beforeAll(async () => {
  acquirer = await openTestAcquirer({}, { small: 0 });
});
afterAll(() => acquirer.close());

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

describe('a call with an Idempotency-Key', () => {
  test('whose answer was lost is answered again, and done once', async () => {
    const { person, code } = await registering(acquirer, 'company', 'ripresa2026', '+393403000001');
    const sent = { otp: code, user: 'ripresa2026' };
    const headers = keyed();
    expect(await person.says('VERIFY_OTP_USER', sent, headers)).toBe(done);
    expect(await person.says('VERIFY_OTP_USER', sent, headers)).toBe(done);
    expect(await person.says('VERIFY_OTP_USER', sent, keyed())).toBe(expired);
    expect(await person.says('VERIFY_OTP_USER', sent)).toBe(expired);
  });

  test('pressed five times at once is done once', async () => {
    const merchant = await loggedIn(acquirer, 'email01');
    const headers = keyed();
    const email = 'sara@corsini.it';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => merchant.says('updateEmail', { email }, headers)),
    );
    expect(new Set(answers)).toEqual(new Set(['200 true']));
    expect(await codesTo(acquirer, email)).toBe(1);
  });

  test('that was refused may be tried again with the same key', async () => {
    const { person, code } = await registering(acquirer, 'shop', 'riprova2026', '+393403000002');
    const headers = keyed();
    const say = (otp: string) =>
      person.says('VERIFY_OTP_POS', { otp, user: 'riprova2026' }, headers);
    expect(await say(otherThan(code))).toBe(wrong);
    expect(await say(code)).toBe(done);
  });

  test('does not answer another call, another user or another browser', async () => {
    const headers = keyed();
    const one = visitor(acquirer);
    expect(await one.says('register/merchant', companyForm(), headers)).toBe(done);
    const bad = companyForm({ codVat: '09999999999' });
    expect(await visitor(acquirer).status('register/merchant', bad, headers)).toBe(500);
    expect(await one.status('validateMerchantUser', {}, headers)).toBe(400);
    const [first, second] = [
      await loggedIn(acquirer, 'azienda01'),
      await loggedIn(acquirer, 'negozio01'),
    ];
    expect(await first.says('updateEmail', { email: 'uno@example.it' }, headers)).toBe(done);
    const same = { email: 'elena.ferri@calzatureferri.example.it' };
    expect(await second.status('updateEmail', same, headers)).toBe(400);
  });

  test('is forgotten after 24 hours', async () => {
    const merchant = await loggedIn(acquirer, 'negozio02');
    const headers = keyed();
    const email = 'paolo@ferri.it';
    expect(await merchant.says('updateEmail', { email }, headers)).toBe(done);
    expect(await merchant.says('updateEmail', { email }, headers)).toBe(done);
    acquirer.pass(24 * 60 * minutes + 1);
    const again = await loggedIn(acquirer, 'negozio02');
    expect(await again.status('updateEmail', { email }, headers)).toBe(400);
  });

  test('with a key that is none is refused', async () => {
    const one = visitor(acquirer);
    for (const key of ['x', 'con spazi dentro', 'x'.repeat(101)]) {
      expect(await one.status('register/merchant', companyForm(), keyed(key))).toBe(400);
    }
  });

  test('confirms a password change once, and the answer comes back to a repeat', async () => {
    const merchant = await loggedIn(acquirer, 'ristretto01');
    await merchant.says('SEND_OTP_PASSWORD', {});
    const otp = await codeTo(acquirer, '+393331200105');
    const sent = { oldPassword: 'Portale2026', newPassword: 'Tagliatelle.26', otp };
    const headers = keyed();
    for (const _ of [1, 2]) {
      expect(await merchant.says('confirmPasswordChange', sent, headers)).toBe(done);
    }
    expect(await acquirer.logIn('ristretto01', 'Tagliatelle.26')).toHaveProperty('code');
  });
});
