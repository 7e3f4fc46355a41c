import { sql } from 'drizzle-orm';
import type { Database } from '../../../acquirer/server/database/database';

const ofMovements = sql`
  select society_code, coalesce(pos_code, '')::text as pos_code, date::date as day, count(*)::bigint as movements,
    sum(amount)::bigint as amount, sum(commission)::bigint as commission, sum(net)::bigint as net,
    count(*) filter (where status = 'A')::bigint as cancelled,
    coalesce(sum(amount) filter (where status = 'A'), 0)::bigint as cancelled_amount,
    coalesce(sum(commission) filter (where status = 'A'), 0)::bigint as cancelled_commission,
    coalesce(sum(net) filter (where status = 'A'), 0)::bigint as cancelled_net
  from movement group by grouping sets ((society_code, pos_code, date::date), (society_code, date::date))`;

const ofSettlements = sql`
  select society_code, coalesce(pos_code, '')::text as pos_code, day, sum(movements)::bigint as movements,
    sum(gross_calculated)::bigint as gross, sum(commission_calculated)::bigint as commission,
    sum(net_calculated)::bigint as net, sum(cancelled)::bigint as cancelled
  from settlement group by grouping sets ((society_code, pos_code, day), (society_code, day))
  having sum(movements) > 0`;

/** Rows that only one of both has. */
const difference = async (db: Database, kept: ReturnType<typeof sql>, counted: typeof kept) => {
  const { rows } = await db.execute(
    sql`(${kept} except ${counted}) union all (${counted} except ${kept})`,
  );
  return rows;
};

/** The sums kept by day that differ from those of the rows. A day on which nothing is left counts as none. */
export const wrongSums = async (db: Database) => [
  ...(await difference(db, sql`select * from movement_sum where movements > 0`, ofMovements)),
  ...(await difference(db, sql`select * from settlement_sum where movements > 0`, ofSettlements)),
];
