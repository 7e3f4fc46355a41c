import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withModules } from './charts.mjs';
import { root, stopWith } from './install.mjs';
import { pathLines } from './path-lines.mjs';

/** The generated paths of a flow (or of all) as the steps of a manual test: the short set, or every one. */
export const listPaths = (flow, isFull = false) =>
  withModules(async (load) => {
    const words = {
      ...(await load('/atlas/words/words.ts')),
      ...(await load('/atlas/words/starts.ts')),
      ...(await load('/atlas/words/test-data.ts')),
    };
    const { charts } = await load('/atlas/charts.ts');
    const { flows, scenarioOf } = await load('/paths/scenarios.ts');
    const { chartPathsOf } = await load('/paths/engine/generate.ts');
    const { pathSetOf } = await load('/paths/engine/path-set.ts');
    const listed = charts.filter(
      ({ slug }) => flows.includes(slug) && (flow === undefined || slug === flow),
    );
    if (listed.length === 0) stopWith(`Nessun percorso per il flusso «${flow}».`);
    const lines = [];
    for (const each of listed) {
      const walk = chartPathsOf(await scenarioOf(each.slug));
      lines.push(...pathLines(each, walk, pathSetOf(walk, isFull), words));
    }
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
 * Writes the workbook of the paths of a flow, or of all: a cover, and a sheet for each. `chosen`
 * answers the indexes of other paths than those of the set.
 */
export const writePathsWorkbook = (file, { flow, title, isFull, chosen, changed }) =>
  withModules(async (load) => {
    const { charts } = await load('/atlas/charts.ts');
    const { pathSetOf } = await load('/paths/engine/path-set.ts');
    const { sheetOf, workbookOf } = await load('/atlas/paths/workbook.ts');
    const { flows, scenarioOf } = await load('/paths/scenarios.ts');
    const { chartPathsOf } = await load('/paths/engine/generate.ts');
    const sheets = [];
    for (const listed of charts) {
      const { slug } = listed;
      const isAsked = flow === undefined || flow === slug;
      if (!flows.includes(slug) || !isAsked || changed?.has(slug) === false) continue;
      const walk = chartPathsOf(await scenarioOf(slug));
      const indexes = chosen?.(slug, walk) ?? pathSetOf(walk, isFull);
      if (indexes.length > 0) sheets.push({ ...sheetOf(listed, walk, indexes), indexes });
    }
    const version = revision();
    const workbook = await workbookOf(sheets, { title, ...(version && { version }) });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await workbook.arrayBuffer()));
    return sheets.map(({ slug, indexes, total }) => ({ slug, indexes, total }));
  });

/** Writes the workbook of the human set; returns the number of its sessions. */
export const writeHumanWorkbook = (file, ids) =>
  withModules(async (load) => {
    const { workbookOf } = await load('/atlas/paths/workbook.ts');
    const { humanPaths } = await load('/paths/human/human-set.ts');
    const { humanAnswers, humanSlug } = await load('/paths/human/session.ts');
    const chosen = ids.map((id) => humanPaths.find((path) => path.id === id));
    const rowsOf = (paths) => paths.flatMap(({ rows }) => rows);
    const version = revision();
    const workbook = await workbookOf(
      [
        {
          name: 'Collaudo',
          slug: humanSlug,
          paths: rowsOf(chosen),
          total: rowsOf(humanPaths).length,
        },
      ],
      {
        title: 'Collaudo a mano',
        answers: humanAnswers,
        ...(version && { version }),
      },
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await workbook.arrayBuffer()));
    return chosen.length;
  });

/**
 * Reads a workbook filled in by testers, adds its outcomes to those kept for the atlas, and reports
 * unusable cells.
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
    if (outcomes.length > 0) {
      const { withNewer } = await load('/atlas/outcomes/outcome.ts');
      const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, `${JSON.stringify(withNewer(before, outcomes), null, 2)}\n`);
    }
    return { outcomes, lost: lost.map(lostWords) };
  });
