import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../acquirer/server/database/database';
import type { TestAcquirer } from './acquirer';
import { merchantOf, pdfFile, textFile } from './disputes';
import { companyCredentials, registering } from './registration';
import type { Visitor } from './visitor';

/** The data that a test of a later version continues with. */
export interface Started {
  readonly sessionId: Visitor['sessionId'];
  readonly caseId: string;
}

/** The text of the reply. */
export const replyText = "In allegato la ricevuta dell'acquisto.";

const enrolling = '1000000002';
const replying = '1000000001';
const users = ['azienda01', 'azienda02'];
const newCell = '+393401234567';

/** The enrolment that is made. */
export const enrolment = {
  user: 'azienda02',
  name: 'Marco',
  surname: 'Santoro',
  telephone: '+39 333 1200102',
  email: 'marco.santoro@alberghidelsole.example.it',
  flagMail: true,
  fax: '0612345678',
  description: 'Alberghi del Sole S.r.l.',
  managerList: [
    {
      codManager: enrolling,
      email: 'marco.santoro@alberghidelsole.example.it',
      pointOfSalesList: [],
      type: 'S',
      typeManager: 'S',
      user: 'azienda02',
      description: 'Alberghi del Sole',
    },
  ],
};

/** The traces of merchants in a version: a registration at its code, an enrolment, and a reply. */
export const workInEdition = async (acquirer: TestAcquirer): Promise<Started> => {
  const { username } = companyCredentials();
  const { person } = await registering(acquirer, 'company', username, newCell);
  await (await merchantOf(acquirer, 'azienda02')).call('ENROLL_EBOX', enrolment);
  const company = await merchantOf(acquirer, 'azienda01');
  const managers = await company.managers();
  const ebox = managers.find(({ managerCode }) => managerCode === replying)?.eboxCode ?? '';
  const [open] = await company.list(ebox, 'sospeso');
  if (open === undefined) throw new Error('no open case');
  const files = [pdfFile('ricevuta.pdf', 100), textFile('Il cliente ha ritirato la merce.\n')];
  const sent = await company.reply({ caseId: open.caseId, ebox }, { files, msgEse: replyText });
  if (sent.status !== 200) throw new Error(await sent.text());
  return { sessionId: person.sessionId, caseId: open.caseId };
};

const folder = 'acquirer/server/database/migrations';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`;
  const text =
    value instanceof Date || typeof value !== 'object'
      ? String(value instanceof Date ? value.toISOString() : value)
      : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
};

/** The rows to keep of a table, where not all rows of both companies. */
const draftOf = (caseId: string): Readonly<Record<string, string>> => {
  const companies = `society_code in ('${replying}', '${enrolling}')`;
  const none = 'false';
  return {
    movement: none,
    settlement: none,
    movement_sum: none,
    settlement_sum: none,
    adjustment: none,
    unpaid: none,
    outbox: none,
    session: none,
    login_code: none,
    login_failure: none,
    rate_limit: none,
    statement: none,
    seed_progress: none,
    issuer: none,
    society: `code in ('${replying}', '${enrolling}') or code = '0123456789'`,
    account: `user_id in (${users.map((user) => `'${user}'`).join(', ')})`,
    pos: `code in (select min(code) from pos group by society_code) and ${companies}
      or code in (select pos_code from dispute_case where id = ${caseId})`,
    dispute_case: `id = ${caseId}`,
    case_event: `case_id = ${caseId}`,
    attachment: `event_id in (select id from case_event where case_id = ${caseId})`,
    ebox: companies,
    ebox_manager: companies,
    ebox_manager_pos: `pos_code in (select pos_code from dispute_case where id = ${caseId})`,
  };
};

const maxRows = 60;

const inOrderOfReferences = async (db: Database) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace
    and relkind in ('r', 'p') and not relispartition and relname <> 'migration' order by oid`);
  return rows.map(({ name }) => name);
};

/** The schema as its migrations make it, and the rows of these merchants. */
export const editionAsSql = async (db: Database, started: Started) => {
  const { caseId } = started;
  const names = readdirSync(folder).sort();
  const lines = [
    `-- ${JSON.stringify(started)}`,
    'create table migration (name text primary key, applied_at timestamptz not null default now());',
    ...names.map((name) => readFileSync(`${folder}/${name}`, 'utf8').replaceAll(/^--.*\n/gm, '')),
    ...names.map((name) => `insert into migration (name) values ('${name}');`),
    "set local session_replication_role = 'replica';",
  ];
  const stored = draftOf(caseId);
  for (const table of await inOrderOfReferences(db)) {
    const where = sql.raw(stored[table] ?? 'true');
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(table)} where ${where} limit ${maxRows}`,
    );
    const [first] = rows;
    if (first === undefined) continue;
    const values = rows.map((row) => `(${Object.values(row).map(textOf).join(', ')})`);
    const columns = Object.keys(first).map((name) => `"${name}"`);
    lines.push(`delete from "${table}";`);
    lines.push(
      `insert into "${table}" (${columns.join(', ')}) overriding system value values\n${values.join(',\n')};`,
    );
  }
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' order by 1, 2`);
  for (const { table, column } of rows)
    lines.push(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max("${column}")) from "${table}";`,
    );
  return `${lines.join('\n')}\n`;
};

/** One by one: a statement ends with the line, as in the migrations. */
export const statementsOf = (text: string) =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
