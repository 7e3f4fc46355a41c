import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { type CaseTime, type Clockwork, caseTime, clockName } from '../server/cases/days';
import { disputeClock } from '../server/cases/tables';
import { withBody } from '../server/http/body';
import type { AcquirerContext, AcquirerEnv } from '../server/http/env';
import { pageAround } from '../server/pages/page';
import type { Services } from '../server/services';
import { assertLocal, assertOwnPage, demoHeader, wantsPage } from './page';

const path = '/demo/clock';

const most = 400;
const step = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)),
});
const stepOfForm = v.object({
  days: v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(most),
  ),
});

const italianDay = (day: string) => day.split('-').reverse().join('-');

const page = (today: string, moved = '') =>
  pageAround({
    title: 'Calendario delle pratiche',
    header: demoHeader,
    body: `${moved === '' ? '' : `<p role="status">${moved}</p>`}
<p>Per le pratiche oggi è il ${italianDay(today)}. Sessioni, password e movimenti seguono il calendario vero.</p>
<form method="post" action="${path}">
<p><label for="giorni">Giorni</label> <input id="giorni" name="days" type="number" min="1" max="${most}" value="7" required></p>
<button>Porta avanti</button>
</form>`,
  });

const isForm = (c: AcquirerContext) =>
  (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

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
 * and answers `{today}`, or the page where its form sends them. Sessions, passwords and movements keep the real time.
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
    assertOwnPage(c);
    if (isForm(c))
      return withBody(c, { kind: 'form' }, stepOfForm, async ({ days }) => {
        const { today } = await moveCaseClock(services, days);
        return c.html(page(today, `Portato avanti di ${days} giorni.`));
      });
    return withBody(c, { kind: 'json' }, step, async ({ days }) => {
      const { today } = await moveCaseClock(services, days);
      return c.json({ today });
    });
  });
};
