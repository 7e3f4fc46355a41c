import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Walks, walksOf } from './atlas-walks.ts';

const prefix = 'virtual:atlas/';

/** The requirements of the table, one sentence and one id each, with the heading they stand under. */
const requirementsIn = (markdown: string) => {
  let area = '';
  return markdown.split('\n').flatMap((line) => {
    area = /^## (.+)$/.exec(line)?.[1] ?? area;
    const [, id, text] = /^\| ([A-Z]{3}-\d{3}) \| (.+?) \| [A-Z]/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, text, area }];
  });
};

/** What the last run of the tests walked; nothing before the first one. */
const coverageIn = (folder: string) => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .map(({ machine, walkedOn, taken, paths }) => ({ machine, walkedOn, taken, paths }));
};

const asModule = (value: unknown) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Gives the atlas what it cannot import: generated paths, requirements, the coverage of the last test. */
export const atlasData = (root: string): Plugin => {
  let walks: Promise<Walks> | undefined;
  const generated = () => {
    walks ??= walksOf(root);
    return walks;
  };
  const contents: Readonly<Record<string, () => Promise<string> | string>> = {
    requirements: () =>
      asModule(requirementsIn(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))),
    coverage: () => asModule(coverageIn(join(root, 'coverage/paths'))),
    walks: async () => {
      const entries = Object.keys(await generated()).map(
        (id) => `${JSON.stringify(id)}: () => import('${prefix}walk/${id}')`,
      );
      return `export default {${entries.join(',')}};`;
    },
  };
  return {
    name: 'atlas-data',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      if (name.startsWith('walk/')) return asModule((await generated())[name.slice(5)]);
      return contents[name]?.();
    },
  };
};
