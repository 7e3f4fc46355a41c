import { startAcquirer } from '../acquirers.mjs';
import { createDatabase } from '../database.mjs';
import { startHaproxy } from '../haproxy.mjs';
import { startPgbouncer } from '../pgbouncer.mjs';
import { freePort, until } from '../ports.mjs';
import { startEtcd } from './etcd.mjs';
import { startMember } from './member.mjs';
import { canLimit, processorOf } from './processor.mjs';

/** After a failover PgBouncer reconnects immediately. */
const pooling = ['server_login_retry = 1', 'server_connect_timeout = 2'];

/** The member in that role; undefined while there is none. */
const inRole = async (members, role) => {
  const found = await Promise.all(members.map(({ is }) => is(role)));
  return members[found.indexOf(true)];
};

/**
 * HAProxy sees an acquirer a moment after it is ready. Until then the other one is alone: it must not
 * be replaced.
 */
const isReachable = (address, index) =>
  until(
    () =>
      fetch(`${address}/readyz`).then(
        ({ status, headers }) =>
          status === 200 && headers.get('x-answered-by') === `acquirer${index}`,
        () => false,
      ),
    () => `HAProxy does not reach acquirer ${index}`,
  );

const startMembers = async (etcdPort, later) => {
  const first = later(await startMember('db1', etcdPort));
  await first.isReady('primary');
  const others = [
    later(await startMember('db2', etcdPort)),
    later(await startMember('db3', etcdPort)),
  ];
  for (const one of others) await one.isReady('replica');
  return [first, ...others];
};

/**
 * Three PostgreSQL servers under Patroni and etcd, each behind PgBouncer in transaction mode.
 * HAProxy leads writes to the primary, and requests to two acquirers.
 */
export const startCluster = async (later) => {
  const { port: etcdPort } = later(await startEtcd());
  const members = await startMembers(etcdPort, later);
  // Only connections that begin later belong to the group.
  const processors = canLimit()
    ? members.map(({ name, server }) => later(processorOf(name, server())))
    : [];
  await createDatabase(members[0].url, 'portal');
  const [port, databasePort, ...ports] = await Promise.all(Array.from({ length: 4 }, freePort));
  later(await startHaproxy({ port, acquirers: ports, databasePort, members }));
  const pooled = async (database) => later(await startPgbouncer(database, pooling)).port;
  const writes = await pooled({ port: databasePort });
  const reads = [];
  for (const member of members) reads.push(await pooled(member));

  const address = `http://127.0.0.1:${port}`;
  const acquirers = [];
  const everStarted = [];
  later({ stop: () => Promise.all(acquirers.map((one) => one.end('SIGKILL'))) });
  const databaseAt = (all) =>
    `postgresql://postgres@${all.map((one) => `127.0.0.1:${one}`).join()}/portal`;
  /** Starts one of the two acquirers, in place of the one that runs. `readsFrom` are indexes of members. */
  const startOne = async (index, { readsFrom = [0, 1, 2], folder } = {}) => {
    await acquirers[index]?.end();
    const environment = {
      PORT: String(ports[index]),
      DATABASE_URL: databaseAt([writes]),
      ...(readsFrom.length > 0 && {
        DATABASE_READ_URL: databaseAt(readsFrom.map((one) => reads[one])),
      }),
      READ_LAG_SECONDS: '2',
      // PgBouncer before 1.21 does not know statements by name.
      NAMED_STATEMENTS: '0',
      SEED_SCALE: '0.5',
      DATA_DIR: '/nonexistent',
    };
    acquirers[index] = await startAcquirer(environment, folder);
    everStarted.push(acquirers[index]);
    await isReachable(address, index);
  };
  return {
    address,
    members,
    processors,
    acquirers,
    startOne,
    startBoth: (how) => Promise.all([0, 1].map((index) => startOne(index, how))),
    /** The lines that acquirers, also those that were replaced, logged about a status 500. */
    unexpected: () =>
      everStarted.flatMap((one) =>
        one
          .output()
          .split('\n')
          .filter((line) => line.includes('"status":500')),
      ),
    inRole: (role) => inRole(members, role),
    areReady: () =>
      until(
        async () => (await Promise.all(acquirers.map((one) => one.isReady()))).every(Boolean),
        () => 'the acquirers are not ready',
      ),
  };
};
