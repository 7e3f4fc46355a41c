import { tmpdir } from 'node:os';
import { createAdmin } from './admin';
import { type Acquirer, createAcquirer } from './app';
import { remind } from './cases/days';
import { addDays, calendarDay, windowStart } from './common/clock';
import { type Journal, journalTo, type Log } from './common/journal';
import { usualPasswordCost } from './common/passwords';
import { fewAtOnce, queueOfEach } from './common/queue-of-each';
import { requestUnderWay } from './common/request-under-way';
import { newSecret } from './common/secret-files';
import { leastFree, sentenceOf } from './common/start-error';
import { inThisThread, type Worker } from './common/work';
import { pruneOldData } from './data-window';
import type { Database, OpenDatabase } from './database/database';
import { assertKind } from './database/kind';
import { migrate } from './database/migrate';
import { openMonths } from './database/months';
import { secretInDatabase, secretInFolder } from './database/secret';
import type { DatabaseThread } from './database/thread/open';
import { type Demonstration, openDemonstration } from './demonstration';
import { type Environment, shortcomings } from './environment';
import { everyHour, removeExpired } from './expiry';
import { endClaims } from './http/idempotency';
import { inLog } from './http/identity';
import { logUnsent } from './messages/delivery-error';
import { messengerFor } from './messages/messenger';
import { type Metrics, metrics } from './operation/metrics';
import { readPortalConfiguration, usualPortalConfiguration } from './portal-configuration';
import type { Services, Settings } from './services';
import type { Site } from './site/files';

/** An acquirer that is ready to answer. */
export interface RunningAcquirer {
  readonly app: Pick<Acquirer, 'fetch'>;
  /** Metrics and health, for a port that no proxy leads to. */
  readonly admin: Acquirer;
  /** Reads PORTAL_CONFIG again; where it is not valid, logs a sentence and changes nothing. */
  readonly rereadConfiguration: () => Promise<void>;
  /** Seeds what can wait, while requests are answered; settles when done or closed. */
  readonly finishSeeding: () => Promise<void>;
  /** What is printed at the start, line by line, when it answers at an address. */
  readonly greeting: (address: string) => readonly string[];
  /** From here on the process reports that it is not ready. */
  readonly drain: () => void;
  /** Ends the background work and the database. */
  readonly close: () => Promise<void>;
}

/** Only the driver in use is loaded: the other would cost every start a tenth of a second. */
const openDatabase = async (environment: Environment, log: Log, thread?: DatabaseThread) => {
  const { DATABASE_URL, DATABASE_READ_URL, DATA_DIR } = environment;
  if (DATABASE_URL !== undefined) {
    const { addressesOf } = await import('./database/hosts');
    const { openServer } = await import('./database/server');
    return openServer(DATABASE_URL, log, {
      size: environment.POOL_SIZE,
      statementMs: environment.STATEMENT_SECONDS * 1000,
      named: environment.NAMED_STATEMENTS,
      standbys: DATABASE_READ_URL === undefined ? [] : addressesOf(DATABASE_READ_URL),
      lagMs: environment.READ_LAG_SECONDS * 1000,
    });
  }
  const { openFolder } = await import('./database/folder');
  return openFolder(DATA_DIR, thread);
};

/** Longer than a process lives, so that writers always find their month's partition. */
const daysAhead = 92;

const fill = async (db: Database, demo: Demonstration | undefined, log: Log) => {
  const now = new Date();
  await removeExpired(db, now);
  await demo?.removeExpired(db, now);
  await pruneOldData(db, now);
  await openMonths(db, windowStart(calendarDay(now)), addDays(calendarDay(now), daysAhead));
  await demo?.seed(db, now, log);
};

const prepare = async (
  { upkeep, alone }: OpenDatabase,
  environment: Environment,
  demo: Demonstration | undefined,
  log: Log,
) => {
  await migrate(upkeep);
  await assertKind(upkeep, demo ? 'demo' : 'real');
  if (environment.DATABASE_URL === undefined) await endClaims(upkeep);
  await alone(() => fill(upkeep, demo, log));
};

const seedInBackground = async (
  { alone, upkeep }: OpenDatabase,
  { clock, log }: Services,
  demo: Demonstration,
  signal: AbortSignal,
) => {
  try {
    await alone(() => demo.seedLater(upkeep, clock(), log, signal), signal);
  } catch {
    if (signal.aborted) return;
    log('I dati dimostrativi non si sono completati: riprenderanno al prossimo avvio.');
  }
};

const clock = () => new Date();

/** At a time for one session: one that asks for twenty would delay all others. */
const documentsAtOnce = 2;
const exportsAtOnce = 2;
/** Each tab of a merchant asks for one. */
const exportsWaiting = 20;
/** At most two list calls per session run at once. */
const readingsAtOnce = 2;

const writeLine = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** Lines of the log without a request; during a request they carry its id. */
const noticesIn =
  (journal: Journal): Log =>
  (line) => {
    const request = requestUnderWay();
    if (request) journal.error(inLog(request), line);
    else journal.warn(line);
  };

const codeSecretOf = (db: Database, { OTP_SECRET, DATABASE_URL, DATA_DIR }: Environment) => {
  if (OTP_SECRET !== undefined) return OTP_SECRET;
  return DATABASE_URL === undefined
    ? secretInFolder(DATA_DIR, newSecret())
    : secretInDatabase(db, newSecret());
};

const servicesOf = async (
  { db, standbys }: OpenDatabase,
  environment: Environment,
  demo: Demonstration | undefined,
  portalConfiguration: Settings['portalConfiguration'],
  { draining, work, journal, log }: Pick<Services, 'draining' | 'work' | 'journal' | 'log'>,
  watched: Metrics,
): Promise<Services> => {
  const { DATA_DIR, DATABASE_URL } = environment;
  const written = DATABASE_URL === undefined ? [DATA_DIR, tmpdir()] : [tmpdir()];
  return {
    db,
    standbys,
    clock,
    messenger: watched.countMessages(messengerFor(environment, demo?.messenger(db, clock))),
    log,
    countAudited: watched.countAudited,
    journal,
    draining,
    freeBytes: () => leastFree(written),
    work,
    fewDocuments: fewAtOnce(documentsAtOnce),
    turns: {
      exports: queueOfEach(exportsAtOnce, exportsWaiting),
      readings: queueOfEach(readingsAtOnce, Number.POSITIVE_INFINITY),
    },
    settings: {
      loginReturn: environment.LOGIN_RETURN,
      portalOrigins: environment.PORTAL_ORIGINS,
      trustProxy: environment.TRUST_PROXY,
      demoUsers: demo !== undefined,
      publicUrl: environment.PUBLIC_URL,
      loginsPerMinute: environment.LOGINS_PER_MINUTE,
      codesPerHour: environment.CODES_PER_HOUR,
      codesPerCompanyDay: environment.CODES_PER_COMPANY_DAY,
      codesPerHourInAll: environment.CODES_PER_HOUR_IN_ALL,
      phonePrefixes: environment.PHONE_PREFIXES,
      visitorCheckUrl: environment.VISITOR_CHECK_URL,
      passwordCost: usualPasswordCost,
      codeSecret: await codeSecretOf(db, environment),
      portalConfiguration,
    },
  };
};

/** The site to serve, and the threads to use. */
interface Surroundings {
  readonly site?: Site;
  /** The thread of the embedded database: requests that do not need it then never wait for it. */
  readonly thread?: DatabaseThread;
  /** Threads for work that takes a processor for long. */
  readonly work?: Worker;
}

const configurationOf = (environment: Environment, demo: Demonstration | undefined) =>
  readPortalConfiguration(
    environment.PORTAL_CONFIG,
    demo?.configuration ?? usualPortalConfiguration,
    environment.LOGIN_RETURN,
  );

const removing = ({ upkeep }: OpenDatabase, demo: Demonstration | undefined, log: Log) => {
  const remove = async () => {
    await removeExpired(upkeep, clock());
    await demo?.removeExpired(upkeep, clock());
  };
  return everyHour(remove, () => log('what has expired could not be removed'));
};

/** Ends the timer, and waits for the work that has begun. */
const reminding = (services: Services) => {
  let underWay = Promise.resolve();
  const work = () => {
    underWay = remind(services).catch(logUnsent(services.log, 'reminders'));
    return underWay;
  };
  const stop = everyHour(work, () => undefined);
  return () => {
    stop();
    return underWay;
  };
};

/** The app that answers now; another configuration replaces it. */
const changingApp = (
  services: Services,
  appOf: (services: Services) => Acquirer,
): {
  readonly app: Pick<Acquirer, 'fetch'>;
  readonly use: (portalConfiguration: Settings['portalConfiguration']) => void;
} => {
  let current = appOf(services);
  const use = (portalConfiguration: Settings['portalConfiguration']) => {
    current = appOf({ ...services, settings: { ...services.settings, portalConfiguration } });
  };
  return { app: { fetch: (...request) => current.fetch(...request) }, use };
};

/**
 * Opens the database, migrates it and makes the app. Throws a StartError with a message for the
 * operator.
 */
export const openAcquirer = async (
  environment: Environment,
  log: Log,
  { site, thread, work = inThisThread }: Surroundings = {},
): Promise<RunningAcquirer> => {
  // Checked before the database is opened: it takes no time and touches no data.
  const demo = environment.DEMO ? await openDemonstration(environment.SEED_SCALE) : undefined;
  const configuration = await configurationOf(environment, demo);
  const journal = journalTo(writeLine, environment.REQUEST_LOG);
  const notice = noticesIn(journal);
  const database = await openDatabase(environment, notice, thread);
  const [stop, drained] = [new AbortController(), new AbortController()];
  const stopRemoving = removing(database, demo, notice);
  let seeding = Promise.resolve();
  let stopReminding = () => Promise.resolve();
  const close = async () => {
    stopRemoving();
    stop.abort();
    await stopReminding();
    await seeding;
    await database.close();
  };
  try {
    await prepare(database, environment, demo, log);
    const watched = metrics();
    if (database.connections) watched.watchConnections(database.connections);
    const process = {
      ...{ draining: () => drained.signal.aborted, work: watched.timeWork(work) },
      ...{ journal, log: notice },
    };
    const services = await servicesOf(database, environment, demo, configuration, process, watched);
    stopReminding = reminding(services);
    const finishSeeding = () => {
      if (demo) seeding = seedInBackground(database, services, demo, stop.signal);
      return seeding;
    };
    const greeting = (address: string) => demo?.greeting(address) ?? shortcomings(environment);
    const drain = () => drained.abort();
    const { app, use } = changingApp(services, (changed) =>
      createAcquirer(changed, site, demo, watched),
    );
    const rereadConfiguration = async () => {
      try {
        use(await configurationOf(environment, demo));
        notice('La configurazione del portale è stata riletta.');
      } catch (error) {
        journal.error(sentenceOf(error));
      }
    };
    const admin = createAdmin(services, watched);
    return { app, admin, rereadConfiguration, finishSeeding, greeting, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
};
