import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { monthByPoint, pointMonth } from '../../contract/month-by-point';
import type { Session } from '../accounts/session';
import { calendarDay, firstOfMonth, windowStart } from '../common/clock';
import { euro } from '../common/money';
import { type Period, periodOf } from '../common/period';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { exportRows, sumOf } from '../database/paging';
import type { CallHandlings } from '../http/call-route';
import { pos } from '../merchants/tables';
import { settlement } from '../movements/tables';
import type { Services } from '../services';
import { settledDuring, settlementsOf } from '../summaries/selection';

/** A month of every point of sale of a company. */
export const monthByPointCalls = (services: Services) =>
  ({
    monthByPoint: { access: 'session', handle: pointMonths(services) },
  }) satisfies CallHandlings;

/** All movements, and the money of the valid ones, as in summaries and statistics. */
const sums = {
  movements: sumOf(settlement.movements),
  cancelled: sumOf(settlement.cancelled),
  amount: sumOf(settlement.grossCalculated),
  commission: sumOf(settlement.commissionCalculated),
  net: sumOf(settlement.netCalculated),
};

interface Days extends Period {
  /** Only the days of the month up to this one. */
  readonly untilDay: number;
}

const sumsByPoint = (db: Database, societyCode: string, { untilDay, ...period }: Days) =>
  db
    .select({ posCode: settlement.posCode, ...sums })
    .from(settlement)
    .where(
      and(
        settlementsOf({ societyCode, posCode: undefined }),
        settledDuring(period),
        lte(sql`extract(day from ${settlement.day})::int`, untilDay),
      ),
    )
    .groupBy(settlement.posCode);

type Row = Awaited<ReturnType<typeof sumsByPoint>>[number];
type Sums = Omit<Row, 'posCode'>;

const none: Sums = { movements: 0, cancelled: 0, amount: 0, commission: 0, net: 0 };

const onTheWire = ({ movements, cancelled, amount, commission, net }: Sums = none) => ({
  count: movements,
  amount: euro(amount),
  commission: euro(commission),
  net: euro(net),
  cancelled: { count: cancelled },
});

const monthOf = (day: string): Period => ({
  from: firstOfMonth(day),
  before: firstOfMonth(day, 1),
});

const wholeMonth = 31;

/** The months to read by their names; null for one that is not asked for or outside the data window. */
const monthsFor = (
  { clock }: Services,
  { month, otherMonth }: ParsedRequestOf<typeof monthByPoint>,
) => {
  const today = calendarDay(clock());
  const { from, before } = periodOf(clock, month, '');
  const untilDay = before > today ? Number(today.slice(8)) : wholeMonth;
  const back = (months: number) => {
    const first = firstOfMonth(from, -months);
    return first < windowStart(today) ? null : { ...monthOf(first), untilDay };
  };
  return {
    month: { from, before, untilDay: wholeMonth },
    monthBefore: back(1),
    yearBefore: back(12),
    otherMonth: otherMonth === '' ? null : { ...periodOf(clock, otherMonth, ''), untilDay },
  };
};

/** The sums of a month by point; null where there is no such month. */
const readMonth = async (db: Database, societyCode: string, days: Days | null) =>
  days === null
    ? null
    : new Map((await sumsByPoint(db, societyCode, days)).map((row) => [row.posCode, row]));

const pointsOf = (db: Database, societyCode: string) =>
  db
    .select({ code: pos.code, sign: pos.sign, city: pos.city })
    .from(pos)
    .where(eq(pos.societyCode, societyCode))
    .orderBy(asc(pos.code));

/**
 * Extension `monthByPoint`: each point of sale of a company that took something in one of the months,
 * by code, at most 5000. 403 for the user of a single shop, 400 for a month outside the data window.
 */
export const pointMonths =
  (services: Services) =>
  async (
    request: ParsedRequestOf<typeof monthByPoint>,
    { account: { societyCode, posCode } }: Session,
  ): Promise<{ pointList: v.InferInput<typeof pointMonth>[] }> => {
    if (posCode !== null) return refuse(403, 'for companies');
    const { db } = services;
    const months = monthsFor(services, request);
    const [month, monthBefore, yearBefore, otherMonth] = await Promise.all(
      [months.month, months.monthBefore, months.yearBefore, months.otherMonth].map((days) =>
        readMonth(db, societyCode, days),
      ),
    );
    const compared = { monthBefore, yearBefore, otherMonth };
    const isInAny = (code: string) =>
      [month, ...Object.values(compared)].some((read) => read?.has(code));
    const points = (await pointsOf(db, societyCode)).filter(({ code }) => isInAny(code));
    return {
      pointList: points.slice(0, exportRows).map(({ code, sign, city }) => ({
        branchCode: code,
        name: sign,
        city,
        ...onTheWire(month?.get(code)),
        ...Object.fromEntries(
          Object.entries(compared).map(([name, read]) => [
            name,
            read ? onTheWire(read.get(code)) : null,
          ]),
        ),
      })),
    };
  };
