import { setTimeout as wait } from 'node:timers/promises';
import { criteriaOf, monthsAgo } from '../load/criteria.mjs';
import { startAcquirer } from './acquirers.mjs';
import { addressOf, ask as askDatabase, createDatabase } from './database.mjs';
import { asMerchant } from './merchant.mjs';
import { freePort } from './ports.mjs';
import { startReplica } from './postgres.mjs';

const lagSeconds = 2;

const countedBy = async ({ post }) => {
  const { status, body } = await post('getTotalTransaction', criteriaOf(monthsAgo(1)));
  if (status !== 200) throw new Error(`totals: ${status}`);
  return body.count;
};

const ask = (server, statement) => askDatabase(addressOf(server.url, 'reads'), statement);

const oneMovementLess = (primary) =>
  ask(
    primary,
    `delete from movement where id in (select id from movement
      where society_code = (select society_code from account where user_id = 'azienda01')
      and to_char(date, 'YYYYMM') = '${monthsAgo(1)}' limit 1)`,
  );

/** What a merchant counts while the standby is paused, by steps. */
const readsWhileStill = async (primary, standby, address, check) => {
  const merchant = await asMerchant(address, 'azienda01');
  const writer = await asMerchant(address, 'azienda01');
  const before = await countedBy(merchant);
  await wait(1000);
  await ask(standby, 'select pg_wal_replay_pause()');
  await oneMovementLess(primary);
  check('a list is read from the standby', (await countedBy(merchant)) === before);
  await writer.post('updateEmail', { email: 'nuova@esempio.it' });
  check('who has written reads from the primary', (await countedBy(writer)) === before - 1);
  await wait(lagSeconds * 1000 + 1000);
  check('a standby that lags too much is not read', (await countedBy(merchant)) === before - 1);
  await ask(standby, 'select pg_wal_replay_resume()');
  await wait(1500);
  await ask(standby, 'select pg_wal_replay_pause()');
  await oneMovementLess(primary);
  check(
    'once it has caught up it is read, also by who has written',
    (await countedBy(writer)) === before - 1,
  );
  await ask(standby, 'select pg_wal_replay_resume()');
  return merchant;
};

/** `--standbys`: an acquirer that reads from a standby, and finds the primary among two servers. */
export const withStandby = async (primary, check, later) => {
  const admit = async (statement) => (await ask(primary, statement)).rowCount;
  await createDatabase(primary.url, 'reads');
  const standby = later(await startReplica(primary, admit));
  // A standby that is paused on purpose must not delay the writes.
  await admit('alter system set synchronous_commit = local');
  await admit('select pg_reload_conf()');
  const PORT = await freePort();
  const acquirer = await startAcquirer({
    // The standby is named first: it takes no writes and is passed over.
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/reads`,
    DATABASE_READ_URL: `postgresql://postgres@127.0.0.1:${standby.port}/reads`,
    READ_LAG_SECONDS: String(lagSeconds),
    PORT: String(PORT),
    DATA_DIR: '/nonexistent',
    DRAIN_SECONDS: '0',
  });
  later({ stop: () => acquirer.end() });
  await acquirer.seeded();
  const address = `http://127.0.0.1:${PORT}`;
  const merchant = await readsWhileStill(primary, standby, address, check);
  const count = await countedBy(merchant);
  await standby.kill();
  check('without the standby the primary answers', (await countedBy(merchant)) === count);
};
