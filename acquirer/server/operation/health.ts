import type { Hono } from 'hono';
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

const isReady = async ({ db, draining }: Services) =>
  !draining() && (await inTime(isMigrated(db)).catch(() => false));

/**
 * `/healthz`: 200 as long as the process answers at all. `/readyz`: 200 while requests may be sent
 * here: every migration is in the database, it answers, and nobody has asked the process to end; 503
 * otherwise.
 */
export const mountHealth = (app: Hono<AcquirerEnv>, services: Services) => {
  app.get('/healthz', (c) => c.text('alive', 200, never));
  app.get('/readyz', async (c) =>
    (await isReady(services)) ? c.text('ready', 200, never) : c.text('not ready', 503, never),
  );
};
