import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { seconds } from '../tests/qa/run/words.mjs';
import { build } from './build.mjs';
import { collects, end, newFolder, spawnAcquirer } from './built-acquirer.mjs';
import { withModules } from './charts.mjs';
import { ensureChromium } from './chromium.mjs';
import { root, stopWith } from './install.mjs';

const folder = join(root, 'coverage', 'paths', 'collaudo');

const withSet = (use) =>
  withModules(async (load) => use(await load('/paths/human/human-set.ts'), load));

/** The files that differ from a revision, not committed ones too. */
const changedSince = (revision) => {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', revision], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) stopWith(`Nessuna revisione «${revision}».`);
  return stdout.split('\n').filter((file) => file !== '');
};

const called = ({ humanSet }, names) => {
  const unknown = names.find((name) => humanSet.every(({ id }) => id !== name));
  if (unknown !== undefined)
    stopWith(`Nessuna sessione «${unknown}». Sessioni: ${humanSet.map(({ id }) => id).join(', ')}`);
  return humanSet.filter(({ id }) => names.includes(id));
};

/** The sessions that the options name, all of them without an option. */
const chosen = (set, { names, count, seed, since, minutes }) => {
  const { humanSet, sampleOf, worthPlaying } = set;
  if (names.length > 0) return called(set, names);
  if (since !== undefined || minutes !== undefined)
    return worthPlaying(since === undefined ? [] : changedSince(since), minutes ?? Infinity);
  if (count === undefined) return humanSet;
  if (!(count > 0))
    stopWith('--sample vuole quante sessioni: npm run paths -- --human --play --sample 5');
  return sampleOf(humanSet, count, seed);
};

/** The ids of the chosen sessions, in the order in which they are worth playing. */
export const chosenIds = (wanted) => withSet((set) => chosen(set, wanted).map(({ id }) => id));

/** The human set in words, session by session. */
export const listHuman = (wanted) =>
  withSet((set) => {
    const paths = chosen(set, wanted).map(({ id }) =>
      set.humanPaths.find((each) => each.id === id),
    );
    const total = (values) => values.reduce((sum, value) => sum + value, 0);
    return [
      `Collaudo a mano: ${paths.length} sessioni, ${total(paths.map(({ steps }) => steps.length))} passi, circa ${total(paths.map(({ minutes }) => minutes))} minuti`,
      ...paths.flatMap(({ id, precondition, steps }) => [
        '',
        `${id}: ${precondition}`,
        ...steps.map((step, index) => `  ${index + 1}. ${step}`),
      ]),
    ];
  });

/** Every step has an outcome; those after a failed one are not played. */
const stepLines = ({ steps }) =>
  steps.flatMap(({ step, error }) => (error === null ? [] : [`  passo ${step}: KO ${error}`]));

const linesOf = (results) => [
  `Collaudo a mano, giocato da un robot: ${results.length} sessioni`,
  ...results.map((result) => {
    const { id, title, total, steps, milliseconds } = result;
    const passed = steps.filter(({ error }) => error === null).length;
    const rest = total - steps.length;
    const left = rest === 0 ? '' : `, non eseguiti ${rest}`;
    return [
      `${passed === total ? 'OK' : 'KO'} ${id}: ${title} (passi OK ${passed} di ${total}${left}, ${seconds(milliseconds)})`,
      ...stepLines(result),
    ].join('\n');
  }),
];

/**
 * Plays the human set, or some of it, in a browser against a demo that starts for it. A failing
 * session is reported with the sentence that does not hold, and its screen is stored.
 */
export const playHuman = async ({ headed, say, ...wanted }) => {
  build();
  const executablePath = await ensureChromium();
  const data = await newFolder();
  const acquirer = spawnAcquirer(data);
  try {
    const address = await collects(acquirer, /http:\/\/localhost:\d+/);
    const browser = await chromium.launch({
      executablePath,
      headless: !headed,
      args: ['--no-sandbox'],
    });
    const results = await withSet(async (set, load) => {
      const { playSession } = await load('/tests/human/robot.ts');
      const all = [];
      const wantedSessions = chosen(set, wanted);
      // The calendar of cases is moved last.
      for (const session of set.humanSet.filter((each) => wantedSessions.includes(each))) {
        const began = Date.now();
        const steps = [];
        const onStep = async (_page, outcome) => steps.push(outcome);
        await playSession(browser, address, session, { onStep }).catch((error) => {
          if (steps.every((step) => step.error === null)) throw error;
        });
        const { id, title } = session;
        const total = session.steps.length;
        all.push({ id, title, total, steps, milliseconds: Date.now() - began });
        say(linesOf(all).at(-1));
      }
      return all;
    });
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'esito.txt'), `${linesOf(results).join('\n')}\n`);
    const failed = results.filter(
      ({ total, steps }) => steps.filter(({ error }) => error === null).length < total,
    ).length;
    say(
      `Sessioni: ${results.length}, fallite: ${failed}. Rapporto: coverage/paths/collaudo/esito.txt`,
    );
    return failed === 0;
  } finally {
    await end(acquirer);
    rmSync(data, { recursive: true, force: true });
  }
};
