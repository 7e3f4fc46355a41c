import type { Hono } from 'hono';
import * as v from 'valibot';
import { notify } from '../accounts/notices';
import { isUndoable, undoChange } from '../accounts/previous-emails';
import { audit } from '../http/audit';
import { withBody } from '../http/body';
import type { AcquirerContext, AcquirerEnv } from '../http/env';
import { limited, noStore } from '../http/middleware';
import { escapeHtml, page, pageAround } from '../pages/page';
import type { Services } from '../services';
import { undoPath } from './undo-path';

const title = 'Indirizzo e-mail';

const asked = (code: string) =>
  pageAround({
    title,
    body: `<p>Annullando la modifica, l’utenza torna all’indirizzo e-mail di prima e le sessioni aperte vengono chiuse.</p>
<form method="post" action="${undoPath}">
<input type="hidden" name="code" value="${escapeHtml(code)}">
<button type="submit">ANNULLA LA MODIFICA</button>
</form>`,
  });

const done = page(title, [
  'La modifica è stata annullata: l’utenza ha di nuovo l’indirizzo e-mail di prima, e le sessioni aperte sono state chiuse.',
  'La preghiamo di accedere al portale e di modificare la password.',
]);

const over = page(title, [
  'Il collegamento non è più valido: è già stato utilizzato, oppure sono trascorse 72 ore.',
  'Se non riconosce la modifica, la preghiamo di contattare subito il servizio clienti.',
]);

const form = v.object({ code: v.optional(v.string(), '') });

const undo = async (services: Services, c: AcquirerContext, code: string) => {
  const undone = await undoChange(services.db, code, services.clock());
  if (undone === undefined) return false;
  const { userId } = undone.after;
  await audit(services, c, { what: 'undoEmail', outcome: 'done', userId });
  notify(services, undone.before, 'emailUndone');
  notify(services, undone.after, 'emailUndone');
  return true;
};

/**
 * The page behind the link of an e-mail about a new address. Opening it changes nothing, because
 * mail programs open links by themselves. Its button restores the previous address and ends the
 * sessions.
 */
export const mountUndoEmail = (app: Hono<AcquirerEnv>, services: Services) => {
  const gone = (c: AcquirerContext) => c.html(over, 410);
  app.use(undoPath, noStore, limited(services, 'undo'));
  app.get(undoPath, async (c) => {
    const code = c.req.query('code') ?? '';
    return (await isUndoable(services.db, code, services.clock())) ? c.html(asked(code)) : gone(c);
  });
  app.post(undoPath, (c) =>
    withBody(c, { kind: 'form' }, form, async ({ code }) =>
      (await undo(services, c, code)) ? c.html(done) : gone(c),
    ),
  );
};
