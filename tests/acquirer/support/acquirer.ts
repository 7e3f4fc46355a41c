import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { demonstration } from '../../../acquirer/demo/demo';
import { outboxMessenger } from '../../../acquirer/demo/outbox/messages';
import { seedDemo } from '../../../acquirer/demo/seed/seed';
import { demoPassword } from '../../../acquirer/demo/users';
import { createAcquirer } from '../../../acquirer/server/app';
import { journalTo } from '../../../acquirer/server/common/journal';
import { fewAtOnce, queueOfEach } from '../../../acquirer/server/common/queue-of-each';
import { inThisThread } from '../../../acquirer/server/common/work';
import { migrate } from '../../../acquirer/server/database/migrate';
import type { Messenger } from '../../../acquirer/server/messages/messenger';
import { usualPortalConfiguration } from '../../../acquirer/server/portal-configuration';
import type { Services, Settings } from '../../../acquirer/server/services';
import type { Site } from '../../../acquirer/server/site/files';
import { readingStatements } from './by-society';
import { openFilledDatabase } from './database';

export const origin = 'http://localhost:4173';
export const successUrl = `${origin}/login`;

/** A Sunday noon in Rome, in the middle of a month. */
export const usualNow = new Date('2026-03-15T11:00:00Z');

export const usualSettings: Settings = {
  loginReturn: 'code',
  portalOrigins: [],
  trustProxy: false,
  demoUsers: true,
  loginsPerMinute: 100_000,
  codesPerHour: 100_000,
  codesPerCompanyDay: 100_000,
  codesPerHourInAll: 100_000,
  phonePrefixes: ['+'],
  passwordCost: { memoryCost: 8, timeCost: 1 },
  codeSecret: 'the secret that one-time codes of the tests are hashed with',
  portalConfiguration: usualPortalConfiguration,
};

const form = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields),
});

type Headers = Readonly<Record<string, string>>;

const json = (body: unknown, token: string | undefined, others: Headers) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'session-id': '0a0e3a3c-9d0e-4a8c-8a55-0d6bd2a3e8a1',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...others,
  },
  body: JSON.stringify(body),
});

const demo = demonstration(0);

const talkTo = (services: Services, site: Site, stray: Set<string>, shown = [demo]) => {
  const app = readingStatements(createAcquirer(services, site, ...shown), stray);

  const submit = (fields: Readonly<Record<string, string>>) =>
    app.request(`${origin}/auth/login`, form({ success_url: successUrl, ...fields }));

  /** Posts the login form and returns the query of its redirect. */
  const logIn = async (userid: string, password = demoPassword) => {
    const response = await submit({ userid, password });
    const location = new URL(response.headers.get('location') ?? 'about:blank');
    return Object.fromEntries(location.searchParams);
  };

  const exchange = (code: string, fields: Readonly<Record<string, string>> = {}) => {
    const request = form({
      code,
      redirect_uri: successUrl,
      grant_type: 'authorization_code',
      client_id: 'portale-esercenti',
      ...fields,
    });
    return app.request(`${origin}/auth/token`, {
      ...request,
      headers: { ...request.headers, domain: 'esercenti' },
    });
  };

  /** Logs in and exchanges the code: the token of a fresh session. */
  const tokenOf = async (userid: string, password = demoPassword) => {
    const { code = '' } = await logIn(userid, password);
    const body: { access_token: string } = await (await exchange(code)).json();
    return body.access_token;
  };

  const post = (alias: string, body: unknown, token?: string, others: Headers = {}) =>
    app.request(`${origin}/api/${alias}`, json(body, token, others));

  /** Makes a call and returns its body, which must come with status 200. */
  const call = async <Body>(alias: string, body: unknown, token: string): Promise<Body> => {
    const response = await post(alias, body, token);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  };

  return { app, services, submit, logIn, exchange, tokenOf, post, call };
};

/** A small acquirer, its clock under the test's control, and the calls of a merchant. */
export const openTestAcquirer = async (
  settings: Partial<Settings> = {},
  {
    now = usualNow,
    small = 0.1,
    site = new Map() as Site,
    around = (messenger: Messenger) => messenger,
  } = {},
) => {
  const name = `demo_${now.getTime()}_${String(small).replace('.', '_')}`;
  const database = await openFilledDatabase(name, async (db) => {
    await migrate(db);
    await seedDemo(db, now, { small, large: 0 }, () => undefined, usualSettings.passwordCost);
  });
  const logged: string[] = [];
  const stray = new Set<string>();
  let time = now;
  const services: Services = {
    db: database.db,
    clock: () => time,
    messenger: around(outboxMessenger(database.db, () => time)),
    log: (line) => logged.push(line),
    journal: journalTo((line) => logged.push(line), false),
    draining: () => false,
    freeBytes: async () => 1e9,
    work: inThisThread,
    fewDocuments: fewAtOnce(2),
    turns: { exports: queueOfEach(2, 20), readings: queueOfEach(2, 100) },
    settings: { ...usualSettings, ...settings },
  };
  return {
    ...talkTo(services, site, stray),
    logged,
    /** The same database behind an acquirer with other settings. */
    setOtherwise: (others: Partial<Settings>, replaced: Partial<Services> = {}) =>
      talkTo(
        { ...services, ...replaced, settings: { ...services.settings, ...others } },
        site,
        stray,
      ),
    /** The same database behind an acquirer that is no demonstration. */
    withoutDemo: () => talkTo(services, site, stray, []),
    /** Lets time pass. */
    pass: (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    },
    /** The bytes of the data folder, one character each; '' on a server, which keeps its files to itself. */
    dataFolder: async () => {
      await database.db.execute(sql`checkpoint`);
      const files = await database.files?.();
      return Buffer.from((await files?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1');
    },
    /** Fails when a request led to a statement that chooses no company. */
    close: async () => {
      await database.close();
      if (stray.size > 0) throw new Error(`not by company:\n${[...stray].join('\n')}`);
    },
  };
};
export type TestAcquirer = Awaited<ReturnType<typeof openTestAcquirer>>;

/** The acquirer of a whole test file or block: opened before its tests, closed after them. */
export const acquirerOfTests = (...given: Parameters<typeof openTestAcquirer>): TestAcquirer => {
  const acquirer = {} as TestAcquirer;
  beforeAll(async () => {
    Object.assign(acquirer, await openTestAcquirer(...given));
  });
  afterAll(() => acquirer.close());
  return acquirer;
};
