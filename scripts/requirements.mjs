import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './install.mjs';

const idsIn = (text) => text.match(/\b[A-Z]{3}-\d{3}\b/g) ?? [];

const requirements = () =>
  readFileSync(join(root, 'docs', 'requirements.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z]{3}-\d{3}) \|/.exec(line)?.[1] ?? []);

const namedByTests = () =>
  new Set(
    readdirSync(join(root, 'tests'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .flatMap((entry) => idsIn(readFileSync(join(entry.parentPath, entry.name), 'utf8'))),
  );

/** By area, how many requirements some test names, and which ids none does. */
export const coverageOfRequirements = () => {
  const named = namedByTests();
  const areas = new Map();
  for (const id of requirements()) {
    const area = id.slice(0, 3);
    areas.set(area, [...(areas.get(area) ?? []), id]);
  }
  const lines = [...areas].map(([area, ids]) => {
    const missing = ids.filter((id) => !named.has(id)).map((id) => id.slice(4));
    const rest = missing.length === 0 ? '' : `, not named: ${missing.join(' ')}`;
    return `${area} ${ids.length - missing.length}/${ids.length}${rest}`;
  });
  return ['== Requirements named by a test', ...lines].join('\n');
};

if (isMain(import.meta)) process.stdout.write(`${coverageOfRequirements()}\n`);
