import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { withModules } from './charts.mjs';
import { ensureChromium, ensureShell } from './chromium.mjs';
import { install, root, stopWith } from './install.mjs';

const usage = `Uso: npm run roam                        2000 passi dal seme 1
     npm run roam -- --steps 2000 --seed 7  quanti passi in tutto, e da quale seme
  --length 250     passi di un cammino; ogni cammino ha un seme e dati nuovi
  --seconds 30     dopo questo tempo non comincia un altro cammino
  --keep-going     non si ferma alla prima violazione
  --no-shrink      racconta il cammino intero, senza accorciarlo
  --except REGOLA  non chiede quella regola (più volte, se serve)
  --trace          dice ogni passo
  --keep CARTELLA  vi scrive i passi di ogni cammino senza violazioni, per ripeterli
  --fault 2        solo quel guasto (più volte, se serve)
  --planted        guasta una copia del portale, un guasto alla volta, e dice se è trovato
  --chance         i cammini sui portali guastati non cominciano dalla via più breve al guasto`;

const options = {
  steps: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '' },
  length: { type: 'string', default: '250' },
  seconds: { type: 'string', default: '86400' },
  'keep-going': { type: 'boolean', default: false },
  'no-shrink': { type: 'boolean', default: false },
  except: { type: 'string', multiple: true, default: [] },
  trace: { type: 'boolean', default: false },
  keep: { type: 'string', default: '' },
  planted: { type: 'boolean', default: false },
  chance: { type: 'boolean', default: false },
  fault: { type: 'string', multiple: true, default: [] },
};

const parsed = () => {
  try {
    return parseArgs({ options }).values;
  } catch {
    return stopWith(usage);
  }
};

const wholeNumber = (text) => (/^\d{1,7}$/.test(text) ? Number(text) : stopWith(usage));

const values = parsed();
const say = (line) => process.stdout.write(`${line}\n`);

/** Even seeds have a wide window, like the shortest ways to the planted faults. */
const firstSeed = values.seed || (values.planted ? '2' : '1');

const order = {
  steps: wholeNumber(values.steps),
  seed: wholeNumber(firstSeed),
  length: wholeNumber(values.length),
  withinMs: wholeNumber(values.seconds) * 1000,
  except: values.except,
  keepsGoing: values['keep-going'],
  shrinks: !values['no-shrink'],
  traces: values.trace,
  keeps: (seed, steps) => {
    if (values.keep === '') return;
    const lines = steps.map((step) => JSON.stringify(step)).join(',\n  ');
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(join(values.keep, `${seed}.json`), `[\n  ${lines}\n]\n`);
  },
  say,
};

const sources = ['acquirer', 'machines', 'public', 'scripts', 'src'];
const single = ['index.html', 'package.json', 'package-lock.json'];
const configurations = ['tailwind.config.ts', 'tsconfig.json', 'vite.config.ts'];

/** The portal built from a copy of the sources with that fault in it. */
const builtWith = ({ file, original, broken }) => {
  const copy = mkdtempSync(join(root, 'build', 'planted-'));
  for (const path of [...sources, ...single, ...configurations])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(original)) throw new Error(`Il guasto non ha più il suo posto in ${file}.`);
  writeFileSync(join(copy, file), text.replaceAll(original, broken));
  const { status } = spawnSync(process.execPath, [join(copy, 'scripts', 'build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Il portale guastato non si compila.');
  return copy;
};

/** Walks on each broken portal until one of its rules finds the fault. */
const findPlanted = async ({ roam, faults }) => {
  let missed = 0;
  const isWanted = (_, index) =>
    values.fault.length === 0 || values.fault.includes(String(index + 1));
  for (const fault of faults.filter(isWanted)) {
    const copy = builtWith(fault);
    const portal = join(copy, 'dist');
    const stops = (found) => fault.rules.includes(found);
    const { walked, lastSeed, rules } = await roam({
      ...order,
      way: values.chance ? [] : fault.way,
      portal,
      shrinks: false,
      keepsGoing: true,
      stops,
      say: values.trace ? say : () => {},
    });
    const found = rules.some(stops);
    missed += found ? 0 : 1;
    say(
      `${fault.name}: ${found ? `trovato dopo ${walked} passi (seme ${lastSeed})` : `non trovato in ${walked} passi`}`,
    );
    rmSync(copy, { recursive: true, force: true });
  }
  return missed;
};

install();
build();
await ensureChromium();
await ensureShell();
const failed = await withModules(async (load) => {
  const folder = join(root, 'tests', 'roam');
  const { roam, builtPortal, faults } = await load(join(folder, 'main.ts'));
  if (!values.planted) return (await roam({ ...order, portal: builtPortal })).violated;
  return findPlanted({ roam, faults });
});
process.exitCode = failed === 0 ? 0 : 1;
