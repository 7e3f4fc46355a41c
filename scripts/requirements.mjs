import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, root } from './install.mjs';

const idsIn = (text) => text.match(/\b[A-Z]{3}-\d{3}\b/g) ?? [];

const read = (...path) => readFileSync(join(root, ...path), 'utf8');

const filesOf = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** Each requirement and its certainty: S stated, P stated in part, C in conflict with others. */
const requirementsIn = (text) =>
  text.split('\n').flatMap((line) => {
    const [, id, certainty] = /^\| ([A-Z]{3}-\d{3}) \|.*\| ([SPC])[^|]*\|$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, certainty }];
  });

const isNode = (value) => typeof value?.type === 'string';

const childrenOf = (node) => Object.values(node).flat().filter(isNode);

const calleeOf = (node) => {
  if (node.type === 'CallExpression') return calleeOf(node.callee);
  if (node.type === 'MemberExpression') return calleeOf(node.object);
  return node.name;
};

const runners = new Set(['it', 'test', 'journey']);

/** Ids in the body of a test do not count, only those in its title. */
const titlesOnly = (node) =>
  node.type === 'CallExpression' && runners.has(calleeOf(node))
    ? [node.callee, ...node.arguments.filter(({ type }) => !type.includes('Function'))]
    : childrenOf(node);

const textOf = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? node.value.raw : '';
};

const spokenIn = (node) => [
  ...idsIn(textOf(node)).map((id) => ({ id, at: node.start })),
  ...titlesOnly(node).flatMap(spokenIn),
];

/** The ids in the titles of a file's tests, and in the rows they are made of, with their places. */
export const idsInTitles = (file, source) =>
  spokenIn(parseSync(file, source).program).map(({ id, at }) => ({
    id,
    place: `${file}:${source.slice(0, at).split('\n').length}`,
  }));

const namedByTests = () =>
  filesOf('tests', /\.tsx?$/).flatMap((file) => idsInTitles(file, read(file)));

const namedByDecisions = () =>
  ['docs/reference/contract.md', ...filesOf('docs/decisions', /\.md$/)].flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => idsIn(line).map((id) => ({ id, place: `${file}:${index + 1}` }))),
  );

const firstPlaces = (named) => new Map(named.toReversed().map(({ id, place }) => [id, place]));

/** Where each requirement is checked: a stated one by a test, any other by a test or a decision. */
const holdings = () => {
  const tests = firstPlaces(namedByTests());
  const decisions = firstPlaces(namedByDecisions());
  return requirementsIn(read('docs/reference', 'requirements.md')).map(({ id, certainty }) => ({
    id,
    certainty,
    tested: tests.has(id),
    held: tests.get(id) ?? (certainty === 'S' ? undefined : decisions.get(id)),
  }));
};

const areasOf = (rows) =>
  [...new Set(rows.map(({ id }) => id.slice(0, 3)))].map((area) => {
    const own = rows.filter(({ id }) => id.startsWith(area));
    const decided = own.filter(({ tested, held }) => !tested && held !== undefined).length;
    const rest = decided === 0 ? '' : `, decided in docs: ${decided}`;
    return `${area} ${own.filter(({ tested }) => tested).length}/${own.length}${rest}`;
  });

/**
 * The number of tested requirements by area, and the missing ones. Missing is a stated one without
 * a test, or any other without a test or a decision.
 */
export const coverageOfRequirements = () => {
  const rows = holdings();
  const missing = rows
    .filter(({ held }) => held === undefined)
    .map(
      ({ id, certainty }) => `${id} ${certainty === 'S' ? 'has no test' : 'is decided nowhere'}`,
    );
  return {
    missing,
    text: ['== Requirements named by a test', ...areasOf(rows), ...missing].join('\n'),
  };
};

const whereDecided = () =>
  holdings()
    .filter(({ certainty, held }) => certainty !== 'S' && held !== undefined)
    .map(({ id, certainty, held }) => `${id} ${certainty} ${held}`);

if (isMain(import.meta)) {
  const { text, missing } = coverageOfRequirements();
  const decided = ['== Where the others are decided', ...whereDecided()].join('\n');
  process.stdout.write(`${decided}\n\n${text}\n`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
