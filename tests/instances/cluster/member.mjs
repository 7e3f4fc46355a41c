import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '../ports.mjs';
import { owner, postgresPrograms, signalAll } from '../postgres.mjs';

export const hasPatroni = () => spawnSync('patroni', ['--version']).status === 0;

/** Patroni reads YAML, of which JSON is a part. */
const configuration = ({ name, port, rest, etcdPort, folder }) => ({
  scope: 'portale',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { host: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      // Seconds until another member may take over: Patroni allows no fewer.
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 5,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 100, wal_log_hints: 'on', wal_sender_timeout: '5s' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: join(folder, 'data'),
    bin_dir: postgresPrograms(),
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres' },
      replication: { username: 'postgres' },
    },
    parameters: { unix_socket_directories: folder },
  },
});

const run = (file, folder) => {
  const child = spawn('patroni', [file], {
    ...owner(),
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output = `${output}${text}`.slice(-20_000);
  });
  return {
    child,
    output: () => output,
    exited: new Promise((resolve) => child.once('exit', resolve)),
  };
};

/** PostgreSQL under Patroni, one server of the cluster. */
export const startMember = async (name, etcdPort) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(folder, uid, gid);
  const [port, rest] = [await freePort(), await freePort()];
  const file = join(folder, 'patroni.yml');
  writeFileSync(file, JSON.stringify(configuration({ name, port, rest, etcdPort, folder })));
  let patroni = run(file, folder);

  /** PostgreSQL outlives Patroni. Its file names its process, and remains after a crash. */
  const server = () => {
    const mark = join(folder, 'data/postmaster.pid');
    const pid = existsSync(mark) ? Number.parseInt(readFileSync(mark, 'utf8'), 10) : 0;
    const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)]);
    return stdout.toString().includes(folder) ? pid : undefined;
  };
  const signal = (what) => {
    patroni.child.kill(what);
    const pid = server();
    if (pid !== undefined) signalAll(pid, what);
  };
  /** Whether Patroni calls it `primary`, or a `replica` that streams from one. */
  const is = async (role) => {
    const url = `http://127.0.0.1:${rest}/${role}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    return answer?.status === 200;
  };
  return {
    ...{ name, port, rest, server, is },
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    isReady: async (role) => {
      await until(
        () => is(role),
        () => `${name} is no ${role}: ${patroni.output()}`,
      );
    },
    /** A power cut of its machine: no process can react. */
    kill: async () => {
      signal('SIGKILL');
      await patroni.exited;
    },
    /** A cut of its network: its connections stay open and nothing answers. */
    cutOff: () => signal('SIGSTOP'),
    reconnect: () => signal('SIGCONT'),
    restart: () => {
      patroni = run(file, folder);
    },
    stop: async () => {
      signal('SIGKILL');
      await patroni.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
