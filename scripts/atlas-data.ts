import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { coveringPathsOf, type Walks } from './atlas-paths.ts';
import { withModules } from './charts.mjs';
import { sentencesOf } from './requirement-sentences.ts';
import { idsInTitles } from './requirements.mjs';

const prefix = 'virtual:atlas/';

/** What was read back from a workbook, if one was. */
const outcomesIn = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

/** The report of the last run of the tests; empty before the first one. */
const coverageIn = (folder: string) => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .map(({ machine, walkedOn, taken, paths }) => ({ machine, walkedOn, taken, paths }));
};

/** A flow stores drafts in the browser, which is absent here. */
const browserless = { sessionStorage: { getItem: () => null, setItem() {}, removeItem() {} } };

/** The screens, the calls they make, the ways between them and their texts, read from the portal. */
const portalIn = (root: string) =>
  withModules(async (load) => {
    const had = 'window' in globalThis;
    if (!had) Object.assign(globalThis, { window: browserless });
    try {
      const file = join(root, 'paths/map/collect.ts');
      return await (await load<{ collectPortal: () => Promise<unknown> }>(file)).collectPortal();
    } finally {
      if (!had) Reflect.deleteProperty(globalThis, 'window');
    }
  });

/** The contract as the acquirer describes it. */
const openApiIn = (root: string) =>
  withModules(async (load) => {
    const file = join(root, 'acquirer/server/openapi/document.ts');
    return (await load<{ openApiDocument: () => unknown }>(file)).openApiDocument();
  });

/** The sessions of the human set, in words. */
const sessionsIn = (root: string) =>
  withModules(async (load) => {
    const file = join(root, 'paths/human/human-set.ts');
    return (await load<{ humanPaths: unknown }>(file)).humanPaths;
  });

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ending.test(file));

const titleAt = (source: string, line: number) =>
  source
    .split('\n')
    [line - 1]?.trim()
    .replace(/^(?:it|test|journey)\b[^'"`]*/, '')
    .replace(/^['"`]|['"`],?.*$/g, '') ?? '';

/** The tests that name requirements, by requirement. */
const testsIn = (root: string) => {
  const found: Record<string, { title: string; file: string }[]> = {};
  for (const file of filesIn(join(root, 'tests'), /\.test\.tsx?$/)) {
    const source = readFileSync(join(root, 'tests', file), 'utf8');
    for (const { id, place } of idsInTitles(`tests/${file}`, source)) {
      const title = titleAt(source, Number(place.split(':').at(-1)));
      found[id] = [...(found[id] ?? []), { title, file: `tests/${file}` }];
    }
  }
  return found;
};

/** The last change of each flow's chart: its day and what it was for; nothing without a history. */
const changesIn = (root: string) => {
  const args = ['log', '--format=%x01%cs%x09%s', '--name-only', '--', 'machines'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const changes: Record<string, { day: string; what: string }> = {};
  for (const commit of status === 0 ? stdout.split('\u0001').slice(1) : []) {
    const [head = '', ...files] = commit.trim().split('\n');
    const [day = '', what = ''] = head.split('\t');
    for (const file of files) {
      const flow = /([\w-]+)\/[\w-]+\.\w+\.ts$/.exec(file)?.[1];
      if (flow !== undefined) changes[flow] ??= { day, what };
    }
  }
  return changes;
};

/** The revision of the sources. */
const revisionOf = (root: string) => {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty=+'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'senza storia';
};

const asModule = (value: unknown) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Gives the atlas what it cannot import: generated paths, requirements, the coverage of the last test. */
export const atlasData = (root: string): Plugin => {
  let walks: Promise<Walks> | undefined;
  const generated = () => {
    walks ??= coveringPathsOf(root);
    return walks;
  };
  const contents: Readonly<Record<string, () => Promise<string> | string>> = {
    requirements: () =>
      asModule(sentencesOf(readFileSync(join(root, 'docs/reference/requirements.it.md'), 'utf8'))),
    portal: async () => asModule(await portalIn(root)),
    sessions: async () => asModule(await sessionsIn(root)),
    openapi: async () => asModule(await openApiIn(root)),
    tests: () => asModule(testsIn(root)),
    changes: () => asModule(changesIn(root)),
    revision: () => asModule(revisionOf(root)),
    outcomes: () => asModule(outcomesIn(join(root, 'coverage/paths/esiti/outcomes.json'))),
    coverage: () => asModule(coverageIn(join(root, 'coverage/paths'))),
    paths: async () => {
      const entries = Object.keys(await generated()).map(
        (id) => `${JSON.stringify(id)}: () => import('${prefix}walk/${id}')`,
      );
      return `export default {${entries.join(',')}};`;
    },
  };
  return {
    name: 'atlas-data',
    configureServer: ({ middlewares }) => {
      middlewares.use('/atlas/immagini', ({ url = '' }, response, next) => {
        const file = join(root, 'build/atlas-pictures', basename(decodeURIComponent(url)));
        if (existsSync(file)) createReadStream(file).pipe(response);
        else next();
      });
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      if (name.startsWith('walk/')) return asModule((await generated())[name.slice(5)]);
      return contents[name]?.();
    },
  };
};
