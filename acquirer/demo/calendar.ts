import { getConnInfo } from '@hono/node-server/conninfo';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { type CaseTime, type Clockwork, caseTime, clockName } from '../server/cases/days';
import { disputeClock } from '../server/cases/tables';
import { refuse } from '../server/common/refusal';
import { bounded, readBody } from '../server/http/body';
import type { AcquirerContext, AcquirerEnv } from '../server/http/env';
import type { Services } from '../server/services';

const path = '/demo/clock';

const step = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
});

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const assertLocal = (c: AcquirerContext) => {
  const address = c.env?.incoming ? getConnInfo(c).remote.address : '127.0.0.1';
  if (!loopback.test(address ?? '')) refuse(403, 'from this machine only');
};

/** Sets the clock of the cases ahead, does the work of those days, and answers the day it then is. */
const moveCaseClock = async (services: Clockwork, days: number): Promise<CaseTime> => {
  await caseTime(services);
  await services.db
    .update(disputeClock)
    .set({ daysAhead: sql`${disputeClock.daysAhead} + ${days}` })
    .where(eq(disputeClock.name, clockName));
  return caseTime(services);
};

/**
 * `/demo/clock`, in demo and from this machine only. GET answers `{today}`, the day it is for cases.
 * POST `{days}` sets their clock 1 to 400 days further ahead, does the acquirer's work of those days
 * and answers `{today}`. Sessions, passwords and movements keep the real time.
 */
export const mountCalendar = (app: Hono<AcquirerEnv>, services: Services) => {
  app.get(path, async (c) => {
    assertLocal(c);
    const { today } = await caseTime(services);
    return c.json({ today }, 200, { 'Cache-Control': 'no-store' });
  });
  app.post(path, ...bounded('json'), async (c) => {
    assertLocal(c);
    const { days } = await readBody(c, 'json', step);
    const { today } = await moveCaseClock(services, days);
    return c.json({ today });
  });
};
