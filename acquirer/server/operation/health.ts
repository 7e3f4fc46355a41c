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

/** Bytes. A reply with its documents takes 25 MB, and the embedded database writes its log beside. */
const leastRoom = 64 * 1024 * 1024;

const hasRoom = async ({ freeBytes }: Services) => (await freeBytes()) >= leastRoom;

const isReady = async (services: Services) =>
  !services.draining() &&
  (await hasRoom(services)) &&
  (await inTime(isMigrated(services.db)).catch(() => false));

/**
 * `/healthz`: 200 and the version as long as the process answers at all. `/readyz`: 200 while requests may be sent
 * here: every migration is in the database, it answers, 64 MB are free on the disk, and the process has
 * not been asked to end; 503 otherwise.
 */
export const mountHealth = (app: Hono<AcquirerEnv>, services: Services) => {
  app.get('/healthz', (c) => c.text(`alive ${version}`, 200, never));
  app.get('/readyz', async (c) =>
    (await isReady(services)) ? c.text('ready', 200, never) : c.text('not ready', 503, never),
  );
};
