import type { Hono } from 'hono';
import { version } from '../../../package.json';
import { isMigrated } from '../database/migrate';
import type { AcquirerEnv } from '../http/env';
import type { Services } from '../services';

export const healthPaths = ['/healthz', '/readyz'];

const patienceMs = 2_000;

const never = { 'Cache-Control': 'no-store' };

/** Rejects when the database does not answer in time. */
const inTime = <Result>(work: Promise<Result>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Bytes. A reply with its documents takes 25 MB, and the embedded database writes its log besides.
 */
const leastRoom = 64 * 1024 * 1024;

const hasRoom = async ({ freeBytes }: Services) => (await freeBytes()) >= leastRoom;

const isReady = async (services: Services) =>
  !services.draining() &&
  (await hasRoom(services)) &&
  (await inTime(isMigrated(services.db)).catch(() => false));

/**
 * `/healthz`: 200 and the version while the process answers at all. `/readyz`: 200 while it accepts
 * requests, 503 otherwise. Ready means: all migrations are applied, the database answers, 64 MB of
 * disk are free, no shutdown is requested.
 */
export const mountHealth = (app: Hono<AcquirerEnv>, services: Services) => {
  app.get('/healthz', (c) => c.text(`alive ${version}`, 200, never));
  app.get('/readyz', async (c) =>
    (await isReady(services)) ? c.text('ready', 200, never) : c.text('not ready', 503, never),
  );
};
