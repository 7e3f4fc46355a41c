import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, posix } from 'node:path';
import { comparisonFile } from './atlas-build.mjs';
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

const textIn = (tree) => (file) => {
  const path = join(tree, file);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
};

const read = async (load, { graphOf, extract, modulesBy, codeOfChart }, tree) => {
  const modules = modulesBy(textIn(tree));
  const charts = await chartsIn(load, tree);
  return new Map(
    charts.map(({ flow, file, machine }) => [
      flow,
      {
        graph: graphOf(machine),
        chart: extract(machine),
        code: codeOfChart(modules, posix.join('machines', file.replaceAll('\\', '/'))),
      },
    ]),
  );
};

const compare = (folder) =>
  withModules(async (load) => {
    const tools = {
      ...(await load('/atlas/export/graph.ts')),
      ...(await load('/atlas/graph/extract.ts')),
      ...(await load('/scripts/atlas-diff/modules.ts')),
      ...(await load('/scripts/atlas-diff/chart-code.ts')),
    };
    const { changesBetween } = await load('/atlas/qa/diff.ts');
    const { changedCode } = await load('/scripts/atlas-diff/changed-code.ts');
    const { bothTouched, touchedBetween, touchedByCode, pathsToRepeat } =
      await load('/atlas/qa/touched.ts');
    const before = await read(load, tools, folder);
    const after = await read(load, tools, root);
    const flows = [...new Set([...before.keys(), ...after.keys()])].sort();
    const compared = flows.map((flow) => {
      const [then, now] = [before.get(flow), after.get(flow)];
      const both = { flow, before: then?.chart ?? null, after: now?.chart ?? null };
      if (then === undefined)
        return { ...both, title: 'nuovo diagramma', changes: [], touched: null };
      if (now === undefined) return { ...both, title: 'diagramma eliminato', changes: [] };
      const code = changedCode(then.code, now.code);
      const touched = bothTouched(
        touchedBetween(then.chart, now.chart),
        touchedByCode(
          now.chart,
          code.flatMap(({ parts }) => parts),
        ),
      );
      const changes = [
        ...changesBetween(then.graph, now.graph),
        ...code.map(({ change }) => change),
      ];
      return { ...both, title: '', changes, touched };
    });
    return { compared, pathsToRepeat };
  });

/** The paths to walk again, in a workbook and by flow; of a new chart the short set. */
const writeWorkbook = async (different, revision, pathsToRepeat) => {
  const touched = new Map(
    different
      .filter(({ touched: parts }) => parts !== undefined)
      .map((each) => [each.flow, each.touched]),
  );
  const sheets = await writePathsWorkbook(join(root, workbook), {
    title: `Percorsi da rifare: da ${revision} a oggi`,
    chosen: (slug, walk) => {
      const parts = touched.get(slug);
      return parts === null ? undefined : pathsToRepeat(walk, parts);
    },
    changed: touched,
  });
  return {
    lines: sheets.map(({ slug, indexes, total }) => `  ${slug}: ${indexes.length} di ${total}`),
    wanted: new Map(sheets.map(({ slug, indexes }) => [slug, indexes])),
  };
};

/** Both drawings of each chart, for the atlas; one that is built already shows them from now on. */
const writeComparison = (different, revision, wanted) => {
  const charts = different.map(({ flow, before, after, changes }) => ({
    slug: flow,
    before,
    after,
    changes,
    again: [...(wanted.get(flow) ?? [])],
  }));
  const comparison = { kind: 'portale-esercenti/comparison', from: revision, charts };
  writeFileSync(join(root, comparisonFile), JSON.stringify(comparison));
  const index = join(root, 'build/atlas/index.html');
  if (!existsSync(index)) return;
  cpSync(join(root, comparisonFile), join(root, 'build/atlas/confronto.json'));
  utimesSync(index, new Date(), new Date());
};

const linesOf = ({ kind, text, lines = [] }) => [
  `  ${marks[kind]} ${text}`,
  ...lines.map((line) => `      ${line}`),
];

const printFlow = ({ flow, title, changes }) => {
  if (title !== '') return [`${flow}: ${title}`];
  const count = changes.length === 1 ? 'una differenza' : `${changes.length} differenze`;
  return [`${flow}: ${count}`, ...changes.flatMap(linesOf)];
};

const [revision = 'HEAD'] = process.argv.slice(2);
mkdirSync(join(root, 'build'), { recursive: true });
const folder = mkdtempSync(join(root, 'build', 'atlas-diff-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
unpack(revision, folder);
const { compared, pathsToRepeat } = await compare(folder);
const different = compared.filter(({ title, changes }) => title !== '' || changes.length > 0);
const lines =
  different.length === 0
    ? [`Nessuna differenza nei ${compared.length} diagrammi.`]
    : different.flatMap((flow) => [...printFlow(flow), '']);
process.stdout.write(`Diagrammi: da ${revision} a oggi\n\n${lines.join('\n')}\n`);
mkdirSync(join(root, 'build/atlas-diff'), { recursive: true });
let wanted = new Map();
if (different.length > 0) {
  const again = await writeWorkbook(different, revision, pathsToRepeat);
  wanted = again.wanted;
  const linesOf = again.lines.length === 0 ? ['  nessuno'] : [...again.lines, `In ${workbook}`];
  process.stdout.write(`Percorsi da rifare\n${linesOf.join('\n')}\n`);
}
writeComparison(different, revision, wanted);
process.stdout.write(
  `I due disegni, uno accanto all’altro: /atlas/confronto (o ${comparisonFile})\n`,
);
