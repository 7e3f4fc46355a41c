import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chartsIn, withModules } from './charts.mjs';
import { root, stopWith } from './install.mjs';

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

const graphs = async (load, graphOf, tree) =>
  new Map((await chartsIn(load, tree)).map(({ flow, machine }) => [flow, graphOf(machine)]));

const compare = (folder) =>
  withModules(async (load) => {
    const { graphOf } = await load('/atlas/export/graph.ts');
    const { changesBetween } = await load('/atlas/qa/diff.ts');
    const before = await graphs(load, graphOf, folder);
    const after = await graphs(load, graphOf, root);
    return [...new Set([...before.keys(), ...after.keys()])].sort().map((flow) => {
      if (!before.has(flow)) return { flow, title: 'nuovo diagramma', changes: [] };
      if (!after.has(flow)) return { flow, title: 'diagramma eliminato', changes: [] };
      return { flow, title: '', changes: changesBetween(before.get(flow), after.get(flow)) };
    });
  });

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
const all = await compare(folder);
const different = all.filter(({ title, changes }) => title !== '' || changes.length > 0);
const lines =
  different.length === 0
    ? [`Nessuna differenza nei ${all.length} diagrammi.`]
    : different.flatMap((flow) => [...tell(flow), '']);
process.stdout.write(`Diagrammi: da ${revision} a oggi\n\n${lines.join('\n')}\n`);
