import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chartsIn, withModules } from './charts.mjs';
import { root, stopWith } from './install.mjs';
import { writePathsWorkbook } from './list-paths.mjs';

const workbook = 'build/atlas-diff/percorsi-da-rifare.xlsx';
const marks = { added: '+', removed: '-', changed: '~' };

const git = (args, options = {}) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 28, ...options });
  return status === 0 ? stdout : undefined;
};

/** The charts as they were, in a folder from which the project's own packages are found. */
const unpack = (revision, folder) => {
  const commit = git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  if (commit === undefined)
    stopWith(
      `Revisione sconosciuta: ${revision}. (Un clone parziale ha solo le ultime: git fetch --unshallow le prende tutte.)`,
    );
  const archive = git(['archive', String(commit).trim(), 'machines', 'acquirer']);
  if (archive === undefined) stopWith(`Nella revisione ${revision} non ci sono diagrammi.`);
  const { status } = spawnSync('tar', ['-x', '-C', folder], { input: archive });
  if (status !== 0) stopWith('Non è stato possibile leggere la revisione.');
};

const read = async (load, { graphOf, extract }, tree) =>
  new Map(
    (await chartsIn(load, tree)).map(({ flow, machine }) => [
      flow,
      { graph: graphOf(machine), chart: extract(machine) },
    ]),
  );

const compare = (folder) =>
  withModules(async (load) => {
    const tools = {
      ...(await load('/atlas/export/graph.ts')),
      ...(await load('/atlas/graph/extract.ts')),
    };
    const { changesBetween } = await load('/atlas/qa/diff.ts');
    const { touchedBetween, pathsToWalkAgain } = await load('/atlas/qa/touched.ts');
    const before = await read(load, tools, folder);
    const after = await read(load, tools, root);
    const flows = [...new Set([...before.keys(), ...after.keys()])].sort();
    const compared = flows.map((flow) => {
      const [then, now] = [before.get(flow), after.get(flow)];
      if (then === undefined) return { flow, title: 'nuovo diagramma', changes: [], touched: null };
      if (now === undefined) return { flow, title: 'diagramma eliminato', changes: [] };
      const changes = changesBetween(then.graph, now.graph);
      return { flow, title: '', changes, touched: touchedBetween(then.chart, now.chart) };
    });
    return { compared, pathsToWalkAgain };
  });

/** The paths to walk again, in a workbook; of a new chart the short set. */
const writeWorkbook = async (different, revision, pathsToWalkAgain) => {
  const touched = new Map(
    different
      .filter(({ touched: parts }) => parts !== undefined)
      .map((each) => [each.flow, each.touched]),
  );
  const wanted = new Map();
  const isWanted = ({ slug, walk, index }) => {
    const parts = touched.get(slug);
    if (!wanted.has(slug))
      wanted.set(slug, new Set(parts === null ? walk.short : pathsToWalkAgain(walk, parts)));
    return wanted.get(slug).has(index);
  };
  const title = `Percorsi da rifare: da ${revision} a oggi`;
  const sheets = await writePathsWorkbook(join(root, workbook), {
    title,
    isWanted,
    changed: touched,
  });
  return sheets.map(({ slug, paths, total }) => `  ${slug}: ${paths} di ${total}`);
};

const line = ({ kind, text }) => `  ${marks[kind]} ${text}`;

const tell = ({ flow, title, changes }) => {
  if (title !== '') return [`${flow}: ${title}`];
  const count = changes.length === 1 ? 'una differenza' : `${changes.length} differenze`;
  return [`${flow}: ${count}`, ...changes.map(line)];
};

const [revision = 'HEAD'] = process.argv.slice(2);
mkdirSync(join(root, 'build'), { recursive: true });
const folder = mkdtempSync(join(root, 'build', 'atlas-diff-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
unpack(revision, folder);
const { compared, pathsToWalkAgain } = await compare(folder);
const different = compared.filter(({ title, changes }) => title !== '' || changes.length > 0);
const lines =
  different.length === 0
    ? [`Nessuna differenza nei ${compared.length} diagrammi.`]
    : different.flatMap((flow) => [...tell(flow), '']);
process.stdout.write(`Diagrammi: da ${revision} a oggi\n\n${lines.join('\n')}\n`);
if (different.length > 0) {
  const again = await writeWorkbook(different, revision, pathsToWalkAgain);
  const told = again.length === 0 ? ['  nessuno'] : [...again, `In ${workbook}`];
  process.stdout.write(`Percorsi da rifare\n${told.join('\n')}\n`);
}
