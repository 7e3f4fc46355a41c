import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoConfiguration } from '../../acquirer/demo/demo';
import { readEnvironment, shortcomings } from '../../acquirer/server/environment';
import {
  readPortalConfiguration,
  usualPortalConfiguration,
} from '../../acquirer/server/portal-configuration';

describe('a real installation', () => {
  const missing = (variables: Readonly<Record<string, string>>) =>
    shortcomings(readEnvironment(variables)).map((sentence) => sentence.split(' ')[0]);

  test('says at its start what will not work for lack of a setting; a demonstration does not', () => {
    expect(missing({ DEMO: '0' })).toEqual(['SMS_WEBHOOK_URL', 'SMTP_URL', 'PUBLIC_URL']);
    // Of requests to this machine itself the origin is known.
    expect(shortcomings(readEnvironment({ DEMO: '0' })).at(-1)).toContain('localhost');
    const gateways = {
      SMTP_URL: 'smtp://posta:25',
      SMTP_FROM: 'portale@esempio.it',
      SMS_WEBHOOK_URL: 'http://sms',
    };
    expect(missing({ DEMO: '0', ...gateways, PUBLIC_URL: 'https://a.it' })).toEqual([]);
    expect(missing({})).toEqual([]);
  });
});

describe('the environment', () => {
  test('has a value for everything that is not said', () => {
    expect(readEnvironment({ PATH: '/bin', PORT: '', LOGIN_RETURN: undefined })).toEqual({
      HOST: '127.0.0.1',
      PORT: 4173,
      DATA_DIR: './data',
      READ_LAG_SECONDS: 5,
      REQUEST_LOG: false,
      DRAIN_SECONDS: 0,
      POOL_SIZE: 10,
      NAMED_STATEMENTS: true,
      STATEMENT_SECONDS: 8,
      PORTAL_DIR: './dist',
      LOGIN_RETURN: 'code',
      SEED_SCALE: 1,
      DEMO: true,
      TRUST_PROXY: false,
      LOGINS_PER_MINUTE: 120,
      CODES_PER_HOUR: 60,
      CODES_PER_COMPANY_DAY: 200,
      CODES_PER_HOUR_IN_ALL: 2000,
      PHONE_PREFIXES: expect.arrayContaining(['+39', '+33', '+49', '+41']),
      PORTAL_ORIGINS: [],
      SMTP_FROM: { name: '', address: 'portale@localhost' },
    });
  });

  test('makes a database of one’s own no demonstration, unless it is said to be one', () => {
    const DATABASE_URL = 'postgres://portale@localhost/portale';
    expect(readEnvironment({}).DEMO).toBe(true);
    expect(readEnvironment({ DATABASE_URL }).DEMO).toBe(false);
    expect(readEnvironment({ DATABASE_URL, DEMO: '1' }).DEMO).toBe(true);
    expect(readEnvironment({ DEMO: '0' }).DEMO).toBe(false);
  });

  test('is understood', () => {
    const given = {
      PORT: '8080',
      LOGIN_RETURN: 'token',
      SEED_SCALE: '0.25',
      DEMO: '0',
      DATABASE_URL: 'postgres://portale@localhost/portale',
      PORTAL_ORIGINS: 'https://uno.example, http://due.example:8080',
    };
    expect(readEnvironment(given)).toMatchObject({
      ...given,
      PORT: 8080,
      SEED_SCALE: 0.25,
      DEMO: false,
      PORTAL_ORIGINS: ['https://uno.example', 'http://due.example:8080'],
    });
  });

  test('lets no demonstration be reached from outside this machine', () => {
    expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow(/^HOST può .*DEMO=0\.$/);
    expect(readEnvironment({ HOST: '127.0.0.2' }).HOST).toBe('127.0.0.2');
    expect(readEnvironment({ HOST: '0.0.0.0', DEMO: '0' }).HOST).toBe('0.0.0.0');
  });

  test('reads a secret from the file that a container mounts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
    const OTP_SECRET_FILE = join(folder, 'otp');
    await writeFile(OTP_SECRET_FILE, `${'x'.repeat(32)}\n`);
    expect(readEnvironment({ OTP_SECRET_FILE }).OTP_SECRET).toBe('x'.repeat(32));
    expect(() => readEnvironment({ OTP_SECRET_FILE, OTP_SECRET: 'y'.repeat(32) })).toThrow(
      'Indicare OTP_SECRET oppure OTP_SECRET_FILE, non tutti e due.',
    );
    await writeFile(OTP_SECRET_FILE, 'corto');
    expect(() => readEnvironment({ OTP_SECRET_FILE })).toThrow(/^OTP_SECRET deve/);
    await rm(folder, { recursive: true });
    expect(() => readEnvironment({ OTP_SECRET_FILE })).toThrow(
      `Il file ${OTP_SECRET_FILE} indicato in OTP_SECRET_FILE non si legge.`,
    );
  });

  test.each([
    ['HOST', 'portale.esempio.it'],
    ['PORT', 'porta'],
    ['PORT', '65536'],
    ['ADMIN_PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['SEED_SCALE', 'molto'],
    ['SEED_SCALE', '11'],
    ['SEED_SCALE', '-1'],
    ['DEMO', 'sì'],
    ['TRUST_PROXY', 'true'],
    ['LOGIN_RETURN', 'cookie'],
    ['LOGINS_PER_MINUTE', '0'],
    ['DATABASE_URL', 'mysql://localhost/portale'],
    ['DATABASE_URL', 'postgres://a,b/portale?target_session_attrs=standby'],
    ['DATABASE_READ_URL', 'postgres://replica/portale'],
    ['CODES_PER_HOUR', '0'],
    ['OTP_SECRET', 'corto'],
    ['SMTP_URL', 'https://posta.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://portale:100%@posta.example'],
    ['SMTP_URL', 'smtp://portale@posta.example'],
    ['SMTP_FROM', 'Portale Esercenti'],
    ['SMTP_FROM', 'Portale <portale>'],
    ['SMTP_FROM', 'a@b.it, c@d.it'],
    ['SMTP_FROM', 'Portale\r\nBcc: c@d.it <a@b.it>'],
    ['SMS_WEBHOOK_URL', 'https://a:%zz@sms.example/invio'],
    ['SMS_WEBHOOK_AUTHORIZATION', 'Bearer abc'],
    ['SMS_WEBHOOK_URL', 'sms.example/invio'],
    ['PUBLIC_URL', 'accesso.example'],
    ['PUBLIC_URL', 'https://accesso.example/percorso'],
    ['PORTAL_ORIGINS', 'https://uno.example/percorso'],
    ['PORTAL_ORIGINS', 'uno.example'],
  ])('%s=%s is answered with one sentence that names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^${name} deve [^\\n]+\\.$`),
    );
  });

  test.each([
    ['portale@esempio.it', '', 'portale@esempio.it'],
    ['Portale Esercenti <portale@esempio.it>', 'Portale Esercenti', 'portale@esempio.it'],
    ['"Banca S.p.A., Così" <a@b.it>', 'Banca S.p.A., Così', 'a@b.it'],
  ])('the sender of e-mails may have a name: %s', (SMTP_FROM, name, address) => {
    expect(readEnvironment({ SMTP_FROM }).SMTP_FROM).toEqual({ name, address });
  });

  test.each([
    [{ SMTP_URL: 'smtp://posta' }, 'SMTP_FROM deve indicare un mittente con il suo dominio'],
    [
      { SMS_WEBHOOK_URL: 'https://a:b@sms.example', SMS_WEBHOOK_AUTHORIZATION: 'Bearer c' },
      'SMS_WEBHOOK_AUTHORIZATION deve mancare se SMS_WEBHOOK_URL contiene utente e password',
    ],
    [
      { SMS_WEBHOOK_URL: 'https://sms.example', SMS_WEBHOOK_AUTHORIZATION: 'Bearer à' },
      'SMS_WEBHOOK_AUTHORIZATION deve essere il valore di un’intestazione',
    ],
  ])('a gateway that cannot work is refused at the start: %o', (variables, sentence) => {
    expect(() => readEnvironment({ DEMO: '0', ...variables })).toThrow(sentence);
  });

  test('with several mistakes has all of them told at once', () => {
    expect(() => readEnvironment({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT deve .*\nDEMO deve /s);
  });
});

describe('the configuration of the portal', () => {
  const read = async (content: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'config-'));
    const file = join(folder, 'config.json');
    await writeFile(file, content);
    return readPortalConfiguration(file, demoConfiguration).finally(() =>
      rm(folder, { recursive: true }),
    );
  };

  test('is sent as it was written, and followed with its defaults', async () => {
    const { source, effective } = await read('{"termsUrl": "/condizioni"}');
    expect(source).toEqual({ termsUrl: '/condizioni' });
    expect(effective).toMatchObject({ termsUrl: '/condizioni', privacyUrl: '/privacy' });
  });

  test.each(['{', '[]', '7', '{"upload": {"files": "cinque"}}'])(
    '%s is refused at the start, with a sentence',
    async (content) => {
      await expect(read(content)).rejects.toThrow(/^Il file .*config\.json indicato in .*\.$/);
    },
  );

  test('has support contacts in the demo, and none outside it or where a file is configured', async () => {
    expect(demoConfiguration.effective).toMatchObject({
      support: { phone: expect.any(String), hours: 'dal lunedì al venerdì, 9:00-18:00' },
      disputeDesk: { fax: expect.any(String), address: expect.any(String) },
    });
    for (const silent of [usualPortalConfiguration, await read('{}')]) {
      expect(silent.effective).not.toHaveProperty('support');
      expect(silent.effective).not.toHaveProperty('disputeDesk');
    }
  });

  test('asks a login to return into its own tab, except in the demo, whose links log in', () => {
    const fieldOf = ({ effective }: typeof demoConfiguration) =>
      effective.authentication.stateField;
    expect(fieldOf(usualPortalConfiguration)).toBe('state');
    expect(fieldOf(demoConfiguration)).toBeUndefined();
  });

  test('[LOG-009] that takes codes alone does not start with a login that returns tokens', async () => {
    await expect(
      readPortalConfiguration(undefined, usualPortalConfiguration, 'token'),
    ).rejects.toThrow(/^Con LOGIN_RETURN=token .*\.$/);
    const demo = readPortalConfiguration(undefined, demoConfiguration, 'token');
    expect((await demo).effective.authentication).not.toHaveProperty('returns');
  });

  test('that is not there is refused at the start', async () => {
    await expect(
      readPortalConfiguration('/nessuno/config.json', usualPortalConfiguration),
    ).rejects.toThrow(/non si legge/);
  });
});
