import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentMessages } from '../../acquirer/demo/outbox/messages';
import { eventually } from '../support/eventually';
import { acquirerOfTests } from './support/acquirer';
import {
  codesTo,
  codeTo,
  done,
  expired,
  loggedIn,
  rememberUsers,
  type Visitor,
  visitor,
  wrong,
} from './support/visitor';

const acquirer = acquirerOfTests({}, { small: 0 });
let asTheyWere: () => Promise<void>;
beforeAll(async () => {
  asTheyWere = await rememberUsers(acquirer);
});
beforeEach(() => asTheyWere());

const emailOf = async (who: Visitor) => (await (await who.post('welcome', {})).json()).email;

describe('[EML-001] an e-mail address that is there', () => {
  test('[API-087] is changed at once, and the old address is told', async () => {
    const merchant = await loggedIn(acquirer, 'azienda01');
    expect(await merchant.answerTo('updateEmail', { email: 'nuova@example.it' })).toBe(done);
    expect(await emailOf(await loggedIn(acquirer, 'azienda01'))).toBe('nuova@example.it');
    expect(await codesTo(acquirer, 'nuova@example.it')).toBe(0);
    await eventually(async () => {
      const [latest] = await sentMessages(acquirer.services.db);
      expect(latest).toMatchObject({ to: 'giulia.marchetti@sapori.example.it', code: '' });
      expect(latest?.text).toContain('la sua utenza azienda01 ha un nuovo indirizzo e-mail');
    });
  });

  test('changes at most five times a day, and tells the original and the latest address alone', async () => {
    const merchant = await loggedIn(acquirer, 'azienda01');
    const change = (index: number) =>
      merchant.status('updateEmail', { email: `casella${index}@example.it` });
    const answers = [];
    for (const index of [1, 2, 3, 4, 5, 6]) answers.push(await change(index));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    await eventually(async () =>
      expect(await sentMessages(acquirer.services.db)).toHaveLength(1 + 4 * 2),
    );
  });

  test.each(['giulia@sapori.it', 'GIULIA@sapori.it'])(
    '[VAL-053] is not changed to itself (%s)',
    async (email) => {
      const merchant = await loggedIn(acquirer, 'azienda01');
      expect(await merchant.answerTo('updateEmail', { email: 'giulia@sapori.it' })).toBe(done);
      expect(await merchant.answerTo('updateEmail', { email })).toBe(
        '400 {"details":["email: emailIsOld"]}',
      );
    },
  );
});

describe('[EML-008] a first e-mail address', () => {
  const email = 'sara@corsini.it';

  test('[EML-010] [API-080] is the account’s only with the code that was sent to it', async () => {
    const merchant = await loggedIn(acquirer, 'email01');
    expect(await merchant.answerTo('updateEmail', { email })).toBe('200 true');
    expect(await emailOf(merchant)).toBe('');
    const [latest] = await sentMessages(acquirer.services.db);
    expect(latest).toMatchObject({ to: email, channel: 'email' });
    const otp = await codeTo(acquirer, email);
    expect(await merchant.answerTo('VERIFY_OTP_USER', { otp, user: 'email01' })).toBe(done);
    expect(await emailOf(await loggedIn(acquirer, 'email01'))).toBe(email);
    expect(await merchant.answerTo('VERIFY_OTP_USER', { otp, user: 'email01' })).toBe(expired);
    await eventually(async () =>
      expect(await sentMessages(acquirer.services.db)).toContainEqual(
        expect.objectContaining({
          to: '+393331200109',
          text: expect.stringContaining('ha un nuovo indirizzo e-mail'),
        }),
      ),
    );
  });

  test('is not confirmed from another browser, nor locked by a stranger', async () => {
    const merchant = await loggedIn(acquirer, 'email01');
    await merchant.answerTo('updateEmail', { email });
    const otp = await codeTo(acquirer, email);
    const stranger = visitor(acquirer);
    for (const code of [otp, '000000', '111111', '222222']) {
      const sent = { otp: code, user: 'email01' };
      expect(await stranger.answerTo('VERIFY_OTP_USER', sent)).toBe(expired);
    }
    expect(await merchant.answerTo('VERIFY_OTP_USER', { otp, user: 'email01' })).toBe(done);
  });

  test('is not confirmed for another user', async () => {
    const merchant = await loggedIn(acquirer, 'email01');
    await merchant.answerTo('updateEmail', { email });
    const otp = await codeTo(acquirer, email);
    expect(await merchant.answerTo('VERIFY_OTP_USER', { otp, user: 'azienda02' })).toBe(expired);
    expect(await merchant.answerTo('VERIFY_OTP_POS', { otp, user: 'email01' })).toBe(expired);
  });

  test('mistyped is corrected: the code sent to the first is worth nothing', async () => {
    const merchant = await loggedIn(acquirer, 'email01');
    await merchant.answerTo('updateEmail', { email: 'sra@corsini.it' });
    const mistyped = await codeTo(acquirer, 'sra@corsini.it');
    expect(await merchant.answerTo('updateEmail', { email })).toBe('200 true');
    const say = (otp: string) => merchant.answerTo('VERIFY_OTP_USER', { otp, user: 'email01' });
    expect(await say(mistyped)).toBe(wrong);
    expect(await say(await codeTo(acquirer, email))).toBe(done);
    expect(await emailOf(merchant)).toBe(email);
  });
});
