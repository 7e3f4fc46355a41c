import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { eboxDetail, caseDetail as wireDetail } from '../../contract/cases';
import type { Session } from '../accounts/session';
import { calendarDay, wallClock } from '../common/clock';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { eboxManager } from '../ebox/tables';
import { adjustment } from '../letters/tables';
import { onePoint } from '../merchants/points';
import { pos } from '../merchants/tables';
import type { Services } from '../services';
import { caseTime } from './days';
import { cameWith, pathOf } from './documents';
import { signAndPlace } from './list';
import { reasonOf } from './reasons';
import { caseOf } from './scope';
import { stateLabels } from './states';
import { attachment, type CaseColumns, caseEvent, practiceNumber } from './tables';

type Detail = v.InferInput<typeof wireDetail>;
type History = NonNullable<Detail['messagesList']>;

/** As the wire writes a moment. */
const timeOf = (instant: Date) => wallClock(instant).replace(' ', 'T');

const eventsOf = (db: Database, { id, societyCode }: CaseColumns) =>
  db
    .select({ event: caseEvent, id: attachment.id, name: attachment.name })
    .from(caseEvent)
    .leftJoin(attachment, cameWith)
    .where(and(eq(caseEvent.societyCode, societyCode), eq(caseEvent.caseId, id)))
    .orderBy(desc(caseEvent.at), desc(caseEvent.id), asc(attachment.id));

/** CAS-044: the history, newest first, each event with its documents. */
const historyOf = async (db: Database, one: CaseColumns): Promise<History> => {
  const entries = new Map<number, History[number] & { allegatiList: unknown[] }>();
  for (const { event, id, name } of await eventsOf(db, one)) {
    const entry = entries.get(event.id) ?? {
      dataCreazione: timeOf(event.at),
      statoEbox: stateLabels[event.state],
      testo: event.message,
      allegatiList: [],
    };
    if (id !== null && name !== null) {
      entry.allegatiList.push({ documento: name, path: pathOf(one.id, id) });
    }
    entries.set(event.id, entry);
  }
  return [...entries.values()];
};

const pointOf = async (db: Database, { societyCode, posCode }: CaseColumns) => {
  const [found] = await db.select().from(pos).where(onePoint(societyCode, posCode));
  if (!found) throw new Error('a case without a point of sale');
  return found;
};

/** Extension `assignCase`: who handed it over last; undefined where no manager did. */
const assignmentOf = async (
  db: Database,
  { societyCode, assignedFrom, assignedAt, assignedNote }: CaseColumns,
) => {
  if (assignedFrom === null || assignedAt === null) return undefined;
  const [giver] = await db
    .select({ description: eboxManager.description })
    .from(eboxManager)
    .where(and(eq(eboxManager.societyCode, societyCode), eq(eboxManager.id, assignedFrom)));
  return { from: giver?.description, at: timeOf(assignedAt), message: assignedNote };
};

/** The letters of a case that have been written, oldest first. */
const chargesOf = async ({ db, clock }: Services, { societyCode, id }: CaseColumns) => {
  const rows = await db
    .select()
    .from(adjustment)
    .where(
      and(
        eq(adjustment.societyCode, societyCode),
        eq(adjustment.movementId, id),
        eq(adjustment.type, 'CON'),
        lte(adjustment.letterDate, calendarDay(clock())),
      ),
    )
    .orderBy(asc(adjustment.letterDate), asc(adjustment.id));
  return rows.map(({ letterDate, amount, description }) => ({
    date: letterDate,
    amount: euro(amount),
    description,
  }));
};

const headOf = (one: CaseColumns) => ({
  number: practiceNumber(one),
  openingDate: one.openedOn,
  state: stateLabels[one.state],
  codSoc: one.societyCode,
  codPoS: one.posCode,
  transDate: one.transactionAt.slice(0, 10),
  hour: one.transactionAt.slice(11, 16),
  card: one.pan,
  transAmount: euro(one.amount),
  autorization: one.authorizationCode,
  codTerm: one.terminal,
  numOper: one.operation,
  arn: one.arn,
});

/** API-072, API-073: everything about one case. 403 for the case of others. */
export const caseDetail =
  (services: Services) =>
  async ({ caseID }: ParsedRequestOf<typeof eboxDetail>, { account }: Session): Promise<Detail> => {
    const { db } = services;
    await caseTime(services);
    const one = await caseOf(db, account, caseID);
    const { type, documents, message } = reasonOf(one.reason);
    return {
      ...headOf(one),
      practiceType: type,
      signLocale: signAndPlace(await pointOf(db, one)),
      requestDocList: [...documents],
      message,
      messagesList: await historyOf(db, one),
      assignment: await assignmentOf(db, one),
      charges: await chargesOf(services, one),
    };
  };
