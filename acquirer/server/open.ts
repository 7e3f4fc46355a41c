import type { Acquirer } from './app';
import { createAcquirer } from './app';
import { addDays, calendarDay, windowStart } from './common/clock';
import type { Log } from './common/log';
import { usualPasswordCost } from './common/passwords';
import { newSecret } from './common/secrets';
import type { Database, OpenDatabase } from './database/database';
import { migrate } from './database/migrate';
import { openMonths } from './database/months';
import { secretInDatabase, secretInFolder } from './database/secret';
import type { DatabaseThread } from './database/thread/open';
import { pruneOldData } from './demo/prune';
import { seedDemo, seedLargeCompany } from './demo/seed';
import type { Environment } from './environment';
import { removeExpired, removingExpired } from './expiry';
import { endClaims } from './http/idempotency';
import { messengerFor } from './messages/configured';
import { outboxMessenger } from './outbox/messages';
import { readPortalConfiguration } from './portal-configuration';
import type { Services, Settings } from './services';
import type { Site } from './site/files';

/** An acquirer that is ready to answer. */
export interface RunningAcquirer {
  readonly app: Acquirer;
  /** Seeds what can wait, while requests are answered; settles when done or closed. */
  readonly finishSeeding: () => Promise<void>;
  /** From here on the process says that it is not ready for more. */
  readonly drain: () => void;
  /** Ends the background work and the database. */
  readonly close: () => Promise<void>;
}

/** Only the driver in use is loaded: the other would cost every start a tenth of a second. */
const openDatabase = async (
  { DATABASE_URL, DATA_DIR, POOL_SIZE }: Environment,
  log: Log,
  thread?: DatabaseThread,
) => {
  if (DATABASE_URL !== undefined) {
    const { openServer } = await import('./database/server');
    return openServer(DATABASE_URL, log, POOL_SIZE);
  }
  const { openFolder } = await import('./database/folder');
  return openFolder(DATA_DIR, thread);
};

const prepare = async ({ db, alone }: OpenDatabase, environment: Environment, log: Log) => {
  await migrate(db);
  if (environment.DATABASE_URL === undefined) await endClaims(db);
  await alone(() => fill(db, environment, log));
};

/** Longer than a process lives: whoever writes movements finds their month open. */
const daysAhead = 92;

const fill = async (db: Database, environment: Environment, log: Log) => {
  const now = new Date();
  await removeExpired(db, now);
  await pruneOldData(db, now);
  await openMonths(db, windowStart(calendarDay(now)), addDays(calendarDay(now), daysAhead));
  if (environment.DEMO) await seedDemo(db, now, sizeOf(environment), log);
};

const sizeOf = (environment: Environment) => ({ small: 1, large: environment.SEED_SCALE });

const seedInBackground = async (
  { alone }: OpenDatabase,
  { db, clock, log }: Services,
  environment: Environment,
  signal: AbortSignal,
) => {
  try {
    const seed = () => seedLargeCompany(db, clock(), sizeOf(environment), log, signal);
    await alone(seed, signal);
  } catch {
    if (signal.aborted) return;
    log('I movimenti di grande01 non si sono completati: riprenderanno al prossimo avvio.');
  }
};

const clock = () => new Date();

const writeLine = (line: string) => {
  process.stdout.write(`${line}\n`);
};

const codeSecretOf = (db: Database, { OTP_SECRET, DATABASE_URL, DATA_DIR }: Environment) => {
  if (OTP_SECRET !== undefined) return OTP_SECRET;
  return DATABASE_URL === undefined
    ? secretInFolder(DATA_DIR, newSecret())
    : secretInDatabase(db, newSecret());
};

const servicesOf = async (
  { db }: OpenDatabase,
  environment: Environment,
  log: Log,
  portalConfiguration: Settings['portalConfiguration'],
  draining: () => boolean,
): Promise<Services> => ({
  db,
  clock,
  messenger: messengerFor(environment, outboxMessenger(db, clock)),
  log,
  draining,
  ...(environment.REQUEST_LOG && { logRequest: writeLine }),
  settings: {
    loginReturn: environment.LOGIN_RETURN,
    portalOrigins: environment.PORTAL_ORIGINS,
    trustProxy: environment.TRUST_PROXY,
    demo: environment.DEMO,
    loginsPerMinute: environment.LOGINS_PER_MINUTE,
    codesPerHour: environment.CODES_PER_HOUR,
    passwordCost: usualPasswordCost,
    codeSecret: await codeSecretOf(db, environment),
    portalConfiguration,
  },
});

/**
 * Opens the database, brings it up to date and makes the app. Throws a StartError, whose message is
 * for whoever started it, when that cannot be. The embedded database works in `thread` where one is
 * given: whoever waits for nothing of it is then not held up by it.
 */
export const openAcquirer = async (
  environment: Environment,
  log: Log,
  site?: Site,
  thread?: DatabaseThread,
): Promise<RunningAcquirer> => {
  // Before the database: to say what is wrong with it takes no time, and touches no data.
  const configuration = await readPortalConfiguration(environment.PORTAL_CONFIG, environment.DEMO);
  const database = await openDatabase(environment, log, thread);
  const stop = new AbortController();
  let seeding = Promise.resolve();
  let ending = false;
  const drain = () => {
    ending = true;
  };
  const stopRemoving = removingExpired(database.db, clock, () =>
    log('what has expired could not be removed'),
  );
  const close = async () => {
    stopRemoving();
    stop.abort();
    await seeding;
    await database.close();
  };
  try {
    await prepare(database, environment, log);
    const services = await servicesOf(database, environment, log, configuration, () => ending);
    const finishSeeding = () => {
      if (environment.DEMO)
        seeding = seedInBackground(database, services, environment, stop.signal);
      return seeding;
    };
    return { app: createAcquirer(services, site), finishSeeding, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
};
