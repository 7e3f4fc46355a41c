import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ReplyCount } from '../../contract/report';
import { daysToAnswer } from '../cases/lifecycle';
import { managerOfCase } from '../cases/scope';
import { caseEvent, disputeCase } from '../cases/tables';
import { addDays, calendarDay } from '../common/clock';
import type { Database } from '../database/database';
import { eboxManager } from '../ebox/tables';

type Kind = 'inTime' | 'late' | 'unanswered';

/** Neither open nor withdrawn: an answer was given, or the time for it is over. */
const judged = ['visione', 'evase', 'scadute', 'chiuse'] as const;

const lastReply = (db: Database) =>
  db
    .select({
      caseId: caseEvent.caseId,
      at: sql`max(${caseEvent.at})`.mapWith(caseEvent.at).as('replied_at'),
    })
    .from(caseEvent)
    .innerJoin(
      disputeCase,
      and(eq(disputeCase.societyCode, caseEvent.societyCode), eq(disputeCase.id, caseEvent.caseId)),
    );

const judgedCases = (db: Database, chosen: SQL | undefined) => {
  const which = and(chosen, inArray(disputeCase.state, judged));
  const replied = lastReply(db)
    .where(and(which, eq(caseEvent.state, 'visione')))
    .groupBy(caseEvent.caseId)
    .as('replied');
  return db
    .select({
      openedOn: disputeCase.openedOn,
      reply: disputeCase.reply,
      repliedAt: replied.at,
      ebox: disputeCase.managerId,
      manager: eboxManager.description,
    })
    .from(disputeCase)
    .leftJoin(eboxManager, managerOfCase)
    .leftJoin(replied, eq(replied.caseId, disputeCase.id))
    .where(which);
};

type Judged = Awaited<ReturnType<typeof judgedCases>>[number];

const kindOf = ({ openedOn, reply, repliedAt }: Judged): Kind => {
  if (reply === null || repliedAt === null) return 'unanswered';
  return calendarDay(repliedAt) > addDays(openedOn, daysToAnswer) ? 'late' : 'inTime';
};

const emptyLine = ({ openedOn, ebox, manager }: Judged): ReplyCount => ({
  ebox: ebox === null ? '' : String(ebox),
  manager: manager ?? '',
  month: `${openedOn.slice(0, 4)}${openedOn.slice(5, 7)}`,
  inTime: 0,
  late: 0,
  unanswered: 0,
});

const placeOf = ({ month, manager, ebox }: ReplyCount) => `${month} ${manager} ${ebox}`;

const inPlace = (one: ReplyCount, other: ReplyCount) => (placeOf(one) < placeOf(other) ? -1 : 1);

/**
 * How the chosen cases were answered, by the month they were opened in and by manager. The last
 * reply counts, against the first deadline: one that had to be completed may be late.
 */
export const repliesOf = async (db: Database, chosen: SQL | undefined): Promise<ReplyCount[]> => {
  const lines = new Map<string, ReplyCount>();
  for (const one of await judgedCases(db, chosen)) {
    const line = emptyLine(one);
    const known = lines.get(placeOf(line)) ?? line;
    known[kindOf(one)] += 1;
    lines.set(placeOf(line), known);
  }
  return [...lines.values()].sort(inPlace);
};
