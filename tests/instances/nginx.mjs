import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listens, until } from './ports.mjs';

const root = join(import.meta.dirname, '../..');
const tls = join(root, 'tests/acquirer/support/tls');

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** The lines that docs/reference/operations.md prints, for this acquirer. */
const printedLines = (acquirer) => {
  const text = readFileSync(join(root, 'docs/reference/operations.md'), 'utf8');
  const [block] = / {4}client_max_body_size[\s\S]*?\n {4}\}\n/.exec(text) ?? [];
  if (block === undefined)
    throw new Error('docs/reference/operations.md prints no lines for nginx');
  return block.replace('127.0.0.1:4173', `127.0.0.1:${acquirer}`);
};

const configuration = ({ folder, bare, printed, acquirer }) => `
daemon off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${bare};
    location / { proxy_pass http://127.0.0.1:${acquirer}; }
  }
  server {
    listen 127.0.0.1:${printed} ssl;
    ssl_certificate ${tls}/certificate.pem;
    ssl_certificate_key ${tls}/key.pem;
${printedLines(acquirer)}  }
}
`;

/** nginx before an acquirer: with a bare proxy_pass on one port, with TLS and the lines of the manual on another. */
export const startNginx = async (ports) => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, ...ports }));
  const child = spawn('nginx', ['-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  await until(
    async () => (await listens(ports.bare)) && (await listens(ports.printed)),
    () => `nginx: ${output}`,
  );
  return {
    stop: async () => {
      child.kill('SIGQUIT');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
