import { describe, expect, test } from 'vitest';
import { sentMessages } from '../../acquirer/demo/outbox/messages';
import { clearFailures } from '../../acquirer/server/accounts/login-failures';
import { eventually } from '../support/eventually';
import { acquirerOfTests, openTestAcquirer } from './support/acquirer';
import {
  codesTo,
  codeTo,
  done,
  lastAttempt,
  locked,
  loggedIn,
  minutes,
  otherThan,
  type Visitor,
  wrong,
} from './support/visitor';

const acquirer = acquirerOfTests({}, { small: 0 });

const welcomed = async (who: Visitor) => {
  const response = await who.post('welcome', {});
  return { status: response.status, body: await response.json() };
};

const confirmOld = async (who: Visitor, user: string, number: string) => {
  await who.answerTo('SEND_OTP_OLD_TEL', {});
  return who.answerTo('validateOldPhoneOtp', { otp: await codeTo(acquirer, number), user });
};

describe('[TEL-001] the change of a phone number', () => {
  const old = '+393331200101';
  const next = '+39 3409876543';
  const nextAlone = '+393409876543';

  test('[TEL-005] [TEL-009] [API-085] takes a code from the old number and one from the new', async () => {
    const merchant = await loggedIn(acquirer, 'azienda01');
    expect(await confirmOld(merchant, 'azienda01', old)).toBe(done);
    expect(await merchant.answerTo('SEND_OTP_AND_NEW_TEL', { cellNumber: next })).toBe('200 true');
    const otp = await codeTo(acquirer, nextAlone);
    expect(await merchant.answerTo('validateNewPhoneOtp', { newCellNumber: nextAlone, otp })).toBe(
      done,
    );
    expect((await welcomed(merchant)).body.cellNumber).toBe(nextAlone);
    const again = await loggedIn(acquirer, 'azienda01');
    expect((await welcomed(again)).body.cellNumber).toBe(nextAlone);
    expect(await again.answerTo('SEND_OTP_OLD_TEL', {})).toBe('200 true');
    expect(await codesTo(acquirer, nextAlone)).toBe(2);
  });

  test('is told to the e-mail address of the account', async () => {
    await eventually(async () =>
      expect(await sentMessages(acquirer.services.db)).toContainEqual(
        expect.objectContaining({
          to: 'giulia.marchetti@sapori.example.it',
          text: expect.stringContaining('ha un nuovo numero di telefono cellulare'),
        }),
      ),
    );
  });

  test('is told to the old number, and ends the other sessions', async () => {
    await eventually(async () =>
      expect(await sentMessages(acquirer.services.db)).toContainEqual(
        expect.objectContaining({
          to: old,
          channel: 'sms',
          text: expect.stringContaining('ha un nuovo numero di telefono cellulare'),
        }),
      ),
    );
    const [here, elsewhere] = [
      await loggedIn(acquirer, 'azienda01'),
      await loggedIn(acquirer, 'azienda01'),
    ];
    await confirmOld(here, 'azienda01', nextAlone);
    await here.answerTo('SEND_OTP_AND_NEW_TEL', { cellNumber: old });
    const otp = await codeTo(acquirer, old);
    expect(await here.answerTo('validateNewPhoneOtp', { newCellNumber: old, otp })).toBe(done);
    expect([await here.status('welcome', {}), await elsewhere.status('welcome', {})]).toEqual([
      200, 401,
    ]);
  });

  test('is no change to the number in use, however it is spaced', async () => {
    const merchant = await loggedIn(acquirer, 'negozio01');
    const { cellNumber } = (await welcomed(merchant)).body;
    await confirmOld(merchant, 'negozio01', cellNumber);
    const spaced = `${cellNumber.slice(0, 3)} ${cellNumber.slice(3)}`;
    expect(await merchant.answerTo('SEND_OTP_AND_NEW_TEL', { cellNumber: spaced })).toBe(
      '400 {"details":["cellNumber: phoneIsOld"]}',
    );
  });

  test('to a new number is refused before the old one is confirmed', async () => {
    const merchant = await loggedIn(acquirer, 'azienda02');
    const cellNumber = '+393409876500';
    expect(await merchant.status('SEND_OTP_AND_NEW_TEL', { cellNumber })).toBe(403);
    const sent = { newCellNumber: cellNumber, otp: '123456' };
    expect(await merchant.status('validateNewPhoneOtp', sent)).toBe(403);
    expect(await codesTo(acquirer, cellNumber)).toBe(0);
  });

  test('is confirmed for one session: another of the same user starts again', async () => {
    const merchant = await loggedIn(acquirer, 'azienda02');
    const other = await loggedIn(acquirer, 'azienda02');
    expect(await confirmOld(merchant, 'azienda02', '+393331200102')).toBe(done);
    const sent = { cellNumber: '+393409876501' };
    expect(await other.status('SEND_OTP_AND_NEW_TEL', sent)).toBe(403);
    expect(await merchant.answerTo('SEND_OTP_AND_NEW_TEL', sent)).toBe('200 true');
  });

  test('must go on within a quarter of an hour', async () => {
    const merchant = await loggedIn(acquirer, 'negozio01');
    await confirmOld(merchant, 'negozio01', '+393331200103');
    acquirer.pass(15 * minutes);
    const sent = { cellNumber: '+393409876502' };
    expect(await merchant.status('SEND_OTP_AND_NEW_TEL', sent)).toBe(403);
  });

  test('takes the code for the number it was sent to, and for no other', async () => {
    const merchant = await loggedIn(acquirer, 'negozio01');
    await confirmOld(merchant, 'negozio01', '+393331200103');
    await merchant.answerTo('SEND_OTP_AND_NEW_TEL', { cellNumber: '+393409876503' });
    const otp = await codeTo(acquirer, '+393409876503');
    const elsewhere = { newCellNumber: '+393409876504', otp };
    expect(await merchant.answerTo('validateNewPhoneOtp', elsewhere)).toBe(wrong);
    expect((await welcomed(merchant)).body.cellNumber).toBe('+393331200103');
  });

  test('[TEL-010] mistyped may be corrected at once: the number counts, not the haste', async () => {
    const merchant = await loggedIn(acquirer, 'negozio02');
    await confirmOld(merchant, 'negozio02', '+393331200104');
    for (const cellNumber of ['+393409876505', '+393409876506', '+393409876507']) {
      expect(await merchant.answerTo('SEND_OTP_AND_NEW_TEL', { cellNumber })).toBe('200 true');
    }
    const newCellNumber = '+393409876507';
    const otp = await codeTo(acquirer, newCellNumber);
    expect(await merchant.answerTo('validateNewPhoneOtp', { newCellNumber, otp })).toBe(done);
    expect(await merchant.status('validateNewPhoneOtp', { newCellNumber, otp })).toBe(403);
  });
});

describe('[TEL-013] the first phone number', () => {
  const number = '+393405550001';

  test('[TEL-016] [TEL-017] [LOG-020] is set with its code, and then the account is navigable', async () => {
    const merchant = await loggedIn(acquirer, 'telefono01');
    expect((await welcomed(merchant)).status).toBe(206);
    expect(await merchant.answerTo('setLoginPhone', { cellNumber: number })).toBe('200 true');
    expect((await welcomed(merchant)).status).toBe(206);
    const otp = await codeTo(acquirer, number);
    expect(await merchant.answerTo('confirmFirstLoginPhone', { newCellNumber: number, otp })).toBe(
      done,
    );
    const { status, body } = await welcomed(await loggedIn(acquirer, 'telefono01'));
    expect([status, body.cellNumber]).toEqual([200, number]);
    await eventually(async () =>
      expect(await sentMessages(acquirer.services.db)).toContainEqual(
        expect.objectContaining({ to: body.email, text: expect.stringContaining('nuovo numero') }),
      ),
    );
  });

  test('once there is changed with the old one only', async () => {
    const merchant = await loggedIn(acquirer, 'telefono01');
    expect(await merchant.status('setLoginPhone', { cellNumber: '+393405550002' })).toBe(403);
    const sent = { newCellNumber: '+393405550002', otp: '123456' };
    expect(await merchant.status('confirmFirstLoginPhone', sent)).toBe(403);
  });
});

describe('[ERR-024] three wrong codes at the first phone number', () => {
  test('lock the user and end the session', async () => {
    const fresh = await openTestAcquirer({}, { small: 0 });
    const merchant = await loggedIn(fresh, 'telefono01');
    const cellNumber = '+393405550003';
    await merchant.answerTo('setLoginPhone', { cellNumber });
    const otp = otherThan(await codeTo(fresh, cellNumber));
    const say = () =>
      merchant.answerTo('confirmFirstLoginPhone', { newCellNumber: cellNumber, otp });
    expect([await say(), await say(), await say()]).toEqual([wrong, lastAttempt, locked]);
    expect(await merchant.status('welcome', {})).toBe(401);
    expect(await fresh.logIn('telefono01')).toEqual({ error: 'credentials', locked: 'true' });
    await clearFailures(fresh.services.db, ['telefono01']);
    const again = await loggedIn(fresh, 'telefono01');
    expect(await again.answerTo('confirmFirstLoginPhone', { newCellNumber: cellNumber, otp })).toBe(
      locked,
    );
    expect(await again.answerTo('setLoginPhone', { cellNumber })).toBe('200 true');
    const right = await codeTo(fresh, cellNumber);
    const sent = { newCellNumber: cellNumber, otp: right };
    expect(await again.answerTo('confirmFirstLoginPhone', sent)).toBe(done);
    expect(await again.status('confirmFirstLoginPhone', sent)).toBe(403);
    await fresh.close();
  });
});
