import { and, gte, lte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { getStatistics, StatisticPeriod, statistic } from '../../contract/statistics';
import type { Session } from '../accounts/session';
import { calendarDay, windowStart } from '../common/clock';
import { euro } from '../common/money';
import { sumOf } from '../database/aggregate';
import type { Database } from '../database/database';
import { settlement } from '../movements/tables';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { settlementsOf } from '../summaries/selection';

const monthsIn: Readonly<Record<StatisticPeriod, number>> = { m: 1, t: 3, s: 6 };

interface Days {
  readonly from: string;
  /** Of each month only the days up to this one. */
  readonly untilDay?: number | undefined;
}

/** Days first: there are few of them, and only theirs are dates to be taken apart. */
const sumsByDay = (db: Database, scope: Scope, { from, untilDay = 31 }: Days) =>
  db
    .select({
      day: settlement.day,
      movements: sumOf(settlement.movements).as('movements'),
      gross: sumOf(settlement.grossCalculated).as('gross'),
      commission: sumOf(settlement.commissionCalculated).as('commission'),
      net: sumOf(settlement.netCalculated).as('net'),
    })
    .from(settlement)
    .where(
      and(
        settlementsOf(scope),
        gte(settlement.day, from),
        lte(sql`extract(day from ${settlement.day})::int`, untilDay),
      ),
    )
    .groupBy(settlement.day)
    .as('by_day');

const sumsByPeriod = (db: Database, scope: Scope, days: Days, months: number) => {
  const byDay = sumsByDay(db, scope, days);
  const year = sql`extract(year from ${byDay.day})::int`.mapWith(Number);
  const month = sql`extract(month from ${byDay.day})::int`;
  const sequence = sql`((${month} - 1) / ${sql.raw(String(months))} + 1)`.mapWith(Number);
  const total = (column: typeof byDay.gross) => sql`sum(${column})::bigint`.mapWith(Number);
  return db
    .select({
      year: year.as('year'),
      sequence: sequence.as('sequence'),
      movements: total(byDay.movements),
      gross: total(byDay.gross),
      commission: total(byDay.commission),
      net: total(byDay.net),
    })
    .from(byDay)
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
