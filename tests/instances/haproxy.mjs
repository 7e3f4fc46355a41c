import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listens, until } from './ports.mjs';

export const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0;

/** The replica is asked only when the primary is gone. */
const withBackup = (databases) =>
  databases.map(
    (one, index) => `server database${index} 127.0.0.1:${one}${index > 0 ? ' backup' : ''}`,
  );

/** Patroni knows which of its members is the primary. */
const asPatroniSays = (members) => [
  'option httpchk GET /primary',
  ...members.map(({ name, port, rest }) => `server ${name} 127.0.0.1:${port} check port ${rest}`),
];

const configuration = ({ port, acquirers, databasePort, databases, members }) => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s

frontend portal
  mode http
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend acquirers

# Round robin, without sticky sessions.
backend acquirers
  mode http
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  retries 3
  timeout check 5s
  default-server inter 500ms fall 2 rise 1 check
  http-response set-header X-Answered-By %s
${acquirers.map((one, index) => `  server acquirer${index} 127.0.0.1:${one}`).join('\n')}

listen database
  mode tcp
  bind 127.0.0.1:${databasePort}
  timeout client 10m
  timeout server 10m
  option redispatch
  timeout check 5s
  default-server inter 500ms fall 2 rise 1 check on-marked-down shutdown-sessions
${(members ? asPatroniSays(members) : withBackup(databases)).map((line) => `  ${line}`).join('\n')}
`;

/** HAProxy before the acquirers, and before the databases. */
export const startHaproxy = async (places) => {
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(places));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  await until(
    () => listens(places.port),
    () => `HAProxy: ${output}`,
  );
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true });
    },
  };
};
