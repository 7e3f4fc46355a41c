import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './ports.mjs';

const shelf = '/usr/lib/postgresql';

const versions = () =>
  existsSync(shelf) ? readdirSync(shelf).sort((a, b) => Number(b) - Number(a)) : [];

/** The folder of PostgreSQL's programs, as Debian lays them out; undefined where it is not installed. */
export const postgresPrograms = () =>
  versions()
    .map((version) => join(shelf, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package creates. */
export const owner = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (what) => Number(spawnSync('id', [what, 'postgres']).stdout.toString());
  return { uid: id('-u'), gid: id('-g') };
};

const run = (program, args) => {
  const { status, stderr } = spawnSync(join(postgresPrograms(), program), args, owner());
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
};

const folderFor = (name) => {
  const parent = mkdtempSync(join(tmpdir(), `${name}-`));
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(parent, uid, gid);
  return join(parent, 'data');
};

const usual = (port, sockets) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${sockets}'
max_connections = 200
wal_level = replica
max_wal_senders = 5
hot_standby = on
`;

/** Sends a signal to a server and to its processes. */
export const signalAll = (server, signal) => {
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server)]).stdout.toString();
  for (const pid of [server, ...(children.match(/\d+/g) ?? []).map(Number)]) {
    try {
      process.kill(pid, signal);
    } catch {}
  }
};

const serve = async (data, port) => {
  const child = spawn(join(postgresPrograms(), 'postgres'), ['-D', data], {
    ...owner(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output = `${output}${text}`.slice(-20_000);
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const ready = () =>
    spawnSync(join(postgresPrograms(), 'pg_isready'), ['-h', '127.0.0.1', '-p', port]).status === 0;
  await until(ready, () => `PostgreSQL on ${port}: ${output}`);
  const end = async (signal) => {
    child.kill(signal);
    await exited;
  };
  return {
    port,
    url,
    data,
    /** A power cut of the machine: no process can react. */
    kill: async () => {
      signalAll(child.pid, 'SIGKILL');
      await exited;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await end('SIGINT');
      rmSync(join(data, '..'), { recursive: true, force: true });
    },
    promote: () => run('pg_ctl', ['-D', data, '-w', 'promote']),
  };
};

/** A new PostgreSQL server on loopback, in a fresh folder. */
export const startPostgres = async () => {
  const port = await freePort();
  const data = folderFor('primary');
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  appendFileSync(join(data, 'postgresql.conf'), usual(port, join(data, '..')));
  return serve(data, port);
};

/**
 * A synchronous streaming replica: from here on the primary acknowledges only what the replica has.
 */
export const startReplica = async (primary, admit) => {
  const port = await freePort();
  const data = folderFor('replica');
  mkdirSync(data, { mode: 0o700 });
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(data, uid, gid);
  const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=replica`;
  run('pg_basebackup', ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', from]);
  appendFileSync(join(data, 'postgresql.conf'), usual(port, join(data, '..')));
  const replica = await serve(data, port);
  await admit("alter system set synchronous_standby_names = 'replica'");
  await admit('select pg_reload_conf()');
  await until(
    async () => (await admit("select 1 from pg_stat_replication where sync_state = 'sync'")) > 0,
    () => 'the replica is not synchronous',
  );
  return replica;
};

/** Writes a backup of one database with PostgreSQL's own tools, and restores it as another. */
export const restoreAs = (from, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(folder, uid, gid);
  const file = join(folder, 'backup');
  run('pg_dump', ['-Fc', '-f', file, '-d', from]);
  run('pg_restore', ['--exit-on-error', '-d', to, file]);
  rmSync(folder, { recursive: true });
};
