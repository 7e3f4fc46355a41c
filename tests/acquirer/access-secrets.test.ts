import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualPasswordCost } from '../../acquirer/server/common/passwords';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';
import { companyCredentials, registering } from './support/registration';
import { codeTo, loggedIn, otherThan, type Visitor, visitor } from './support/visitor';

const passwords = {
  old: 'Portale2026',
  next: 'Segretissima.26',
  registered: 'Riservata.2026',
  wrong: 'Sbagliatissima.26',
  weak: 'debolissima',
};

let acquirer: TestAcquirer;
const codes: string[] = [];
const tokens: string[] = [];
const received: string[] = [];
let works = true;

const listening = (person: Visitor) => ({
  ...person,
  answerTo: async (alias: string, body: unknown) => {
    const response = await person.post(alias, body);
    received.push(`${[...response.headers].join('\n')}\n${await response.text()}`);
  },
});

const codeFor = async (to: string) => {
  const code = await codeTo(acquirer, to);
  codes.push(code);
  return code;
};

const user = async (userid: string, password?: string) => {
  const person = await loggedIn(acquirer, userid, password);
  tokens.push(person.token ?? '');
  return listening(person);
};

const register = async () => {
  const username = 'segreta2026';
  const { person, code } = await registering(acquirer, 'company', username, '+393404000001');
  codes.push(code);
  const listened = listening(person);
  const chosen = companyCredentials({ username, password: passwords.registered });
  await listened.answerTo('validateMerchantUser', { ...chosen, password: passwords.weak });
  await listened.answerTo('validateMerchantUser', chosen);
  const otp = await codeFor('+393404000001');
  await listened.answerTo('VERIFY_OTP_USER', { otp: `${otp}0`, user: username });
  await listened.answerTo('VERIFY_OTP_USER', { otp: otherThan(otp), user: username });
  await listened.answerTo('VERIFY_OTP_USER', { otp, user: username });
  await user(username, passwords.registered);
};

const changePassword = async () => {
  const merchant = await user('ristretto01');
  for (const [oldPassword, newPassword] of [
    [passwords.old, passwords.weak],
    [passwords.wrong, passwords.next],
    [passwords.old, passwords.next],
  ]) {
    await merchant.answerTo('SEND_OTP_PASSWORD', {});
    const otp = await codeFor('+393331200105');
    await merchant.answerTo('confirmPasswordChange', { oldPassword, newPassword, otp });
  }
  await user('ristretto01', passwords.next);
};

const failing = async () => {
  works = false;
  await (await user('azienda02')).answerTo('SEND_OTP_PASSWORD', {});
  await (await user('email01')).answerTo('updateEmail', { email: 'sara@corsini.it' });
  works = true;
};

/** Every row of every table but the outbox, which stands for the merchants' telephones. */
const stored = async () => {
  const { db } = acquirer.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema() and table_name <> 'outbox'`,
  );
  const texts = [];
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const { rows } = await db.execute(sql`select ${table}::text as row from ${table}`);
    texts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return texts;
};

beforeAll(async () => {
  acquirer = await openTestAcquirer(
    { passwordCost: usualPasswordCost },
    {
      small: 0,
      around: ({ send }) => ({
        send: (message) => (works ? send(message) : Promise.reject(new Error(message.text))),
      }),
    },
  );
  await register();
  await changePassword();
  await failing();
  const pending = await user('azienda01');
  await pending.answerTo('SEND_OTP_OLD_TEL', {});
  await codeFor('+393331200101');
  const unfinished = await registering(acquirer, 'shop', 'aperta2026', '+393404000002');
  codes.push(unfinished.code);
  await visitor(acquirer).answerTo('VERIFY_OTP_USER', { otp: codes[0], user: 'azienda01' });
});
afterAll(() => acquirer.close());

const secrets = () => [...Object.values(passwords), ...tokens, ...codes];

/** A code is matched as a whole number: a longer number may contain its six digits. */
const found = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    secrets().filter((secret) => new RegExp(`(?<![\\w.])${secret}(?![\\w.])`).test(text)),
  );

describe('no password, token or one-time code that was used', () => {
  test('is known to have been looked for in vain', () => {
    expect(codes.length).toBeGreaterThan(6);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(tokens.every((token) => token.length === 43)).toBe(true);
    expect(found([`prima ${passwords.next} dopo`, `codice ${codes[0]};`])).toHaveLength(2);
  });

  test('is in the log', () => {
    expect(acquirer.logged).toContain('a one-time code (email) could not be sent: Error');
    expect(found(acquirer.logged)).toEqual([]);
  });

  test('is in an answer', () => {
    expect(received.length).toBeGreaterThan(10);
    expect(found(received)).toEqual([]);
  });

  test('is in the database', async () => {
    const rows = await stored();
    expect(rows.some((row) => row.startsWith('one_time_code'))).toBe(true);
    expect(rows.some((row) => row.startsWith('registration'))).toBe(true);
    expect(found(rows)).toEqual([]);
  });

  test('is in a file of the embedded database, but for the codes in the telephones of the demo', async () => {
    const folder = await acquirer.dataFolder();
    expect(folder.includes('ristretto01')).toBe(process.env.TEST_DATABASE_URL === undefined);
    const leaked = [...Object.values(passwords), ...tokens].filter((one) => folder.includes(one));
    expect(leaked).toEqual([]);
  });

  test('has its password kept as anything but argon2id', async () => {
    const { rows } = await acquirer.services.db.execute(
      sql`select password_hash as hash from account union select password_hash from registration`,
    );
    const hashes = rows.map(({ hash }) => `${hash}`);
    expect(hashes.every((hash) => hash.startsWith('$argon2id$v=19$m='))).toBe(true);
    const usual = hashes.filter((hash) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'));
    expect(usual.length).toBeGreaterThanOrEqual(3);
  });
});
