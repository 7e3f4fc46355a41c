import { and, eq } from 'drizzle-orm';
import { account } from '../accounts/tables';
import type { Database } from '../database/database';
import { ebox, eboxManager } from '../ebox/tables';
import { logUnsentNotice } from '../messages/delivery-error';
import type { Services } from '../services';

interface Confirmed {
  readonly to: string;
  readonly isNew: boolean;
  readonly company: string;
}

/**
 * ENR-009: an enrolment, or its modification, is confirmed by e-mail; a failed mail does not undo
 * it.
 */
export const confirmByEmail = ({ messenger, log }: Services, { to, isNew, company }: Confirmed) => {
  const text = isNew
    ? `L’iscrizione di ${company} a Dispute Online è confermata. Dal prossimo accesso al portale il servizio sarà attivo.`
    : `La modifica dell’iscrizione di ${company} a Dispute Online è confermata.`;
  const subject = `Iscrizione a Dispute Online ${isNew ? 'confermata' : 'modificata'}`;
  messenger.send({ to, channel: 'email', subject, text }).catch(logUnsentNotice(log));
};

/** Who is in charge of Dispute Online for a company, and the address of each. */
export interface InCharge {
  readonly role: 'responsible' | 'manager';
  readonly userId: string;
  readonly email: string;
}

/** The responsible person and the managers in force; none where the company is not enrolled. */
export const inChargeOf = async (db: Database, societyCode: string): Promise<InCharge[]> => {
  const responsible = await db
    .select({ userId: ebox.userId, email: ebox.email })
    .from(ebox)
    .where(eq(ebox.societyCode, societyCode));
  const managers = await db
    .select({ userId: eboxManager.userId, email: eboxManager.email })
    .from(eboxManager)
    .where(and(eq(eboxManager.societyCode, societyCode), eq(eboxManager.suspended, false)));
  return [
    ...responsible.map((one) => ({ role: 'responsible' as const, ...one })),
    ...managers.map((one) => ({ role: 'manager' as const, ...one })),
  ];
};

const sentences = {
  responsible: 'non è più responsabile di Dispute Online',
  manager: 'non è più gestore di Dispute Online',
} as const;

/** The address that was enrolled, and the one that the user has now. */
const addressesOf = async (db: Database, { userId, email }: InCharge) => {
  const users = await db
    .select({ email: account.email })
    .from(account)
    .where(eq(account.userId, userId));
  return new Set([email, ...users.flatMap((user) => user.email ?? [])]);
};

interface Replaced {
  readonly before: readonly InCharge[];
  readonly after: readonly InCharge[];
  readonly company: string;
  /** Who did it. */
  readonly by: string;
}

/** ENR-009: notifies who is no longer responsible or manager, or no longer under the same address. */
export const notifyReplaced = (
  { db, messenger, log }: Services,
  { before, after, company, by }: Replaced,
) => {
  const goesOn = ({ role, userId, email }: InCharge) =>
    after.some((one) => one.role === role && one.userId === userId && one.email === email);
  const failed = logUnsentNotice(log);
  const subject = 'Iscrizione a Dispute Online modificata';
  for (const one of before.filter((former) => !goesOn(former))) {
    const text = `L’iscrizione di ${company} a Dispute Online è stata modificata dall’utenza ${by}: l’utenza ${one.userId}, con l’indirizzo ${one.email}, ${sentences[one.role]}. Se non riconosce la modifica, la preghiamo di contattare subito il servizio clienti.`;
    addressesOf(db, one)
      .then((all) =>
        [...all].map((to) => messenger.send({ to, channel: 'email', subject, text }).catch(failed)),
      )
      .catch(failed);
  }
};
