import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/bench');

const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** The figures of `bench -- server` and `bench -- load` are in the same folder. */
const ofCommit = /^[0-9a-f]{7,40}\.json$/;

const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The newest run of another commit: what was measured, and its value. */
const lastOfAnother = (own) => {
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const others = all.filter((file) => file !== own && ofCommit.test(file));
  const newest = others
    .map((file) => ({ file, at: statSync(join(folder, file)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at)[0];
  if (newest === undefined) return undefined;
  return new Map((read(newest.file).lines ?? []).map(({ what, value }) => [what, value]));
};

/**
 * Stores a run as `build/bench/<commit>.json`, and returns the values of the commit measured
 * before.
 */
export const keep = (measured) => {
  const own = `${commit()}.json`;
  const before = lastOfAnother(own);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, own), JSON.stringify(measured, null, 2));
  return before;
};
