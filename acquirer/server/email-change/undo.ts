import type { Hono } from 'hono';
import { notify } from '../accounts/notices';
import { isUndoable, undoChange } from '../accounts/previous-emails';
import { assertAuditable, audit } from '../http/audit';
import type { AcquirerContext, AcquirerEnv } from '../http/env';
import { mountLinkPage } from '../pages/link-page';
import type { Services } from '../services';

const question =
  'Annullando la modifica, l’utenza torna all’indirizzo e-mail di prima e le sessioni aperte vengono chiuse.';

const undo = async (services: Services, c: AcquirerContext, code: string) => {
  await assertAuditable(services);
  const undone = await undoChange(services.db, code, services.clock());
  if (undone === undefined) return false;
  const { userId } = undone.after;
  await audit(services, c, { what: 'undoEmail', outcome: 'done', userId });
  notify(services, undone.before, 'emailUndone');
  notify(services, undone.after, 'emailUndone');
  return true;
};

/**
 * The page behind the link of an e-mail about a new address. Its button restores the previous
 * address and ends the sessions.
 */
export const mountUndoEmail = (app: Hono<AcquirerEnv>, services: Services) =>
  mountLinkPage(app, services, {
    path: undoPath,
    title: 'Indirizzo e-mail',
    question: async (code) =>
      (await isUndoable(services.db, code, services.clock())) ? question : undefined,
    button: 'ANNULLA LA MODIFICA',
    use: (c, code) => undo(services, c, code),
    done: [
      'La modifica è stata annullata: l’utenza ha di nuovo l’indirizzo e-mail di prima, e le sessioni aperte sono state chiuse.',
      'La preghiamo di accedere al portale e di modificare la password.',
    ],
    over: [
      'Il collegamento non è più valido: è già stato utilizzato, oppure sono trascorse 72 ore.',
      'Se non riconosce la modifica, la preghiamo di contattare subito il servizio clienti.',
    ],
  });

/** Where the link of an e-mail leads that undoes a new address. */
export const undoPath = '/auth/undo-email';
