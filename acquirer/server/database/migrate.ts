import { sql } from 'drizzle-orm';
import type { Database } from './database';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const statementsOf = (text: string) =>
  text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/**
 * Writing the name first makes a second process that starts at the same time wait here, and then
 * find the migration done.
 */
const apply = (db: Database, name: string, text: string) =>
  db.transaction(async (tx) => {
    const claimed = await tx.execute(
      sql`insert into migration (name) values (${name}) on conflict do nothing returning name`,
    );
    if (claimed.rows.length === 0) return;
    for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement));
  });

/** Brings the schema up to date: every checked-in migration once, in the order of its name. */
export const migrate = async (db: Database) => {
  await db.execute(
    sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
  );
  for (const [path, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    await apply(db, path.replace(/^.*\//, ''), text);
  }
};
