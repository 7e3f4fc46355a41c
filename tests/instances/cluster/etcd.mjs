import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, listens, until } from '../ports.mjs';

export const hasEtcd = () => spawnSync('etcd', ['--version']).status === 0;

/** etcd of one member, in which Patroni stores which server is the primary. */
export const startEtcd = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'etcd-'));
  const [port, peerPort] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const child = spawn(
    'etcd',
    [
      ...['--data-dir', folder, '--initial-cluster', `default=${peer}`],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ],
    { stdio: 'ignore' },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await until(
    () => listens(port),
    () => 'etcd does not listen',
  );
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
