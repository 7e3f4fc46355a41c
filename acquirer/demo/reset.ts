import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { account } from '../server/accounts/tables';
import { disputeCase, disputeClock } from '../server/cases/tables';
import type { Database } from '../server/database/database';
import { ebox, eboxManager } from '../server/ebox/tables';
import { rateLimit, storedAnswer } from '../server/http/audit-tables';
import type { AcquirerEnv } from '../server/http/env';
import { adjustment } from '../server/letters/tables';
import { oneTimeCode } from '../server/otp/tables';
import { pageAround } from '../server/pages/page';
import { registration } from '../server/registration/tables';
import type { Services } from '../server/services';
import { outbox } from './outbox/messages';
import { assertLocal, assertOwnPage, demoHeader } from './page';

const path = '/demo/reset';

const page = (done: string) =>
  pageAround({
    title: 'Ripristino della demo',
    header: demoHeader,
    body: `${done}
<p>Utenti, iscrizioni, pratiche e messaggi tornano come al primo avvio, e chi ha una sessione esce. I movimenti restano.</p>
<form method="post" action="${path}">
<button>Ripristina</button>
</form>`,
  });

/** Removes what people change; what refers to it goes with it, and what cases have debited and credited. */
const removeChanges = async (db: Database) => {
  await db.delete(adjustment).where(eq(adjustment.type, 'CON'));
  await db.execute(
    sql`truncate ${account}, ${registration}, ${oneTimeCode}, ${ebox}, ${eboxManager}, ${disputeCase},
      ${disputeClock}, ${rateLimit}, ${storedAnswer}, ${outbox} cascade`,
  );
};

/**
 * `/demo/reset`, from this machine only: a page whose button removes what people have changed and
 * seeds it again. Movements, and what follows from them, stay.
 */
export const mountReset = (app: Hono<AcquirerEnv>, { db }: Services, seed: () => Promise<void>) => {
  app.get(path, (c) => {
    assertLocal(c);
    c.header('Cache-Control', 'no-store');
    return c.html(page(''));
  });
  app.post(path, async (c) => {
    assertLocal(c);
    assertOwnPage(c);
    await removeChanges(db);
    await seed();
    return c.html(page('<p role="status">La demo è come al primo avvio.</p>'));
  });
};
