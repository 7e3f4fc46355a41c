import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { seedFolder } from './built-acquirer.mjs';
import { withModules } from './charts.mjs';
import { ensureChromium, ensureShell } from './chromium.mjs';
import { install, root, stopWith } from './install.mjs';

const usage = `Uso: npm run roam                    2000 passi dal seme 1
     SEED=7 npm run roam -- --steps 200  quanti passi in tutto, e da quale seme
  --length 200   passi di un cammino; ogni cammino ha un seme e dati nuovi
  --keep-going   non si ferma alla prima violazione
  --trace        dice ogni passo`;

const options = {
  steps: { type: 'string', default: '2000' },
  length: { type: 'string', default: '200' },
  'keep-going': { type: 'boolean', default: false },
  trace: { type: 'boolean', default: false },
};

const wholeNumber = (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : stopWith(usage));

const { values } = parseArgs({ options });
const steps = wholeNumber(values.steps);
const length = wholeNumber(values.length);
const firstSeed = wholeNumber(process.env.SEED ?? '1');
const say = (line) => process.stdout.write(`${line}\n`);
const trace = values.trace ? (line) => say(`    ${line}`) : undefined;

const report = (seed, { story, broken }) => {
  say(`\nSeme ${seed}: una violazione dopo ${story.length} passi`);
  for (const [index, line] of story.entries()) say(`  ${index + 1}. ${line}`);
  for (const why of broken) say(`  ${why}`);
  say(`  Per ripetere: SEED=${seed} npm run roam -- --steps ${length}`);
};

const roam = async (load) => {
  const { walk } = await load(join(root, 'tests/roam/walk.ts'));
  const { findQuickest, launchBrowser } = await load(join(root, 'tests/journeys/browser.ts'));
  const { startAcquirer } = await load(join(root, 'tests/journeys/acquirer.ts'));
  const seeded = await seedFolder();
  const browser = await launchBrowser(await findQuickest());
  const places = new Set();
  let [walked, violated, seed] = [0, 0, firstSeed];
  const oneWalk = async () => {
    const acquirer = await startAcquirer(seeded.folder);
    const order = { seed, steps: Math.min(length, steps - walked), trace };
    const done = await walk(browser, acquirer.address, order).finally(acquirer.stop);
    if (done.broken.length > 0) report(seed, done);
    else say(`Seme ${seed}: ${done.story.length} passi, ${done.places.size} schermate`);
    for (const place of done.places) places.add(place);
    walked += Math.max(1, done.story.length);
    violated += done.broken.length > 0 ? 1 : 0;
    seed += 1;
  };
  try {
    while (walked < steps && (violated === 0 || values['keep-going'])) await oneWalk();
  } finally {
    await browser.close();
    await seeded.remove();
  }
  say(`\n${walked} passi, semi da ${firstSeed} a ${seed - 1}: ${places.size} schermate`);
  say(`${violated} violazioni`);
  return violated;
};

install();
build();
await ensureChromium();
await ensureShell();
process.exitCode = (await withModules(roam)) === 0 ? 0 : 1;
