import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { getStatistics, StatisticPeriod, statistic } from '../../contract/statistics';
import type { Session } from '../accounts/session';
import { calendarDay, windowStart } from '../common/clock';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { sumOf } from '../database/paging';
import type { CallHandlings } from '../http/call-route';
import { settlementSum } from '../movements/sum-tables';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';

/** What was settled by month, quarter and half-year. */
export const statisticsCalls = (services: Services) =>
  ({
    GET_STATISTICS: { access: 'session', handle: statisticsList(services) },
  }) satisfies CallHandlings;

const monthsIn: Readonly<Record<StatisticPeriod, number>> = { m: 1, t: 3, s: 6 };

interface Days {
  readonly from: string;
  /** Of each month only the days up to this one. */
  readonly untilDay?: number | undefined;
}

const sumsByPeriod = (
  db: Database,
  { societyCode, posCode = '' }: Scope,
  { from, untilDay = 31 }: Days,
  months: number,
) => {
  const { day } = settlementSum;
  const year = sql`extract(year from ${day})::int`.mapWith(Number);
  const month = sql`extract(month from ${day})::int`;
  const sequence = sql`((${month} - 1) / ${sql.raw(String(months))} + 1)`.mapWith(Number);
  return db
    .select({
      year: year.as('year'),
      sequence: sequence.as('sequence'),
      movements: sumOf(settlementSum.movements),
      cancelled: sumOf(settlementSum.cancelled),
      gross: sumOf(settlementSum.gross),
      commission: sumOf(settlementSum.commission),
      net: sumOf(settlementSum.net),
    })
    .from(settlementSum)
    .where(
      and(
        eq(settlementSum.societyCode, societyCode),
        eq(settlementSum.posCode, posCode),
        gte(day, from),
        lte(sql`extract(day from ${day})::int`, untilDay),
      ),
    )
    .groupBy(sql`year`, sql`sequence`)
    .orderBy(sql`year`, sql`sequence`);
};

type Row = Awaited<ReturnType<typeof sumsByPeriod>>[number];

const onTheWire = (row: Row): v.InferInput<typeof statistic> => ({
  year: row.year,
  sequence: row.sequence,
  numberOfTransaction: row.movements,
  grossAmount: euro(row.gross),
  feeAmount: euro(row.commission),
  netAmount: euro(row.net),
  cancelled: { count: row.cancelled },
});

/**
 * API-041, API-042, STA-009: what was settled in each month, quarter or half-year of the data
 * window, oldest first. The current period goes up to today; the first begins with the window.
 */
export const statisticsList =
  ({ db, clock }: Services) =>
  async (request: ParsedRequestOf<typeof getStatistics>, { account }: Session) => {
    const scope = await scopeOf(db, account, request.codPos);
    const from = windowStart(calendarDay(clock()));
    const days = { from, untilDay: request.untilDay };
    const rows = await sumsByPeriod(db, scope, days, monthsIn[request.period]);
    return { statisticsList: rows.map(onTheWire) };
  };
