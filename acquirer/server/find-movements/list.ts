import { eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { findMovements, foundMovement } from '../../contract/find-movements';
import type { movementOrder } from '../../contract/movements';
import { isoDate } from '../../contract/rules/dates';
import { factsOf, namesShop } from '../../contract/rules/sought';
import type { Session } from '../accounts/session';
import { addDays, calendarDay, firstOfMonth, windowStart } from '../common/clock';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { orderFor, sliceOf } from '../database/paging';
import { inPieces, inTurn } from '../database/pieces';
import { onePoint } from '../merchants/points';
import { pos } from '../merchants/tables';
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

/** What a word may stand for. */
interface Sought {
  readonly keys: readonly string[];
  readonly reference: string;
  /** The codes of the shops that it names. */
  readonly shops: readonly string[];
}

interface Asked {
  readonly orderBy: string;
  readonly scope: Scope;
  readonly words: readonly Sought[];
  /** The days within which a movement is found; the second one is excluded. */
  readonly from: string;
  readonly to: string;
  readonly slice: ReturnType<typeof sliceOf>;
}

const listed = (texts: readonly string[]) =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );

const keysOfRow = sql`movement_keys(society_code::text, amount, pan, authorization_code, terminal)`;

const isIn = (codes: readonly string[]) =>
  codes.length === 0 ? sql`false` : sql`pos_code in (${listed(codes)})`;

const hasKey = (keys: readonly string[]) => sql`${keysOfRow} && array[${listed(keys)}]::text[]`;

/** A movement of which a word is true: by what it carries, by its shop, or by its settlement's code. */
const isTrueOf =
  (societyCode: string) =>
  ({ keys, shops, reference }: Sought) =>
    sql`and (${hasKey(keys)} or ${isIn(shops)} or exists (
      select from settlement where society_code = ${societyCode} and id = settlement_id
      and ltrim(upper(code), '0') = nullif(${reference}, '')
    ))`;

/**
 * One word leads, by an index: its keys, its shops, the code of its settlement. What the others say
 * must be true of each row.
 */
const foundBy = ({ scope: { societyCode, posCode }, words, from, to }: Asked) => {
  const own = posCode === undefined ? sql`` : sql`and pos_code = ${posCode}`;
  const within = sql`society_code = ${societyCode} ${own}
    and date >= ${`${from} 00:00:00`}::timestamp and date < ${`${to} 00:00:00`}::timestamp`;
  const first = words.find(({ shops }) => shops.length === 0) ?? words[0];
  const others = words.filter((word) => word !== first).map(isTrueOf(societyCode));
  const also = sql.join(others, sql` `);
  if (first === undefined) return sql`select id, date from movement where ${within}`;
  return sql`
    select id, date from movement where ${within} and ${hasKey(first.keys)} ${also}
    union
    select id, date from movement where ${within} and ${isIn(first.shops)} ${also}
    union
    select of_settlement.id, of_settlement.date
    from (
      select id, day from settlement
      where society_code = ${societyCode} ${own} and day >= ${from}::date and day < ${to}::date
      and ltrim(upper(code), '0') = nullif(${first.reference}, '')
    ) as chosen
    cross join lateral (
      select id, date from movement
      where society_code = ${societyCode} and settlement_id = chosen.id
      and date >= chosen.day and date < chosen.day + 1 ${also}
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

type Facts = ReturnType<typeof factsOf>;

const shopsOf = async (db: Database, { societyCode, posCode }: Scope) =>
  db
    .select({ code: pos.code, name: pos.sign })
    .from(pos)
    .where(
      posCode === undefined ? eq(pos.societyCode, societyCode) : onePoint(societyCode, posCode),
    );

const wordsIn = async (db: Database, scope: Scope, facts: Facts): Promise<readonly Sought[]> => {
  const words = facts.filter((fact) => 'word' in fact);
  const couldBeShop = words.some(({ kind, word }) => kind === null && /^[\p{L}\d]+/u.test(word));
  const shops = couldBeShop ? await shopsOf(db, scope) : [];
  return words.map((fact) => ({
    keys: keysFor(scope.societyCode, fact),
    reference: referenceIn(fact),
    shops:
      fact.kind === null
        ? shops.filter((shop) => namesShop(fact.word, shop)).map(({ code }) => code)
        : [],
  }));
};

const later = (one: string, other: string) => (one > other ? one : other);
const sooner = (one: string, other: string) => (one < other ? one : other);

/** The days that the window, the month and the dates of the text leave; from included, to excluded. */
const daysOf = (today: string, month: string, facts: Facts) => {
  const days = facts.flatMap((fact) => ('day' in fact ? [fact.day] : []));
  const first = month === '' ? [] : [`${month.slice(0, 4)}-${month.slice(4)}-01`];
  return {
    from: [...first, ...days].reduce(later, windowStart(today)),
    to: [...first.map((day) => firstOfMonth(day, 1)), ...days.map((day) => addDays(day, 1))].reduce(
      sooner,
      addDays(today, 1),
    ),
  };
};

/** '31/02/2026' is a date that no movement has. */
const isNoDay = (fact: Facts[number]) => 'day' in fact && !v.is(isoDate, fact.day);

const nothing = { movementList: [], totalElements: 0 };

/**
 * Extension `findMovements`: the movements of the data window of which every fact of a text is true,
 * and how many there are. Newest first unless asked otherwise. `month` and `codPos` narrow the search.
 * A page beyond the last is empty. 403 for a point that the session may not see.
 */
export const foundMovements =
  ({ db, clock }: Services) =>
  async (
    { text, month = '', codPos = '', orderBy = '', ...part }: ParsedRequestOf<typeof findMovements>,
    { account }: Session,
  ) => {
    const scope = await scopeOf(db, account, codPos);
    const facts = factsOf(text);
    if (facts.length === 0 || facts.some(isNoDay)) return nothing;
    const days = daysOf(calendarDay(clock()), month, facts);
    if (days.from >= days.to) return nothing;
    const words = await wordsIn(db, scope, facts);
    const asked = { scope, words, ...days, orderBy, slice: sliceOf(part) };
    const read = part.typeCall === 'C' ? readAll : readPage;
    const { rows, total } = await read(db, asked);
    return { movementList: rows.map(onTheWire), totalElements: total };
  };
