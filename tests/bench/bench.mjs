import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureExport } from './export.mjs';
import { keep } from './kept.mjs';
import { openLine } from './line.mjs';
import { lines } from './lines.mjs';
import { measureLoad, snapshot } from './load.mjs';
import { calls, columns, firstRow, signedIn as init, lastMonth } from './made-up.mjs';
import { measureNextPage } from './next-page.mjs';
import { openPeers } from './peers.mjs';
import { workbookLimit } from './workbook-limit.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    peers: { type: 'string' },
  },
});

const list = `/Home/Movimenti?month=${lastMonth}`;
const paging = { next: 'button[aria-label="Pagina successiva"]', rows: 'tbody' };
const workbook = { button: 'button:has-text("ESPORTA")', rows: 5001 };

const pages = new Map();
const folder = join(import.meta.dirname, '../../dist');
const { address, close } = await openLine({ folder, calls, pages });
const peers = options.peers === undefined ? [] : await openPeers(options.peers);

/** A load of the portal, beside one of the same page without a script. */
const load = (path, what = {}) => {
  const limit = `/limit${path.split('?')[0]}`;
  return {
    before: async () => pages.set(limit, await snapshot(address + path, init)),
    limit: () => measureLoad(address + limit, { ...what, touch: false }),
    ours: () => measureLoad(address + path, { ...what, init }),
  };
};

const works = {
  login: load('/login', { touch: true }),
  home: load('/Home'),
  movements: load(list, { row: firstRow }),
  again: load('/Home', { again: true }),
  paging: {
    limit: () => measureNextPage(address + list, { init, paging, limit: true }),
    ours: () => measureNextPage(address + list, { init, paging }),
  },
  export: {
    before: () => pages.set('/limit/export', workbookLimit(columns)),
    limit: () => measureExport(`${address}/limit/export`, { ...workbook, button: 'button' }),
    ours: () => measureExport(address + list, { ...workbook, init }),
  },
};

const chosen = Object.keys(works).filter((work) => work.includes(options.only));

const ofPeers = async (work) => {
  const figures = {};
  for (const { name, works: theirs } of peers) figures[name] = await theirs[work]?.();
  return figures;
};

/** Every round measures each variant in turn: without script, the portal, and each peer. */
const measureRounds = async () => {
  const rounds = [];
  for (const work of chosen) await works[work].before?.();
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    const measured = {};
    for (const work of chosen)
      measured[work] = {
        limit: await works[work].limit(),
        ours: await works[work].ours(),
        peers: await ofPeers(work),
      };
    rounds.push(measured);
    process.stderr.write(`round ${round} of ${options.rounds}\n`);
  }
  return rounds;
};

const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

const figureOf = (line, figures, limit) =>
  median(line.ofLimit ? figures.map((value, round) => value / limit[round]) : figures);

const lineOf = (line, rounds) => {
  const figures = (side) =>
    rounds.map(({ [line.work]: measured }) => side(measured)?.[line.figure]);
  const [ours, limit] = [figures((side) => side.ours), figures((side) => side.limit)];
  const value = figureOf(line, ours, limit);
  const others = peers.flatMap(({ name }) => {
    const theirs = figures((side) => side.peers[name]);
    return theirs.includes(undefined) ? [] : [{ name, value: figureOf(line, theirs, limit) }];
  });
  const holds = value <= line.goal;
  return { ...line, value, ours: median(ours), limit: median(limit), holds, others };
};

const digits = (unit) => ({ ms: 0, kB: 1 })[unit] ?? 2;

const sentence = ({ what, unit, goal, value, ours, limit, ofLimit, holds }, before) => {
  const was = before?.get(what);
  const worse = was !== undefined && value > was * 1.1 ? ', WORSE' : '';
  return [
    holds ? 'holds ' : 'MISSES',
    what.padEnd(30),
    `${value.toFixed(digits(unit))} ${unit}`.padStart(10),
    `goal ${goal}`.padStart(10),
    ofLimit ? `  ${ours.toFixed(0)} ms beside ${limit.toFixed(0)}` : '',
    was === undefined ? '' : `  (was ${was.toFixed(digits(unit))}${worse})`,
  ].join(' ');
};

const besides = ({ unit, others }) =>
  others.map(
    ({ name, value }) => `       ${name.padEnd(30)} ${value.toFixed(digits(unit))} ${unit}\n`,
  );

const busy = loadavg()[0];
if (busy > 1) process.stdout.write(`The machine does other work (load ${busy.toFixed(1)}).\n`);
const rounds = await measureRounds().finally(() => {
  for (const line of [{ close }, ...peers]) line.close();
});
const measured = lines
  .filter(({ work }) => chosen.includes(work))
  .map((line) => lineOf(line, rounds));
const before = keep({ busy, lines: measured, rounds });
for (const line of measured)
  process.stdout.write(`${sentence(line, before)}\n${besides(line).join('')}`);
