import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collects, end } from './built-acquirer.mjs';
import { root, run, stopWith } from './install.mjs';
import { archive } from './release.mjs';
import { ruler } from './release-lists.mjs';

const expected = { '/login': /ACCEDI/, '/healthz': /^alive \d+\.\d+\.\d+$/ };

const wrongPages = async (address) => {
  const wrong = [];
  for (const [path, content] of Object.entries(expected)) {
    const answer = await fetch(`${address}${path}`);
    if (answer.status !== 200 || !content.test(await answer.text()))
      wrong.push(`${path}: ${answer.status}`);
  }
  return wrong;
};

const tokenAt = async (address) => {
  const body = new URLSearchParams({
    userid: 'azienda01',
    password: 'Portale2026',
    success_url: `${address}/login`,
  });
  const answer = await fetch(`${address}/auth/login`, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? address).searchParams.get('token');
};

/** The last statement: its PDF needs the fonts and the work threads, which no page needs. */
const wrongStatement = async (address) => {
  const headers = {
    Authorization: `Bearer ${await tokenAt(address)}`,
    'Content-Type': 'application/json',
    'session-id': randomUUID(),
  };
  const ask = (call, body) =>
    fetch(`${address}/api/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const search = { month: '', orderBy: '-date', page: 1, filter: '' };
  const list = await ask('SEARCH_ACCOUNT_BALANCE', search);
  const { accountListItems: [{ branchCode, date } = {}] = [] } = await list.json();
  const answer = await ask('GET_PDF_ACCOUNT_BALANCE', { branchCode, date });
  return (await answer.text()).startsWith('%PDF-') ? [] : [`PDF: ${answer.status}`];
};

/** Opens the addresses that the start prints, as a person does. */
const wrongInGreeting = async (greeting) => {
  const wrong = [];
  for (const [address] of greeting.matchAll(/http:\/\/\S+/g)) {
    const { status } = await fetch(address);
    if (status !== 200) wrong.push(`${address}: ${status}`);
  }
  return wrong;
};

/** The names in the guide's table that the archive lacks. */
const missingIn = (unpacked) => {
  const guide = readFileSync(join(root, 'docs', 'guide', 'release.md'), 'utf8');
  const rows = guide.split('\n').filter((row) => row.startsWith('| `'));
  const names = rows.flatMap((row) => row.split(' | ')[0].match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  return names.filter((name) => !existsSync(join(unpacked, name)));
};

/** The packages that only one of the two lists names. */
const wrongLists = (unpacked) => {
  const read = (file) => readFileSync(join(unpacked, file), 'utf8');
  const licensed = read('LICENSES.txt')
    .split(ruler)
    .map((one) => one.split('\n')[0]);
  const listed = JSON.parse(read('sbom.json')).components.map(
    (one) => `${one.name} ${one.version}`,
  );
  return [
    ...licensed.filter((one) => !listed.includes(one)),
    ...listed.filter((one) => !licensed.includes(one)),
  ];
};

const wrongIn = async (unpacked) => {
  const child = spawn(process.execPath, ['server.js'], {
    cwd: unpacked,
    env: { PATH: process.env.PATH, PORT: '0', SEED_SCALE: '0', LOGIN_RETURN: 'token' },
  });
  try {
    const greeting = await collects(child, /^Portale Esercenti: \S+$[\s\S]+\/outbox\n/m);
    const [, address] = /: (\S+)$/m.exec(greeting);
    return [
      ...missingIn(unpacked),
      ...wrongLists(unpacked),
      ...(await wrongInGreeting(greeting)),
      ...(await wrongPages(address)),
      ...(await wrongStatement(address)),
    ];
  } finally {
    await end(child);
  }
};

const unpackAndTry = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    if (run('tar', ['-xzf', archive, '-C', folder]) !== 0) return ['tar'];
    const [unpacked = ''] = readdirSync(folder);
    return await wrongIn(join(folder, unpacked));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Unpacks the archive into an empty folder and starts `node server.js` there. It looks for the
 * guide's files, and requests the printed addresses, two pages and a PDF.
 */
export const tryRelease = async () => {
  const wrong = await unpackAndTry();
  if (wrong.length > 0) stopWith(`L’archivio non risponde come deve: ${wrong.join(', ')}`);
  process.stdout.write('L’archivio è stato provato: /login, /healthz e un estratto conto.\n');
};
