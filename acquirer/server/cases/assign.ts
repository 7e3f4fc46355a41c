import { and, eq, inArray } from 'drizzle-orm';
import type { assignCase as assignCaseCall } from '../../contract/assign-case';
import type { ParsedRequestOf } from '../../contract/call';
import type { Session } from '../accounts/session';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { ebox, eboxManager, type ManagerRow } from '../ebox/tables';
import type { AcquirerContext } from '../http/env';
import { publicOrigin } from '../http/own-origin';
import { logUnsentNotice } from '../messages/delivery-error';
import type { Services } from '../services';
import { caseTime } from './days';
import { caseInWords, whereIs } from './reminders';
import { caseOf, managerOf } from './scope';
import { answerable } from './states';
import { type CaseColumns, caseEvent, disputeCase } from './tables';

type Request = ParsedRequestOf<typeof assignCaseCall>;

interface Assignment {
  readonly one: CaseColumns;
  readonly from: ManagerRow;
  readonly to: ManagerRow;
  readonly note: string;
  readonly at: Date;
}

const managerWith = async (db: Database, { societyCode, managerId }: CaseColumns) => {
  const [found] = await db
    .select()
    .from(eboxManager)
    .where(and(eq(eboxManager.societyCode, societyCode), eq(eboxManager.id, managerId ?? 0)));
  return found ?? refuse(403, 'case: not yours');
};

/** Only a case that can be answered moves. Of two handovers at once, one finds it with the manager who had it. */
const move = async (db: Database, { one, from, to, note, at }: Assignment) => {
  const changed = await db
    .update(disputeCase)
    .set({ managerId: to.id, assignedFrom: from.id, assignedAt: at, assignedNote: note })
    .where(
      and(
        eq(disputeCase.societyCode, one.societyCode),
        eq(disputeCase.id, one.id),
        eq(disputeCase.managerId, from.id),
        inArray(disputeCase.state, answerable),
      ),
    )
    .returning({ state: disputeCase.state });
  return changed[0] ?? refuse(400, 'case: it cannot be answered, or has changed hands');
};

const inHistory = ({ from, to, note }: Assignment) =>
  [`Assegnata da ${from.description} a ${to.description}.`, note].filter(Boolean).join(' ');

const store = (db: Database, assignment: Assignment) =>
  db.transaction(async (tx) => {
    const { societyCode, id: caseId } = assignment.one;
    const { state } = await move(tx, assignment);
    await tx.insert(caseEvent).values({
      societyCode,
      caseId,
      at: assignment.at,
      state,
      message: inHistory(assignment),
    });
    return { ...assignment.one, state, managerId: assignment.to.id };
  });

/** PRM-012: the responsible person of the company gets a copy on request. */
const recipientsOf = async (db: Database, { email, societyCode }: ManagerRow) => {
  const [company] = await db.select().from(ebox).where(eq(ebox.societyCode, societyCode));
  return new Set(company?.copies ? [email, company.email] : [email]);
};

const inEmail = ({ from, note }: Assignment, moved: CaseColumns, origin: string | undefined) =>
  [
    `Dispute Online: la ${caseInWords(moved)}, Le è stata assegnata da ${from.description}.`,
    note && `Messaggio: «${note}»`,
    `La richiesta è consultabile qui: ${whereIs(origin, moved)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** The case is handed over already: an e-mail that cannot be sent undoes nothing. */
const notify = ({ db, messenger, log }: Services, manager: ManagerRow, text: string) => {
  const failed = logUnsentNotice(log);
  const subject = 'Una richiesta Le è stata assegnata';
  recipientsOf(db, manager)
    .then((recipients) =>
      [...recipients].map((to) =>
        messenger.send({ to, channel: 'email', subject, text }).catch(failed),
      ),
    )
    .catch(failed);
};

/**
 * Extension `assignCase`: hands a case that can be answered over to another manager of the company.
 * History, owner and note are stored together. The manager who has it already keeps it, with no
 * second line and no second e-mail.
 *
 * 403 for the case or the manager of others. 400 for a suspended manager, for a case that can no
 * longer be answered, and for one that changed hands at the same moment.
 */
export const assignCase =
  (services: Services) =>
  async ({ caseID, ebox, message }: Request, { account }: Session, c: AcquirerContext) => {
    const { db, settings } = services;
    const { now: at } = await caseTime(services);
    const one = await caseOf(db, account, caseID);
    const to = await managerOf(db, account, ebox);
    if (to.suspended) refuse(400, 'ebox: the manager is suspended');
    if (one.managerId === to.id) return {};
    const assignment = { one, from: await managerWith(db, one), to, note: message.trim(), at };
    const moved = await store(db, assignment);
    const text = inEmail(assignment, moved, publicOrigin(c, settings));
    notify(services, to, text);
    return {};
  };
