import type { Hono } from 'hono';
import { admissionOf, admitPath, admitUser, refusePath, refuseUser } from '../accounts/admission';
import { assertAuditable, audit } from '../http/audit';
import type { AcquirerContext, AcquirerEnv } from '../http/env';
import { type LinkPage, mountLinkPage } from '../pages/link-page';
import type { Services } from '../services';

const over = [
  'Il collegamento non è più valido: è già stata data una risposta, oppure sono trascorse 72 ore.',
  'Se non riconosce l’utenza, la preghiamo di contattare subito il servizio clienti.',
];

/**
 * The two pages behind the links of an e-mail about a new user: one admits it, one refuses it. The
 * answer is in the audit trail under the user who was asked.
 */
export const mountAdmission = (app: Hono<AcquirerEnv>, services: Services) => {
  const question = (text: (userId: string) => string) => async (code: string) => {
    const found = await admissionOf(services.db, code, services.clock());
    return found && text(found.newcomer.userId);
  };
  const answering =
    (what: 'admitUser' | 'refuseUser', answer: typeof admitUser) =>
    async (c: AcquirerContext, code: string) => {
      await assertAuditable(services);
      const found = await answer(services, code);
      if (found === undefined) return false;
      const { admitter: userId, newcomer } = found;
      await audit(services, c, {
        what,
        outcome: 'done',
        userId: userId ?? undefined,
        subject: newcomer.userId,
      });
      return true;
    };
  const pages: readonly LinkPage[] = [
    {
      path: admitPath,
      title: 'Nuova utenza',
      question: question(
        (userId) =>
          `Ammettendola, l’utenza ${userId} può accedere al portale, vederne i dati e gestire Dispute Online. La ammetta solo se sa a chi appartiene.`,
      ),
      button: 'AMMETTI L’UTENZA',
      use: answering('admitUser', admitUser),
      done: ['L’utenza è stata ammessa.'],
      over,
    },
    {
      path: refusePath,
      title: 'Nuova utenza',
      question: question(
        (userId) => `Rifiutandola, l’utenza ${userId} non può accedere al portale.`,
      ),
      button: 'RIFIUTA L’UTENZA',
      use: answering('refuseUser', refuseUser),
      done: ['L’utenza è stata rifiutata, e non può accedere al portale.'],
      over,
    },
  ];
  for (const one of pages) mountLinkPage(app, services, one);
};
