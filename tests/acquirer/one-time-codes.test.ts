import { beforeEach, describe, expect, test } from 'vitest';
import { clearFailures } from '../../acquirer/server/accounts/login-failures';
import { readEnvironment } from '../../acquirer/server/environment';
import { rateLimit } from '../../acquirer/server/http/audit-tables';
import { DeliveryError } from '../../acquirer/server/messages/delivery-error';
import { messengerFor } from '../../acquirer/server/messages/messenger';
import { oneTimeCode } from '../../acquirer/server/otp/tables';
import { acquirerOfTests, openTestAcquirer } from './support/acquirer';
import { shopCredentials, shopForm } from './support/registration';
import {
  codesTo,
  codeTo,
  expired,
  lastAttempt,
  locked,
  loggedIn,
  minutes,
  otherThan,
  seconds,
  type Visitor,
  visitor,
  wrong,
} from './support/visitor';

const number = '+393331200105';
const user = 'ristretto01';

const acquirer = acquirerOfTests({}, { small: 0 });
let merchant: Visitor;
beforeEach(async () => {
  const { db } = acquirer.services;
  await clearFailures(db, [user]);
  await db.delete(oneTimeCode);
  await db.delete(rateLimit);
  merchant = await loggedIn(acquirer, user);
});

const unsent = '500 {"details":["the code could not be sent"]}';
const send = (to = merchant) => to.answerTo('SEND_OTP_OLD_TEL', {});
const confirm = (otp: string, by = merchant) => by.answerTo('validateOldPhoneOtp', { otp, user });

describe('[OTP-001] a one-time code', () => {
  test('is six digits, sent by SMS in Italian, and confirmed once', async () => {
    expect(await send()).toBe('200 true');
    const code = await codeTo(acquirer, number);
    expect(code).toMatch(/^\d{6}$/);
    expect(await confirm(code)).toBe('200 {}');
    expect(await confirm(code)).toBe(expired);
  });

  test('pressed twice at once is confirmed once', async () => {
    await send();
    const code = await codeTo(acquirer, number);
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.sort()).toEqual(['200 {}', expired]);
    expect(await merchant.status('welcome', {})).toBe(200);
  });

  test('[ERR-019] lives for 5 minutes', async () => {
    await send();
    const inTime = await codeTo(acquirer, number);
    acquirer.pass(5 * minutes - 1);
    expect(await confirm(inTime)).toBe('200 {}');
    await send();
    const late = await codeTo(acquirer, number);
    acquirer.pass(5 * minutes);
    expect(await confirm(late)).toBe(expired);
  });

  test('[ERR-019] where none was sent there is none in force', async () => {
    expect(await confirm('123456')).toBe(expired);
  });

  test('of another purpose is a wrong one', async () => {
    await send();
    await merchant.answerTo('SEND_OTP_PASSWORD', {});
    const forPassword = await codeTo(acquirer, number);
    expect(await confirm(forPassword)).toBe(wrong);
  });

  test('of another user is a wrong one', async () => {
    const other = await loggedIn(acquirer, 'azienda01');
    await send();
    await send(other);
    expect(await confirm(await codeTo(acquirer, '+393331200101'))).toBe(wrong);
  });

  test('cannot be confirmed in the name of another user', async () => {
    const other = await loggedIn(acquirer, 'azienda01');
    await send();
    const code = await codeTo(acquirer, number);
    expect(await other.status('validateOldPhoneOtp', { otp: code, user })).toBe(403);
    expect(await confirm(code)).toBe('200 {}');
  });
});

describe('[OTP-003] a resend', () => {
  test('works at once, and voids the code before it', async () => {
    await send();
    const first = await codeTo(acquirer, number);
    expect(await send()).toBe('200 true');
    expect(await confirm(first)).toBe(wrong);
    expect(await confirm(await codeTo(acquirer, number))).toBe('200 {}');
  });

  test('rests for 30 seconds after another, and the code already sent stays good', async () => {
    await send();
    await send();
    const good = await codeTo(acquirer, number);
    acquirer.pass(30 * seconds - 1);
    expect(await send()).toBe('200 false');
    expect(await confirm(good)).toBe('200 {}');
  });

  test('works again after 30 seconds', async () => {
    await send();
    await send();
    acquirer.pass(30 * seconds);
    expect(await send()).toBe('200 true');
    expect(await send()).toBe('200 false');
  });

  test('asked for by twenty presses at once is sent once', async () => {
    await send();
    const before = await codesTo(acquirer, number);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers.filter((answer) => answer === '200 true')).toHaveLength(1);
    expect((await codesTo(acquirer, number)) - before).toBe(1);
  });
});

describe('wrong codes', () => {
  test('[ERR-020] [ERR-021] [ERR-022] are told, warned of, and lock; the sessions end', async () => {
    const elsewhere = await loggedIn(acquirer, user);
    await send();
    const bad = otherThan(await codeTo(acquirer, number));
    expect(await confirm(bad)).toBe(wrong);
    expect(await confirm(bad)).toBe(lastAttempt);
    expect(await confirm(bad)).toBe(locked);
    expect(await merchant.status('welcome', {})).toBe(401);
    expect(await elsewhere.status('welcome', {})).toBe(401);
    expect(await acquirer.logIn(user)).toEqual({ error: 'credentials', locked: 'true' });
  });

  test('before the third leave the right one good', async () => {
    await send();
    const code = await codeTo(acquirer, number);
    await confirm(otherThan(code));
    await confirm(otherThan(code));
    expect(await confirm(code)).toBe('200 {}');
  });

  test('[ERR-021] are not forgiven by asking for another code', async () => {
    await send();
    await confirm(otherThan(await codeTo(acquirer, number)));
    await send();
    expect(await confirm(otherThan(await codeTo(acquirer, number)))).toBe(lastAttempt);
    acquirer.pass(10 * minutes);
    await send();
    expect(await confirm(otherThan(await codeTo(acquirer, number)))).toBe(locked);
  });

  test('are forgotten after a day', async () => {
    await send();
    await confirm(otherThan(await codeTo(acquirer, number)));
    acquirer.pass(24 * 60 * minutes + 1);
    const tomorrow = await loggedIn(acquirer, user);
    await send(tomorrow);
    expect(await confirm(otherThan(await codeTo(acquirer, number)), tomorrow)).toBe(wrong);
  });

  test('are forgiven by a right one', async () => {
    await send();
    const code = await codeTo(acquirer, number);
    await confirm(otherThan(code));
    await confirm(otherThan(code));
    await confirm(code);
    await send();
    expect(await confirm(otherThan(await codeTo(acquirer, number)))).toBe(wrong);
  });

  test('a hundred at once, the right one among them, get three tries between them', async () => {
    await send();
    const code = Number(await codeTo(acquirer, number));
    const guesses = Array.from({ length: 100 }, (_, index) =>
      String((code + 1_000_050 - index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(guesses.map((guess) => confirm(guess)));
    const counted = (answer: string) => answers.filter((one) => one === answer).length;
    expect(counted('200 {}')).toBe(0);
    expect([counted(wrong), counted(lastAttempt)]).toEqual([1, 1]);
    expect(counted(locked)).toBeGreaterThan(0);
    expect(await confirm(guesses[0] ?? '')).toMatch(/^401 /);
  });

  test('after the customer service has unlocked the user count from one', async () => {
    await send();
    const bad = otherThan(await codeTo(acquirer, number));
    for (const _ of [1, 2, 3]) await confirm(bad);
    await clearFailures(acquirer.services.db, [user]);
    const again = await loggedIn(acquirer, user);
    expect(await send(again)).toBe('200 true');
    expect(await confirm(otherThan(await codeTo(acquirer, number)), again)).toBe(wrong);
  });
});

describe('too many codes', () => {
  const numbered = (index: number) => `+3933312345${index}0`;

  test('for one user in an hour are not sent, whatever the numbers', async () => {
    const strict = { ...acquirer, ...acquirer.setOtherwise({ codesPerHour: 3 }) };
    const own = visitor(strict, (await loggedIn(acquirer, 'telefono01')).token);
    const answers = [];
    for (const index of [1, 2, 3, 4]) {
      answers.push(await own.answerTo('setLoginPhone', { cellNumber: numbered(index) }));
    }
    expect(answers).toEqual(['200 true', '200 true', '200 true', unsent]);
  });

  test('to one number in an hour are not sent, for any user', async () => {
    const strict = { ...acquirer, ...acquirer.setOtherwise({ codesPerHour: 2 }) };
    const answers = [];
    for (const _ of [1, 2, 3]) {
      const anybody = visitor(strict);
      await anybody.answerTo('register/pos', shopForm({ cell: '+393339999999' }));
      answers.push(await anybody.status('validatePosUser', shopCredentials()));
    }
    expect(answers).toEqual([200, 200, 500]);
  });
});

describe('a code of another secret, as after a restart without a configured one', () => {
  test('counts as expired however often it is tried, costs no attempt, and locks no user', async () => {
    await send();
    const code = await codeTo(acquirer, number);
    const restarted = { ...acquirer, ...acquirer.setOtherwise({ codeSecret: 'x'.repeat(40) }) };
    const own = visitor(restarted, merchant.token);
    for (const otp of [code, code, otherThan(code), code]) {
      expect(await confirm(otp, own)).toBe(expired);
    }
    expect(await own.status('welcome', {})).toBe(200);
    expect(await confirm(code)).toBe('200 {}');
  });
});

describe('without a gateway', () => {
  test('a call that sends a code answers 503', async () => {
    const messenger = messengerFor({ ...readEnvironment({ DEMO: '0' }) });
    const mute = { ...acquirer, ...acquirer.setOtherwise({}, { messenger }) };
    expect(await send(visitor(mute, merchant.token))).toBe(
      '503 {"details":["no gateway for sms"]}',
    );
  });
});

describe('a gateway that fails', () => {
  test('is a failure, no code that is still good, and the next attempt need not wait', async () => {
    let works = true;
    const moody = await openTestAcquirer(
      {},
      {
        small: 0,
        around: ({ send: deliver }) => ({
          send: (message) => (works ? deliver(message) : Promise.reject(new DeliveryError('down'))),
        }),
      },
    );
    const own = await loggedIn(moody, user);
    works = false;
    for (const _ of [1, 2, 3]) expect(await send(own)).toBe(unsent);
    expect(await own.answerTo('SEND_OTP_PASSWORD', {})).toBe(unsent);
    works = true;
    expect(await send(own)).toBe('200 true');
    expect(await confirm(await codeTo(moody, number), own)).toBe('200 {}');
    expect(moody.logged).toContain('a one-time code (sms) could not be sent: down');
    await moody.close();
  });
});
