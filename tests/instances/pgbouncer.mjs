import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, listens, until } from './ports.mjs';
import { owner } from './postgres.mjs';

export const hasPgbouncer = () => spawnSync('pgbouncer', ['--version']).status === 0;

/** PgBouncer before a database: a connection of the pool is lent for one transaction at a time. `more` are other lines of its configuration. */
export const startPgbouncer = async (database, more = []) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(folder, uid, gid);
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${database.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'ignore_startup_parameters = extra_float_digits, statement_timeout',
    'default_pool_size = 5',
    'max_client_conn = 200',
    ...more,
  ];
  // Users who may log in as another must be listed: `any` admits all as one user.
  writeFileSync(file, `${lines.join('\n')}\n`.replace('* = host', '* = user=postgres host'));
  const child = spawn('pgbouncer', [file], { ...owner(), stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  await until(
    () => listens(port),
    () => `PgBouncer: ${output}`,
  );
  return {
    port,
    stop: async () => {
      child.kill('SIGINT');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true });
    },
  };
};
