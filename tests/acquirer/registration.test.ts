import { not } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../acquirer/server/accounts/tables';
import { acquirerOfTests } from './support/acquirer';
import {
  companyCredentials,
  companyForm,
  registering,
  shopCredentials,
  shopForm,
} from './support/registration';
import {
  codesTo,
  codeTo,
  done,
  expired,
  lastAttempt,
  locked,
  loggedIn,
  minutes,
  otherThan,
  visitor,
  wrong,
} from './support/visitor';

const acquirer = acquirerOfTests({}, { small: 0 });
/** Each begins as the first user of the company. */
beforeEach(() => acquirer.services.db.delete(account).where(not(account.demo)));

const welcomeOf = async (userid: string, password = 'Lasagne2026') => {
  const user = await loggedIn(acquirer, userid, password);
  return (await user.post('welcome', {})).json();
};

describe('[REG-027] a new user', () => {
  test('[API-017] [API-021] [API-080] a company can then log in and sees the company', async () => {
    const person = visitor(acquirer);
    expect(await person.answerTo('register/merchant', companyForm())).toBe(done);
    expect(await person.answerTo('validateMerchantUser', companyCredentials())).toBe('200 true');
    const otp = await codeTo(acquirer, '+393401234567');
    expect(await person.answerTo('VERIFY_OTP_USER', { otp, user: 'aurora2026' })).toBe(done);
    expect(await welcomeOf('aurora2026')).toMatchObject({
      user: 'aurora2026',
      code: '1',
      codsoc: '0123456789',
      codPV: '',
      name: 'Pasticcerie Aurora S.r.l.',
      nome: 'Giulia',
      cognome: "D'Angelo",
      email: 'giulia.dangelo@example.it',
      cellNumber: '+393401234567',
      userType: 'S',
      passwordExpireDay: 90,
      ebox: 'NO',
    });
  });

  test('[API-018] [API-022] [API-081] a shop can then log in and sees that shop', async () => {
    const person = visitor(acquirer);
    const cell = '+39 3401112222';
    expect(await person.answerTo('register/pos', shopForm({ cell, posCod: '5000000002' }))).toBe(
      done,
    );
    expect(await person.answerTo('validatePosUser', shopCredentials())).toBe('200 true');
    const otp = await codeTo(acquirer, '+393401112222');
    expect(await person.answerTo('VERIFY_OTP_POS', { otp, user: 'negozio2026' })).toBe(done);
    expect(await welcomeOf('negozio2026')).toMatchObject({
      code: '0',
      codsoc: '0123456789',
      codPV: '5000000002',
      name: 'AURORA CAFFÈ',
      email: 'negozio@example.it',
      cellNumber: '+393401112222',
    });
  });

  test('may go back and choose other credentials: the last ones count', async () => {
    const cell = '+393402000001';
    const { person } = await registering(acquirer, 'company', 'prima2026', cell);
    const chosen = companyCredentials({ username: 'seconda2026', password: 'Cannoli.2026' });
    expect(await person.answerTo('validateMerchantUser', chosen)).toBe('200 true');
    const otp = await codeTo(acquirer, cell);
    expect(await person.answerTo('VERIFY_OTP_USER', { otp, user: 'prima2026' })).toBe(expired);
    expect(await person.answerTo('VERIFY_OTP_USER', { otp, user: 'seconda2026' })).toBe(done);
    expect(await welcomeOf('seconda2026', 'Cannoli.2026')).toMatchObject({ user: 'seconda2026' });
    expect(await acquirer.logIn('prima2026', 'Lasagne2026')).toEqual({ p_error: 'credentials' });
  });
});

describe('[ERR-009] data that do not match', () => {
  test.each([
    ['another VAT number', { codVat: '01234567891' }],
    ['another zip code', { codZip: '00184' }],
    ['a company that does not exist', { companyCode: '9999999999' }],
    ['the VAT number of another company', { codVat: '02845170121' }],
  ])('%s are refused with 500, all alike', async (_, others) => {
    const person = visitor(acquirer);
    const refusal = '500 {"details":["5802"]}';
    expect(await person.answerTo('register/merchant', companyForm(others))).toBe(refusal);
    expect(await person.answerTo('register/pos', shopForm(others))).toBe(refusal);
    expect(await person.status('validateMerchantUser', companyCredentials())).toBe(403);
    expect(await person.status('validatePosUser', shopCredentials())).toBe(403);
  });

  test.each(['2000000101', '9999999999'])(
    'the shop %s, of another company or of none, is refused with 500',
    async (posCod) => {
      expect(await visitor(acquirer).status('register/pos', shopForm({ posCod }))).toBe(500);
    },
  );
});

describe('[REG-019] [REG-024] a step without the one before it', () => {
  test('the credentials of a shop do not follow the form of a company, nor the other way', async () => {
    const company = visitor(acquirer);
    await company.status('register/merchant', companyForm());
    expect(await company.status('validatePosUser', shopCredentials())).toBe(403);
    const shop = visitor(acquirer);
    await shop.status('register/pos', shopForm());
    expect(await shop.status('validateMerchantUser', companyCredentials())).toBe(403);
  });

  test('a code without credentials makes no user', async () => {
    const person = visitor(acquirer);
    const sent = { otp: '123456', user: 'nessuno2026' };
    expect(await person.answerTo('VERIFY_OTP_USER', sent)).toBe(expired);
    await person.status('register/merchant', companyForm());
    expect(await person.answerTo('VERIFY_OTP_USER', sent)).toBe(expired);
  });

  test('the form of one person does not serve another', async () => {
    const { code } = await registering(acquirer, 'company', 'miaforse26', '+393402000002');
    const other = visitor(acquirer);
    const sent = { otp: code, user: 'miaforse26' };
    expect(await other.answerTo('VERIFY_OTP_USER', sent)).toBe(expired);
    expect(await other.status('validateMerchantUser', companyCredentials())).toBe(403);
  });

  test('the code of a company does not end the registration of a shop', async () => {
    const { person, code } = await registering(acquirer, 'shop', 'negozio777', '+393402000003');
    const sent = { otp: code, user: 'negozio777' };
    expect(await person.answerTo('VERIFY_OTP_USER', sent)).toBe(expired);
    expect(await person.answerTo('VERIFY_OTP_POS', sent)).toBe(done);
  });

  test('without a session id nothing begins', async () => {
    const headers = { 'session-id': '' };
    for (const [alias, body] of [
      ['register/merchant', companyForm()],
      ['validateMerchantUser', companyCredentials()],
      ['VERIFY_OTP_USER', { otp: '123456', user: 'aurora2026' }],
    ] as const) {
      expect(await visitor(acquirer).status(alias, body, headers)).toBe(400);
    }
  });

  test('an hour after the form it must be filled in again', async () => {
    const person = visitor(acquirer);
    await person.status('register/merchant', companyForm());
    acquirer.pass(60 * minutes);
    expect(await person.status('validateMerchantUser', companyCredentials())).toBe(403);
  });
});

describe('a username that cannot be had', () => {
  test.each(['azienda01', 'AZIENDA01'])('%s is refused, and no code is sent', async (username) => {
    const person = visitor(acquirer);
    const cell = '+393402000004';
    await person.status('register/merchant', companyForm({ cell }));
    const chosen = companyCredentials({ username });
    expect(await person.answerTo('validateMerchantUser', chosen)).toBe(
      '403 {"details":["this username cannot be used"]}',
    );
    expect(await codesTo(acquirer, cell)).toBe(0);
    expect(await acquirer.logIn('azienda01')).toHaveProperty('code');
  });

  test('of two who register it at once one has it', async () => {
    const one = await registering(acquirer, 'company', 'contesa2026', '+393402000005');
    const two = await registering(acquirer, 'shop', 'Contesa2026', '+393402000006');
    const answers = await Promise.all([
      one.person.status('VERIFY_OTP_USER', { otp: one.code, user: 'contesa2026' }),
      two.person.status('VERIFY_OTP_POS', { otp: two.code, user: 'Contesa2026' }),
    ]);
    expect(answers.sort()).toEqual([200, 403]);
  });
});

describe('[OTP-010] the code of a registration', () => {
  test('pressed twice at once makes one user, and cannot be used again', async () => {
    const { person, code } = await registering(acquirer, 'company', 'doppia2026', '+393402000007');
    const sent = { otp: code, user: 'doppia2026' };
    const answers = await Promise.all([1, 2].map(() => person.answerTo('VERIFY_OTP_USER', sent)));
    expect(answers.sort()).toEqual([done, expired]);
    expect(await person.answerTo('VERIFY_OTP_USER', sent)).toBe(expired);
  });

  test('[ERR-022] wrong three times ends the registration, which must be restarted', async () => {
    const { person, code } = await registering(acquirer, 'company', 'errata2026', '+393402000009');
    const say = (otp: string) => person.answerTo('VERIFY_OTP_USER', { otp, user: 'errata2026' });
    expect(await say(otherThan(code))).toBe(wrong);
    expect(await say(otherThan(code))).toBe(lastAttempt);
    expect(await say(otherThan(code))).toBe(locked);
    expect(await say(code)).toBe(locked);
    expect(await person.status('validateMerchantUser', companyCredentials())).toBe(403);
    expect(await person.answerTo('register/merchant', companyForm())).toBe(done);
  });

  test('guessed a hundred times at once is not found', async () => {
    const { person, code } = await registering(acquirer, 'shop', 'assalto2026', '+393402000010');
    const guess = (index: number) => String((Number(code) + index) % 1_000_000).padStart(6, '0');
    const say = (otp: string) => person.answerTo('VERIFY_OTP_POS', { otp, user: 'assalto2026' });
    const guesses = Array.from({ length: 100 }, (_, index) => say(guess(index + 1)));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer !== locked).sort()).toEqual([wrong, lastAttempt]);
    expect(await say(code)).toBe(locked);
  });
});

describe('no answer reveals who exists', () => {
  test('a code for a known user, an unknown one and one without a code reads the same', async () => {
    const anybody = visitor(acquirer);
    for (const user of ['azienda01', 'email01', 'inventato99']) {
      expect(await anybody.answerTo('VERIFY_OTP_USER', { otp: '123456', user })).toBe(expired);
      expect(await anybody.answerTo('VERIFY_OTP_POS', { otp: '123456', user })).toBe(expired);
    }
  });

  test('and without a started registration nothing about usernames', async () => {
    const anybody = visitor(acquirer);
    const known = companyCredentials({ username: 'azienda01' });
    const unknown = companyCredentials({ username: 'inventato99' });
    expect(await anybody.answerTo('validateMerchantUser', known)).toBe(
      await anybody.answerTo('validateMerchantUser', unknown),
    );
  });
});
