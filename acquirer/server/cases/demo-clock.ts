import { getConnInfo } from '@hono/node-server/conninfo';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { refuse } from '../common/refusal';
import { bounded, readBody } from '../http/body';
import type { AcquirerContext, AcquirerEnv } from '../http/env';
import type { Services } from '../services';
import { caseTime, moveCaseClock } from './days';

/** Where the demo's clock of cases stands. */
export const caseClockPath = '/demo/clock';

const step = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
});

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const assertLocal = (c: AcquirerContext) => {
  const address = c.env?.incoming ? getConnInfo(c).remote.address : '127.0.0.1';
  if (!loopback.test(address ?? '')) refuse(403, 'from this machine only');
};

/**
 * `/demo/clock`, in demo and from this machine only. GET answers `{today}`, the day it is for cases.
 * POST `{days}` sets their clock 1 to 400 days further ahead, does the acquirer's work of those days
 * and answers `{today}`. Sessions, passwords and movements keep the real time.
 */
export const mountCaseClock = (app: Hono<AcquirerEnv>, services: Services) => {
  app.get(caseClockPath, async (c) => {
    assertLocal(c);
    const { today } = await caseTime(services);
    return c.json({ today }, 200, { 'Cache-Control': 'no-store' });
  });
  app.post(caseClockPath, ...bounded('json'), async (c) => {
    assertLocal(c);
    const { days } = await readBody(c, 'json', step);
    const { today } = await moveCaseClock(services, days);
    return c.json({ today });
  });
};
