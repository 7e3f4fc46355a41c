import type { Configuration } from '../contract/configuration';
import type { Clock } from './common/clock';
import type { Journal, Log } from './common/journal';
import type { PasswordCost } from './common/passwords';
import type { FewAtOnce, QueueOfEach } from './common/queue-of-each';
import type { Worker } from './common/work';
import type { Database } from './database/database';
import type { Standby } from './database/standby';
import type { Messenger } from './messages/messenger';

/** How one acquirer behaves; everything a test may want otherwise. */
export interface Settings {
  /** What a good login returns: a code to exchange, or directly a token. */
  readonly loginReturn: 'code' | 'token';
  /** Other origins the portal may be served from; its own origin always may. */
  readonly portalOrigins: readonly string[];
  /** Believe X-Forwarded-For and X-Forwarded-Proto. */
  readonly trustProxy: boolean;
  /** The origin of the acquirer, as merchants reach it, for links in e-mails. */
  readonly publicUrl?: string | undefined;
  /** Whether the users of a demonstration, whose password is public, may log in. */
  readonly demoUsers: boolean;
  /** Logins, token exchanges, and calls about registrations and codes that one address may make in a minute. */
  readonly loginsPerMinute: number;
  /** One-time codes that are sent in an hour for one user, and to one number or address. */
  readonly codesPerHour: number;
  /** One-time codes that are sent in a day for one company; the registrations and the users are counted apart. */
  readonly codesPerCompanyDay: number;
  /** One-time codes that are sent in an hour in all; the registrations and the users are counted apart. */
  readonly codesPerHourInAll: number;
  /** What a phone number must begin with; the first characters, `+` included. */
  readonly phonePrefixes: readonly string[];
  /** Asked before a public call that sends something; without it none is. */
  readonly visitorCheckUrl?: string | undefined;
  /** What passwords are hashed with. */
  readonly passwordCost: PasswordCost;
  /** What one-time codes are hashed with; processes that share a database share it. */
  readonly codeSecret: string;
  /** The content of /config.json: as written, and with defaults. */
  readonly portalConfiguration: {
    readonly source: Readonly<Record<string, unknown>>;
    readonly effective: Configuration;
  };
}

/** What every area of the server works with. */
export interface Services {
  readonly db: Database;
  /** Replicas for what only reads; absent or empty where there are none. */
  readonly standbys?: readonly Standby[] | undefined;
  readonly clock: Clock;
  readonly messenger: Messenger;
  /** Runs work that occupies a processor for long, in a separate thread. */
  readonly work: Worker;
  /** Lets a session, by its id, have few documents made at once. */
  readonly fewDocuments: FewAtOnce;
  /** Lets a session, by its id, have few lists read at once; the others wait. Exports have a separate queue. */
  readonly turns: { readonly exports: QueueOfEach; readonly readings: QueueOfEach };
  readonly settings: Settings;
  readonly log: Log;
  /** Counts what the audit trail records, where figures are kept. */
  readonly countAudited?: (what: string, outcome: string) => void;
  /** Failures, and where that is asked for every request, each a line of JSON. */
  readonly journal: Journal;
  /** Bytes that may still be written where the acquirer writes files. */
  readonly freeBytes: () => Promise<number>;
  /** Whether the process has been asked to end: it still answers, but must get no new requests. */
  readonly draining: () => boolean;
}
