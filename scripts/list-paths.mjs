import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ended } from '../tests/qa/run/words.mjs';
import { withModules } from './charts.mjs';
import { root, stopWith } from './install.mjs';

const linesOf = (
  { slug, name, chart },
  walk,
  isShort,
  { snapshotWords, stepWords, startWords, dataWords, answersByHand },
) => [
  `${name}: ${walk.paths.length} percorsi, ${walk.short.length} nell’insieme breve`,
  answersByHand,
  ...walk.paths.flatMap(({ start, moves }, index) => {
    const isOfShort = walk.short.includes(index);
    if (isShort && !isOfShort) return [];
    const steps = moves.map((each) => walk.moves[each]);
    const at = (snapshot) => snapshotWords(chart, walk.snapshots[snapshot]);
    return [
      '',
      `Percorso ${index + 1}${isOfShort ? ' (insieme breve)' : ''}`,
      `  Partenza: ${startWords(walk.starts[start].name)}. Atteso: ${ended(at(walk.starts[start].snapshot))}`,
      `  Nella demo: ${dataWords(slug, walk.starts[start].name)}.`,
      ...steps.map(
        ({ from, to, event }, step) =>
          `  ${step + 1}. ${stepWords(chart, walk.snapshots[from], event)} Atteso: ${ended(at(to))}`,
      ),
    ];
  }),
  '',
];

/** The generated paths of a flow (or of all) as the steps of a manual test: the short set, or every one. */
export const listPaths = (flow, isShort = true) =>
  withModules(async (load) => {
    const words = {
      ...(await load('/atlas/words/words.ts')),
      ...(await load('/atlas/words/starts.ts')),
      ...(await load('/atlas/words/test-data.ts')),
    };
    const { charts } = await load('/atlas/charts.ts');
    const { flows, scenarioOf } = await load('/paths/scenarios.ts');
    const { chartPathsOf } = await load('/paths/engine/generate.ts');
    const listed = charts.filter(
      ({ slug }) => flows.includes(slug) && (flow === undefined || slug === flow),
    );
    if (listed.length === 0) stopWith(`Nessun percorso per il flusso «${flow}».`);
    const lines = [];
    for (const each of listed)
      lines.push(...linesOf(each, chartPathsOf(await scenarioOf(each.slug)), isShort, words));
    return lines;
  });

const revision = () => {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Writes the workbook of the paths of a flow, or of all: a cover, and a sheet for each. `isWanted`
 * selects paths by flow and number (from 0).
 */
export const writePathsWorkbook = (file, { flow, title, isWanted, changed }) =>
  withModules(async (load) => {
    const { charts } = await load('/atlas/charts.ts');
    const { manualPath } = await load('/atlas/paths/steps.ts');
    const { workbookOf } = await load('/atlas/paths/workbook.ts');
    const { flows, scenarioOf } = await load('/paths/scenarios.ts');
    const { chartPathsOf } = await load('/paths/engine/generate.ts');
    const sheets = [];
    for (const { slug, name, chart } of charts) {
      const isAsked = flow === undefined || flow === slug;
      if (!flows.includes(slug) || !isAsked || changed?.has(slug) === false) continue;
      const walk = chartPathsOf(await scenarioOf(slug));
      const paths = walk.paths.flatMap((_, index) =>
        isWanted({ slug, walk, index }) ? [manualPath(slug, chart, walk, index)] : [],
      );
      if (paths.length > 0) sheets.push({ slug, name, paths, total: walk.paths.length });
    }
    const version = revision();
    const workbook = await workbookOf(sheets, { title, ...(version && { version }) });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await workbook.arrayBuffer()));
    return sheets.map(({ slug, paths, total }) => ({ slug, paths: paths.length, total }));
  });

/** Writes the workbook of the human set; returns the number of its sessions. */
export const writeHumanWorkbook = (file) =>
  withModules(async (load) => {
    const { workbookOf } = await load('/atlas/paths/workbook.ts');
    const { humanPaths } = await load('/paths/human/human-set.ts');
    const { humanAnswers, humanSlug } = await load('/paths/human/session.ts');
    const version = revision();
    const workbook = await workbookOf(
      [{ name: 'Collaudo', slug: humanSlug, paths: humanPaths, total: humanPaths.length }],
      {
        title: 'Collaudo a mano',
        answers: humanAnswers,
        ...(version && { version }),
      },
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await workbook.arrayBuffer()));
    return humanPaths.length;
  });

/**
 * Reads a workbook filled in by testers, stores its outcomes for the atlas, and reports unusable
 * cells.
 */
export const importOutcomes = (file, kept) =>
  withModules(async (load) => {
    const { flowsIn, lostWords, readOutcomes } = await load('/atlas/outcomes/read-workbook.ts');
    const { knownPathsOf } = await load('/atlas/outcomes/known-paths.ts');
    const { charts } = await load('/atlas/charts.ts');
    const { flows, scenarioOf } = await load('/paths/scenarios.ts');
    const { chartPathsOf } = await load('/paths/engine/generate.ts');
    const workbook = new Uint8Array(readFileSync(file));
    const named = new Set(flowsIn(workbook));
    const walked = [];
    for (const { slug, chart } of charts)
      if (named.has(slug) && flows.includes(slug))
        walked.push({ slug, chart, walk: chartPathsOf(await scenarioOf(slug)) });
    const { withSessions } = await load('/atlas/outcomes/known-sessions.ts');
    const { humanPaths } = await load('/paths/human/human-set.ts');
    const known = withSessions(knownPathsOf(walked, revision()), humanPaths);
    const { outcomes, lost } = readOutcomes(workbook, known);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, `${JSON.stringify(outcomes, null, 2)}\n`);
    return { outcomes, lost: lost.map(lostWords) };
  });
