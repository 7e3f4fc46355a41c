import { type SQL, sql } from 'drizzle-orm';
import { firstOfMonth } from '../common/clock';
import type { Database } from './database';
import { untilFree, waitBriefly } from './short-locks';

/** The tables partitioned by month. */
const tables = ['settlement', 'movement'] as const;

const namesOf = (day: string) =>
  tables.map((table) => `${table}_${day.slice(0, 7).replace('-', '_')}`);

/** Months that have a partition. */
const openIn = async (db: Database) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select child.relname as name from pg_inherits
    join pg_class as child on child.oid = inhrelid
    where inhparent in (${sql.join(
      tables.map((table) => sql`to_regclass(${table})`),
      sql`, `,
    )})`);
  return new Set(rows.map(({ name }) => name));
};

/** To add or drop a month, the whole table is locked for a moment. */
const alter = (db: Database, statement: SQL) =>
  untilFree(() =>
    db.transaction(async (tx) => {
      await waitBriefly(tx);
      await tx.execute(statement);
    }),
  );

const monthsBetween = (from: string, through: string) => {
  const months = [firstOfMonth(from)];
  for (let next = firstOfMonth(from, 1); next <= through; next = firstOfMonth(next, 1))
    months.push(next);
  return months;
};

/** Makes room for the movements and settlements of some months, by the days of the first and the last. */
export const openMonths = async (db: Database, from: string, through: string) => {
  const open = await openIn(db);
  for (const month of monthsBetween(from, through))
    if (!namesOf(month).every((name) => open.has(name)))
      await alter(db, sql`select open_month(${month}::date)`);
};

/** Drops the months before that of a day, whole, whatever they hold. */
export const dropMonthsBefore = async (db: Database, day: string) => {
  const oldest = namesOf(day);
  const isOver = (name: string) =>
    oldest.some((first) => first.slice(0, -7) === name.slice(0, -7) && name < first);
  for (const name of await openIn(db))
    if (isOver(name)) await alter(db, sql`drop table ${sql.identifier(name)}`);
};
