import { eq, type SQL, sql } from 'drizzle-orm';
import { type Account, account } from './accounts/tables';
import { isAccountOf } from './accounts/user-id';
import { hashPassword } from './common/passwords';
import { refuse } from './common/refusal';
import { newSecret } from './common/secret-files';
import type { Database } from './database/database';
import type { Services } from './services';

const accountOf = async (db: Database, userId: string) => {
  const [found] = await db.select().from(account).where(isAccountOf(userId)).for('update');
  return found ?? refuse(404, 'no such user');
};

const contactsOf = async (db: Database, { userId, email, cellNumber }: Account) => {
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from previous_email where user_id = ${userId}`,
  );
  const known = [email, cellNumber, ...rows.map((row) => row.email)];
  return known.filter((one) => one !== null && one !== '');
};

const isOne = (column: SQL, words: readonly (string | null)[]) =>
  sql.join([sql`false`, ...words.map((word) => sql`${column} = ${word}`)], sql` or `);

/** A text with one of the words in it. */
const holds = (column: SQL, words: readonly (string | null)[]) =>
  sql.join(
    [sql`false`, ...words.map((word) => sql`position(${word} in ${column}) > 0`)],
    sql` or `,
  );

/** The rows of a person, by table. Secrets are in `account`, `session` and such; an export leaves them out. */
const rowsOf = (person: Account, contacts: readonly (string | null)[]) => {
  const { userId, societyCode, name, surname } = person;
  const own = sql`user_id = ${userId}`;
  const inCompany = sql`society_code = ${societyCode}`;
  const whole = [...contacts, ...(surname === '' ? [] : [`${name} ${surname}`])];
  const quoted = [...contacts, ...(surname === '' ? [] : [surname])].map((one) =>
    JSON.stringify(one),
  );
  const sent = sql`(${isOne(sql`recipient`, contacts)} or ${holds(sql`body`, whole)})`;
  return {
    session: own,
    auth_code: own,
    one_time_code: sql`(holder = ${userId} or ${isOne(sql`target`, contacts)})`,
    registration: sql`(${own} or ${isOne(sql`email`, contacts)} or ${isOne(sql`cell_number`, contacts)})`,
    preference: own,
    draft: sql`${inCompany} and ${own}`,
    previous_email: own,
    admission: sql`(${own} or admitter = ${userId})`,
    outbox: sent,
    reminder: sent,
    kept_answer: sql`(${holds(sql`coalesce(body, '')`, quoted)})`,
  };
};

const secrets = sql`array['password_hash', 'previous_password_hash', 'token_hash', 'code_hash', 'session_hash', 'key_hash', 'request_hash', 'code']`;

const select = async (db: Database, table: string, where: SQL) => {
  const { rows } = await db.execute<{ row: unknown }>(
    sql`select to_jsonb(${sql.identifier(table)}) - ${secrets} as row from ${sql.identifier(table)} where ${where}`,
  );
  return rows.map(({ row }) => row);
};

/**
 * What is stored about a user: for each table its rows, without hashes and codes; lines of the audit
 * trail too. 404 for an unknown user.
 */
export const exportPersonalData = ({ db }: Services, userId: string) =>
  db.transaction(async (tx) => {
    const person = await accountOf(tx, userId);
    const own = sql`user_id = ${person.userId}`;
    const inCompany = sql`society_code = ${person.societyCode} and ${own}`;
    const tables = {
      account: inCompany,
      ...rowsOf(person, await contactsOf(tx, person)),
      ebox: inCompany,
      ebox_manager: inCompany,
      audit_event: own,
    };
    const found: Record<string, unknown[]> = {};
    for (const [table, where] of Object.entries(tables))
      found[table] = await select(tx, table, where);
    return found;
  });

const assertReplaced = async (db: Database, { userId, societyCode }: Account) => {
  const { rows } = await db.execute(sql`
    select 1 from ebox where society_code = ${societyCode} and user_id = ${userId}
    union all
    select 1 from ebox_manager where society_code = ${societyCode} and user_id = ${userId} and not suspended`);
  if (rows.length > 0)
    refuse(409, 'the user still handles disputes: MODIFY_EBOX replaces it first');
};

/**
 * Closes an account and removes what is personal. The user id stays, so that it is never given to
 * another person. The audit trail keeps it, and cases keep their texts, for 13 months. 404 for an
 * unknown user, 409 while Dispute Online names the user. Returns the user id.
 */
export const erasePersonalData = async ({ db, settings }: Services, userId: string) => {
  const passwordHash = await hashPassword(newSecret(), settings.passwordCost);
  return db.transaction(async (tx) => {
    const person = await accountOf(tx, userId);
    await assertReplaced(tx, person);
    const rows = rowsOf(person, await contactsOf(tx, person));
    for (const [table, where] of Object.entries(rows))
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${where}`);
    await tx.execute(sql`update ebox_manager set email = ''
      where society_code = ${person.societyCode} and user_id = ${person.userId}`);
    const nothing = { name: '', surname: '', cellNumber: null, email: null };
    await tx
      .update(account)
      .set({
        ...nothing,
        closed: true,
        passwordHash,
        previousPasswordHash: null,
        awaitingSince: null,
      })
      .where(eq(account.userId, person.userId));
    return person.userId;
  });
};
