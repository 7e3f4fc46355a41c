import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/**
 * The peer of `npm run bench -- server`: the same three answers from Hono and pg alone, and nothing
 * else. Its statements are prepared by name, as those of the product are.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
for (const type of [1082, 1114, 1184]) pg.types.setTypeParser(type, (text) => text);
pg.types.setTypeParser(20, Number);

const nameOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
const statement = (text) => ({ name: nameOf(text), text });
const ask = async (one, values) => (await pool.query({ ...one, values })).rows;

const session =
  statement(`select s.token_hash, s.seen_at, a.* from session s join account a on a.user_id = s.user_id
  where s.token_hash = $1 and s.seen_at > $2 and s.opened_at > $3`);

const userOf = async (c) => {
  const token = c.req.header('authorization').slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest('base64url');
  const now = Date.now();
  const [user] = await ask(session, [
    hash,
    new Date(now - 30 * 60_000).toISOString(),
    new Date(now - 12 * 3_600_000).toISOString(),
  ]);
  return user;
};

const dayOf = (date) => date.toISOString().slice(0, 10);

const periodOf = ({ month }) => {
  const from = `${month.slice(0, 4)}-${month.slice(4)}-01`;
  const end = new Date(`${from}T12:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return [`${from} 00:00:00`, `${dayOf(end)} 00:00:00`];
};

const sumsOf = (columns, prefix) =>
  columns.map((one, at) => `coalesce(sum(${one}), 0)::bigint as ${prefix}${at}`).join(', ');
const totals = statement(`select
  ${sumsOf(['movements', 'amount', 'commission', 'net'], 'a')},
  ${sumsOf(['cancelled', 'cancelled_amount', 'cancelled_commission', 'cancelled_net'], 'c')}
  from movement_sum where society_code = $1 and pos_code = '' and day >= $2 and day < $3`);

const list =
  statement(`select movement.pos_code as "branchCode", pos.sign as name, movement.date, settlement.code as summary,
    movement.terminal as pos, movement.amount, movement.authorization_code as autorization, movement.pan,
    movement.status, movement.commission, movement.net
  from (select id, society_code, date from movement where society_code = $1 and date >= $2 and date < $3
    order by date desc, id desc limit 60 offset $4) chosen
  inner join lateral (select * from movement where movement.society_code = chosen.society_code
    and movement.date = chosen.date and movement.id = chosen.id limit 1) movement on true
  inner join lateral (select code from settlement where settlement.society_code = movement.society_code
    and settlement.day = movement.date::date and settlement.id = movement.settlement_id limit 1) settlement on true
  inner join pos on pos.society_code = movement.society_code and pos.code = movement.pos_code
  order by movement.date desc, movement.id desc`);
const company = statement('select * from society where code = $1');
const boxes = statement('select count(*) as count from ebox where society_code = $1');

const euro = (cents) => cents / 100;
const asSums = (row, prefix) => ({
  count: row[`${prefix}0`],
  amount: euro(row[`${prefix}1`]),
  commission: euro(row[`${prefix}2`]),
  net: euro(row[`${prefix}3`]),
});

const app = new Hono();
app.post('/api/welcome', async (c) => {
  const user = await userOf(c);
  await c.req.json();
  const [place] = await ask(company, [user.society_code]);
  const [{ count }] = await ask(boxes, [user.society_code]);
  const days = (Date.parse(user.password_expires_on) - Date.parse(dayOf(new Date()))) / 86_400_000;
  return c.json({
    ebox: count > 0 ? 'SI' : 'NO',
    userType: user.user_type,
    passwordExpireDay: Math.round(days),
    code: '1',
    name: place.name,
    address: place.address,
    number: place.street_number,
    zip: place.zip,
    city: place.city,
    district: place.district,
    codsoc: user.society_code,
    codPV: '',
    cellNumber: user.cell_number ?? '',
    email: user.email ?? '',
    nome: user.name,
    cognome: user.surname,
    user: user.user_id,
  });
});
app.post('/api/getTotalTransaction', async (c) => {
  const user = await userOf(c);
  const [row] = await ask(totals, [user.society_code, ...periodOf(await c.req.json())]);
  return c.json({ ...asSums(row, 'a'), cancelled: asSums(row, 'c') });
});
app.post('/api/getTransactionList', async (c) => {
  const user = await userOf(c);
  const request = await c.req.json();
  const rows = await ask(list, [user.society_code, ...periodOf(request), (request.page - 1) * 60]);
  return c.json({
    transactionList: rows.map((row) => ({
      ...row,
      date: row.date.replace(' ', 'T'),
      amount: euro(row.amount),
      commission: euro(row.commission),
      net: euro(row.net),
    })),
  });
});

process.on('SIGTERM', () => process.exit(0));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () =>
  process.stdout.write('ready\n'),
);
