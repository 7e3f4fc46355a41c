import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { type CaseTime, type Clockwork, caseTime, clockName } from '../server/cases/days';
import { disputeClock } from '../server/cases/tables';
import { withBody } from '../server/http/body';
import type { AcquirerEnv } from '../server/http/env';
import { pageAround } from '../server/pages/page';
import type { Services } from '../server/services';
import { assertLocal, demoHeader, wantsPage } from './page';

const path = '/demo/clock';

const step = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
});

const page = (today: string) =>
  pageAround({
    title: 'Calendario delle pratiche',
    header: demoHeader,
    body: `<p>Per le pratiche oggi è il ${today.split('-').reverse().join('-')}. Sessioni, password e movimenti seguono il calendario vero.</p>
<p>Per portarlo avanti: <code>curl -X POST localhost:4173/demo/clock -H 'Content-Type: application/json' -d '{"days": 7}'</code></p>`,
  });

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
 * `/demo/clock`, from this machine only. GET answers `{today}`, the day it is for cases, or a page.
 * POST `{days}` sets their clock 1 to 400 days further ahead, does the acquirer's work of those days
 * and answers `{today}`. Sessions, passwords and movements keep the real time.
 */
export const mountCalendar = (app: Hono<AcquirerEnv>, services: Services) => {
  app.get(path, async (c) => {
    assertLocal(c);
    const { today } = await caseTime(services);
    c.header('Cache-Control', 'no-store');
    return wantsPage(c, 'application/json') ? c.html(page(today)) : c.json({ today });
  });
  app.post(path, (c) => {
    assertLocal(c);
    return withBody(c, { kind: 'json' }, step, async ({ days }) => {
      const { today } = await moveCaseClock(services, days);
      return c.json({ today });
    });
  });
};
