import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { playViews } from '../tests/qa/run/play.mjs';
import { writeIndex, writeReport } from '../tests/qa/run/report.mjs';
import { countOf, totalsOf } from '../tests/qa/run/totals.mjs';
import { seconds, stepsOf } from '../tests/qa/run/words.mjs';
import { chosenIds, listHuman, playHuman } from './human.mjs';
import { install, root, stopWith } from './install.mjs';
import {
  importOutcomes,
  listPaths,
  writeHumanWorkbook,
  writePathsWorkbook,
} from './list-paths.mjs';

const walks = join(root, 'paths');
const reports = join(root, 'coverage', 'paths');
const say = (line) => process.stdout.write(`${line}\n`);

const usage = `Uso: npm run paths -- <flusso> [--headed]   esegue i percorsi di un flusso in un browser
     npm run paths -- --all                 esegue quelli di tutti i flussi
     npm run paths -- [<flusso>] --list     li elenca, senza eseguirli
     npm run paths -- [<flusso>] --workbook li scrive in un foglio da compilare
     npm run paths -- --import esiti.xlsx   rilegge un foglio compilato: gli esiti stanno nell’atlante
     npm run paths -- --human --list         elenca le sessioni che una persona può giocare nella demo
     npm run paths -- --human --workbook     le scrive in un foglio da compilare
     npm run paths -- --human --play         un robot le gioca, frase per frase, su una demo appena avviata
                                            (con i loro nomi, solo quelle: --human --play trova insoluti)
     npm run paths -- --human --since HEAD~20 --minutes 120
                                            quelle da giocare in due ore: prima i flussi cambiati, poi ciò che cambia i dati
  --sample 5 --seed 7   di queste solo alcune: le stesse per lo stesso seme
  --full   l’insieme completo invece di quello breve (per --list, --workbook e l’esecuzione)
  --layout guarda anche se in ogni stato tutto ci sta: sei larghezze, altri caratteri, spaziature, testo doppio`;

/** The files of one kind in `paths`, by the folder of their flow. */
const filesOf = (ending) =>
  readdirSync(walks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ flow: basename(dirname(file)), name: basename(file, ending) }))
    .sort((a, b) => a.name.localeCompare(b.name));

const screens = filesOf('.screen.tsx');
const viewsOf = (flow) => screens.filter((each) => each.flow === flow).map(({ name }) => name);

const viewsToPlay = (flows) =>
  flows.flatMap((flow) =>
    viewsOf(flow).map((view) => ({ flow, view, folder: join(reports, flow) })),
  );

const printFailure = ({ steps, error, others, failedAt }) => {
  const title =
    steps.length === 0 ? 'Copertura incompleta:' : 'Percorso fallito. Per ripeterlo a mano:';
  say(`\n  ${title}`);
  for (const line of stepsOf(steps)) say(`    ${line}`);
  for (const line of error.split('\n')) say(`    > ${line}`);
  if (failedAt !== null)
    say(`  Da solo ci arriva il percorso ${failedAt} (--list --full lo dice passo per passo).`);
  if (others > 0) say(`  Per la stessa ragione falliscono altri ${others}: sono nel rapporto.`);
};

const placeOf = ({ steps, error }) => `${error} ${steps.at(-1)?.states.join(' ')}`;

/**
 * The shortest path for each reason to fail, and the number of others with that reason. Transitions
 * of failed paths count as not taken.
 */
const failuresIn = (suites) => {
  const failures = new Map();
  for (const path of suites.flatMap(({ played }) => played)) {
    if (path.error === null) continue;
    const known = failures.get(placeOf(path)) ?? { ...path, others: -1 };
    const shorter = path.steps.length < known.steps.length ? path : known;
    failures.set(placeOf(path), { ...shorter, others: known.others + 1 });
  }
  const found = [...failures.values()];
  const broken = found.filter(({ steps }) => steps.length > 0);
  return broken.length > 0 ? broken : found;
};

const notifyFlow = ({ flow, suites }) => {
  const { failed, milliseconds } = totalsOf(suites);
  const result = failed === 0 ? 'tutti riusciti' : `FALLITI: ${failed}`;
  say(`${flow}: ${countOf(suites)}, ${result}, ${seconds(milliseconds)}`);
  for (const failure of failuresIn(suites)) printFailure(failure);
};

const play = async (flows, headed) => {
  const started = Date.now();
  for (const flow of flows) rmSync(join(reports, flow), { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = await playViews(viewsToPlay(flows), { headed, isFull, looksAtLayout });
  const played = flows.map((flow) => ({
    flow,
    suites: results.filter((result) => result.flow === flow).flatMap(({ suites }) => suites),
  }));
  for (const flow of played) {
    writeReport(join(reports, flow.flow), flow.flow, flow.suites, flows.length > 1);
    notifyFlow(flow);
  }
  const took = Date.now() - started;
  if (flows.length > 1) writeIndex(reports, played, took);
  const all = played.flatMap(({ suites }) => suites);
  const { paths, own, failed } = totalsOf(all);
  const where = flows.length > 1 ? '' : `${flows[0]}/`;
  say(`\nIn tutto: ${countOf(all)}, falliti: ${failed}, in ${seconds(took)}`);
  say(`Rapporto: coverage/paths/${where}index.html`);
  return failed === 0 && paths + own > 0;
};

const withWalks = [...screens, ...filesOf('.scenario.ts')].map(({ flow }) => flow);
const known = [...new Set(withWalks)].sort();

const chosen = (names, all) => {
  if (all) return known.filter((flow) => viewsOf(flow).length > 0);
  const [name] = names;
  if (name === undefined) return stopWith(`${usage}\n\nFlussi: ${known.join(', ')}`);
  if (!known.includes(name))
    return stopWith(`Nessun flusso «${name}». Flussi: ${known.join(', ')}`);
  if (viewsOf(name).length === 0)
    return stopWith(`«${name}» non ha schermate proprie: si percorre dentro altri flussi.`);
  return [name];
};

const knownOptions = [
  '--all',
  '--headed',
  '--list',
  '--full',
  '--workbook',
  '--import',
  '--layout',
  '--human',
  '--play',
  '--sample',
  '--seed',
  '--since',
  '--minutes',
];
const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const withValue = ['--sample', '--seed', '--since', '--minutes'];
const isValueOfOption = (index) => withValue.includes(args[index - 1]);
const names = args.filter((arg, index) => !arg.startsWith('--') && !isValueOfOption(index));
const textAfter = (option) =>
  options.includes(option) ? args[args.indexOf(option) + 1] : undefined;
const numberOf = (option) => (options.includes(option) ? Number(textAfter(option)) : undefined);
const unknown = options.find((option) => !knownOptions.includes(option));
if (unknown !== undefined) stopWith(`Opzione sconosciuta: ${unknown}\n${usage}`);

const isFull = options.includes('--full');
const looksAtLayout = options.includes('--layout');

const list = async ([flow]) => {
  for (const line of await listPaths(flow, isFull)) say(line);
};

const write = async ([flow]) => {
  const file = join(reports, `${flow ?? 'percorsi'}.xlsx`);
  const sheets = await writePathsWorkbook(file, {
    flow,
    title: isFull ? 'Percorsi: insieme completo' : 'Percorsi: insieme breve',
    isFull,
  });
  for (const { slug, indexes, total } of sheets)
    say(`${slug}: ${indexes.length} di ${total} percorsi`);
  say(`Foglio: coverage/paths/${basename(file)}`);
};

const readBack = async ([file]) => {
  if (file === undefined || !existsSync(file)) stopWith(`Foglio non trovato: ${file}\n${usage}`);
  const { outcomes, lost } = await importOutcomes(
    file,
    join(reports, 'esiti', 'outcomes.json'),
  ).catch(({ message }) => stopWith(message));
  for (const { id, outcome, notes } of outcomes.filter((each) => each.outcome !== 'OK'))
    say(`${id}: ${outcome}${notes === '' ? '' : ` (${notes})`}`);
  const passed = outcomes.filter(({ outcome }) => outcome === 'OK').length;
  say(
    outcomes.length === 0
      ? 'Nessun esito da usare: restano quelli di prima.'
      : `${outcomes.length} esiti, ${passed} OK. L’atlante li mostra sui flussi (npm run atlas).`,
  );
  if (lost.length === 0) return;
  say(`\nNon usati: ${lost.length}`);
  for (const line of lost) say(`  ${line}`);
  process.exitCode = 1;
};

const run = async () => {
  const passed = await play(chosen(names, options.includes('--all')), options.includes('--headed'));
  process.exitCode = passed ? 0 : 1;
};

const wanted = {
  names,
  count: numberOf('--sample'),
  seed: numberOf('--seed') ?? 1,
  since: textAfter('--since'),
  minutes: numberOf('--minutes'),
};

const human = {
  list: async () => {
    for (const line of await listHuman(wanted)) say(line);
  },
  write: async () => {
    const ids = await chosenIds(wanted);
    const sessions = await writeHumanWorkbook(join(reports, 'collaudo.xlsx'), ids);
    say(`Sessioni: ${sessions}\nFoglio: coverage/paths/collaudo.xlsx`);
  },
  play: async () => {
    const passed = await playHuman({
      ...wanted,
      headed: options.includes('--headed'),
      say,
    });
    process.exitCode = passed ? 0 : 1;
  },
};

/** A workbook names its set, so both are read back the same way. */
const humanWays = {
  '--import': () => readBack(names),
  '--play': human.play,
  '--workbook': human.write,
};
const humanWay = () =>
  humanWays[Object.keys(humanWays).find((option) => options.includes(option))] ?? human.list;

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit());

install();
const ways = { '--list': list, '--workbook': write, '--import': readBack };
const way = Object.keys(ways).find((option) => options.includes(option));
if (options.includes('--human')) await humanWay()();
else await (way === undefined ? run() : ways[way](names));
