import { type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { findMovements, foundMovement } from '../../contract/find-movements';
import type { movementOrder } from '../../contract/movements';
import type { Session } from '../accounts/session';
import { calendarDay, windowStart } from '../common/clock';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { orderFor } from '../database/order';
import { sliceOf } from '../database/paging';
import { inPieces, inTurn } from '../database/pieces';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { keysFor, referenceIn } from './keys';

/** As PostgreSQL answers: numbers that may be large arrive as text. */
interface Row extends Record<string, unknown> {
  readonly branchCode: string;
  readonly name: string;
  readonly date: string;
  readonly summary: string;
  readonly uid: string;
  readonly pos: string;
  readonly amount: string;
  readonly autorization: string;
  readonly pan: string;
  readonly status: string;
  readonly commission: string;
  readonly net: string;
}

/** A movement that was found, and how many there are. */
interface Key extends Record<string, unknown> {
  readonly total: string;
  readonly id: string;
  readonly date: string;
}

/** A row of a page; an empty page has one without an id, which knows the total. */
interface PageRow extends Row {
  readonly total: string;
  readonly id: string | null;
}

interface Asked {
  readonly orderBy: string;
  readonly scope: Scope;
  readonly text: string;
  readonly from: string;
  readonly slice: ReturnType<typeof sliceOf>;
}

const keysOfRow = sql`movement_keys(society_code::text, amount, pan, authorization_code, terminal)`;

/** By what a movement carries itself, and by the code of its settlement. */
const foundBy = ({ scope: { societyCode, posCode }, text, from }: Asked) => {
  const own = posCode === undefined ? sql`` : sql`and pos_code = ${posCode}`;
  const keys = sql.join(
    keysFor(societyCode, text).map((key) => sql`${key}`),
    sql`, `,
  );
  return sql`
    select id, date from movement
    where society_code = ${societyCode} ${own} and date >= ${`${from} 00:00:00`}::timestamp
    and ${keysOfRow} && array[${keys}]::text[]
    union
    select of_settlement.id, of_settlement.date
    from (
      select id, day from settlement
      where society_code = ${societyCode} ${own} and day >= ${from}::date
      and ltrim(upper(code), '0') = nullif(${referenceIn(text)}, '')
    ) as chosen
    cross join lateral (
      select id, date from movement
      where society_code = ${societyCode} and settlement_id = chosen.id
      and date >= chosen.day and date < chosen.day + 1
    ) as of_settlement`;
};

/** The column of `one` behind each field that the contract sorts by. */
const sortable: Readonly<Record<(typeof movementOrder)[number], SQL>> = {
  branchCode: sql`pos_code`,
  date: sql`date`,
  pos: sql`terminal`,
  amount: sql`amount`,
  autorization: sql`authorization_code collate "C"`,
  pan: sql`pan collate "C"`,
  status: sql`status`,
  commission: sql`commission`,
  net: sql`net`,
};

const newestFirst = [sql`date desc`, sql`id desc`];

/** What is sorted: the keys alone, or the movements of all of them where another field decides. */
const pageFrom = ({ scope: { societyCode }, orderBy, slice: { limit, offset } }: Asked) => {
  const order = sql.join(orderFor(orderBy, sortable, newestFirst), sql`, `);
  const rows =
    orderBy === ''
      ? sql`found`
      : sql`(
    select of_key.* from found cross join lateral (
      select * from movement
      where society_code = ${societyCode} and date = found.date and id = found.id limit 1
    ) as of_key
  ) as movements`;
  return sql`
    select id, date, row_number() over (order by ${order}) as place from ${rows}
    order by ${order} limit ${limit} offset ${offset}`;
};

const total = sql`(select count(*) from found)::text as total`;

/** The ids first, as few as there are. */
const found = (asked: Asked) => sql`
  with found as materialized (${foundBy(asked)}), page as (${pageFrom(asked)})`;

const columns = sql`one.pos_code as "branchCode", pos.sign as name,
  to_char(one.date, 'YYYY-MM-DD"T"HH24:MI:SS') as date,
  paid.code as summary, paid.id::text as uid, one.terminal as pos, one.amount::text as amount,
  one.authorization_code as autorization, one.pan, one.status,
  one.commission::text as commission, one.net::text as net`;

/** The rows of a page, each by its key. */
const rowsOfPage = (societyCode: string) => sql`
  left join lateral (
    select * from movement
    where society_code = ${societyCode} and date = page.date and id = page.id limit 1
  ) as one on true
  left join lateral (
    select id, code from settlement
    where society_code = ${societyCode} and day = one.date::date and id = one.settlement_id limit 1
  ) as paid on true
  left join pos on pos.society_code = ${societyCode} and pos.code = one.pos_code`;

const readPage = async (db: Database, asked: Asked) => {
  const { rows } = await db.execute<PageRow>(sql`
    ${found(asked)} select ${total}, page.id::text as id, ${columns}
    from (select 1) as always left join page on true
    ${rowsOfPage(asked.scope.societyCode)} order by page.place`);
  return {
    rows: rows.flatMap(({ total: _, id, ...row }) => (id === null ? [] : [row])),
    total: Number(rows[0]?.total ?? 0),
  };
};

const keysOf = async (db: Database, asked: Asked) =>
  (
    await db.execute<Key>(sql`
      ${found(asked)} select ${total}, id::text as id, date::text as date from page order by place`)
  ).rows;

const rowsByKey = async (db: Database, societyCode: string, keys: readonly Key[]) => {
  const [dates, ids] = [keys.map(({ date }) => date), keys.map(({ id }) => id)];
  const page = sql`unnest(${sql.param(dates)}::timestamp[], ${sql.param(ids)}::bigint[])
    with ordinality as page(date, id, place)`;
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from ${page} ${rowsOfPage(societyCode)}
    where one.id is not null order by page.place`);
  return rows;
};

const readAll = async (db: Database, asked: Asked) => {
  const keys = await inTurn(() => keysOf(db, asked));
  const rows = await inPieces(keys, (piece) => rowsByKey(db, asked.scope.societyCode, piece));
  return { rows, total: Number(keys[0]?.total ?? 0) };
};

const inEuro = (cents: string) => euro(Number(cents));

const onTheWire = (row: Row): v.InferInput<typeof foundMovement> => ({
  ...row,
  amount: inEuro(row.amount),
  commission: inEuro(row.commission),
  net: inEuro(row.net),
});

/**
 * Extension `findMovements`: the movements of the data window that a text names, newest first
 * unless asked otherwise, and how many there are. They are of all the points that the session may see. A page beyond the last is
 * empty.
 */
export const foundMovements =
  ({ db, clock }: Services) =>
  async (
    { text, orderBy = '', ...part }: ParsedRequestOf<typeof findMovements>,
    { account }: Session,
  ) => {
    const scope = await scopeOf(db, account, '');
    const from = windowStart(calendarDay(clock()));
    const asked = { scope, text, orderBy, from, slice: sliceOf(part) };
    const read = part.typeCall === 'C' ? readAll : readPage;
    const { rows, total } = await read(db, asked);
    return { movementList: rows.map(onTheWire), totalElements: total };
  };
