import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { withModules } from './charts.mjs';
import { ensureChromium } from './chromium.mjs';
import { install, root, stopWith } from './install.mjs';

const usage = `Uso: npm run roam                        2000 passi dal seme 1
     npm run roam -- --steps 2000 --seed 7  quanti passi in tutto, e da quale seme
  --length 250     passi di un cammino; ogni cammino ha un seme e dati nuovi
  --seconds 30     dopo questo tempo non comincia un altro cammino
  --keep-going     non si ferma alla prima violazione
  --no-shrink      racconta il cammino intero, senza accorciarlo
  --except REGOLA  non chiede quella regola (più volte, se serve)
  --tell           dice ogni passo`;

const options = {
  steps: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  length: { type: 'string', default: '250' },
  seconds: { type: 'string', default: '86400' },
  'keep-going': { type: 'boolean', default: false },
  'no-shrink': { type: 'boolean', default: false },
  except: { type: 'string', multiple: true, default: [] },
  tell: { type: 'boolean', default: false },
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
install();
build();
process.env.CHROMIUM_PATH = await ensureChromium();
const found = await withModules(async (load) => {
  const { roam, builtPortal } = await load(join(root, 'tests', 'roam', 'main.ts'));
  return roam({
    steps: wholeNumber(values.steps),
    seed: wholeNumber(values.seed),
    length: wholeNumber(values.length),
    withinMs: wholeNumber(values.seconds) * 1000,
    portal: builtPortal,
    except: values.except,
    keepsGoing: values['keep-going'],
    shrinks: !values['no-shrink'],
    tells: values.tell,
    say: (line) => process.stdout.write(`${line}\n`),
  });
});
process.exitCode = found.violated === 0 ? 0 : 1;
