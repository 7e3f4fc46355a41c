/** Every value that distinguishes a merchant, of a copy of azienda01 by its number. */
const own = '1000000001';
const society = (copy) => String(6_000_000_000 + copy);
const apart = (copy) => String(copy * 1e13);

const before = `
  alter system set synchronous_commit = off;
  alter system set max_wal_size = '16GB';
  alter system set maintenance_work_mem = '512MB';
  alter system set autovacuum = off`;

/** A server during its fill need not survive a power cut. */
export const fillQuickly = async (client) => {
  for (const statement of before.split(';')) await client.query(statement);
  await client.query('select pg_reload_conf()');
};

/** Another merchant, with as many points and movements as azienda01. */
const addMerchant = async (client, copy) => {
  await client.query('begin');
  await client.query(`
    insert into society select '${society(copy)}', lpad('${copy}', 11, '8'), name || ' ${copy}', address, street_number, zip, city, district
    from society where code = '${own}'`);
  await client.query(`
    insert into pos select '7' || lpad('${copy}', 4, '0') || right(code, 5), '${society(copy)}', sign, address, street_number, zip, city, district
    from pos where society_code = '${own}'`);
  await client.query(`
    insert into settlement select id + ${apart(copy)}, '${society(copy)}', '7' || lpad('${copy}', 4, '0') || right(pos_code, 5), day, abi, code,
      movements, cancelled, gross_calculated, commission_calculated, net_calculated, gross_declared, net_declared, value_date
    from settlement where society_code = '${own}'`);
  await client.query(`
    insert into movement select id + ${apart(copy)}, settlement_id + ${apart(copy)}, '${society(copy)}',
      '7' || lpad('${copy}', 4, '0') || right(pos_code, 5), date, terminal, amount, commission, net, authorization_code, pan, status
    from movement where society_code = '${own}'`);
  await client.query('commit');
};

const countOf = async (client) => {
  const { rows } = await client.query(
    `select count(*)::int as all, count(*) filter (where society_code = '${own}')::int as own from movement`,
  );
  return rows[0];
};

/**
 * Adds merchants as large as azienda01, until there are so many movements; returns their number.
 */
export const fillUpTo = async (client, movements, say) => {
  const { all, own: each } = await countOf(client);
  const { rows } = await client.query('select count(*)::int as copies from society');
  const first = rows[0].copies;
  const missing = Math.max(0, Math.ceil((movements - all) / each));
  for (let copy = 0; copy < missing; copy += 1) {
    await addMerchant(client, first + copy);
    if (copy % 20 === 19) say(`${all + (copy + 1) * each} movements`);
  }
  await client.query('vacuum (analyze) movement, settlement');
  return all + missing * each;
};
