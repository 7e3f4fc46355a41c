import { Hono } from 'hono';
import * as v from 'valibot';
import { refuse } from './common/refusal';
import { assertAuditable, audit, auditTrail, brokenLines } from './http/audit';
import type { AcquirerContext, AcquirerEnv } from './http/env';
import { onError } from './http/errors';
import { mountHealth } from './operation/health';
import type { Metrics } from './operation/metrics';
import { erasePersonalData, exportPersonalData } from './personal-data';
import type { Services } from './services';

const day = v.pipe(v.string(), v.isoDate());

const dayIn = (c: AcquirerContext, name: string, usual: string) => {
  const parsed = v.safeParse(day, c.req.query(name) ?? usual);
  return parsed.success ? parsed.output : refuse(400, `${name}: expected YYYY-MM-DD`);
};

const encoder = new TextEncoder();

/** JSON, a line for each event. */
const linesOf = (pages: ReturnType<typeof auditTrail>) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value = [] } = await pages.next();
      if (done) controller.close();
      else
        controller.enqueue(encoder.encode(value.map((one) => `${JSON.stringify(one)}\n`).join('')));
    },
    cancel: () => void pages.return(),
  });

/**
 * `/audit?from=2026-03-01&before=2026-04-01`: the audit trail of some days, in UTC; all of it without
 * them. `/audit/broken`: the ids of lines before which one is missing, or that were changed.
 */
const mountAudit = (app: Hono<AcquirerEnv>, { db }: Services) => {
  app.get('/audit/broken', async (c) =>
    c.json(await brokenLines(db), 200, { 'Cache-Control': 'no-store' }),
  );
  app.get('/audit', (c) => {
    const [from, before] = [dayIn(c, 'from', '2000-01-01'), dayIn(c, 'before', '9999-12-31')];
    return c.body(linesOf(auditTrail(db, new Date(from), new Date(before))), 200, {
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'no-store',
    });
  });
};

/** A page in a browser of the operator cannot ask for these: it would send its origin. */
const userIn = (c: AcquirerContext) => {
  if (c.req.header('origin') !== undefined) refuse(403, 'not from a page');
  return c.req.query('user') ?? refuse(400, 'user: expected');
};

/** `/personal-data/export?user=` and `/personal-data/erase?user=`: what is stored about a person. */
const mountPersonalData = (app: Hono<AcquirerEnv>, services: Services) => {
  app.post('/personal-data/export', async (c) => {
    const user = userIn(c);
    await assertAuditable(services);
    const found = await exportPersonalData(services, user);
    await audit(services, c, { what: 'exportPersonalData', outcome: 'done', subject: user });
    return c.json(found, 200, { 'Cache-Control': 'no-store' });
  });
  app.post('/personal-data/erase', async (c) => {
    const user = userIn(c);
    await assertAuditable(services);
    const userId = await erasePersonalData(services, user);
    await audit(services, c, { what: 'erasePersonalData', outcome: 'done', subject: userId });
    return c.json({ erased: userId });
  });
};

/**
 * What is for those who operate the acquirer, on a port that no proxy leads to: `/metrics`, `/audit`,
 * `/personal-data`, `/healthz`, `/readyz`.
 */
export const createAdmin = (services: Services, { mount }: Metrics) => {
  const app = new Hono<AcquirerEnv>();
  app.onError(onError(services.journal));
  mountHealth(app, services);
  mount(app);
  mountAudit(app, services);
  mountPersonalData(app, services);
  app.all('*', () => refuse(404, 'no such path'));
  return app;
};
