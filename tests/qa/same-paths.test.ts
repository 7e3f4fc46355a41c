// @vitest-environment happy-dom
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PathsPanel } from '../../atlas/chart-page/PathsPanel';
import { chartCalled } from '../../atlas/charts';
import { sheetOf } from '../../atlas/paths/workbook';
import { startWords } from '../../atlas/words/starts';
import { answersByHand, dataWords } from '../../atlas/words/test-data';
import { snapshotWords, stepWords } from '../../atlas/words/words';
import type { ChartPaths } from '../../paths/engine/chart-paths';
import { chartPathsOf } from '../../paths/engine/generate';
import { pathSetOf } from '../../paths/engine/path-set';
import { scenarioOf } from '../../paths/scenarios';
import { screens } from '../../paths/screens';
import { playScreen } from './page/play';
import type { Suite } from './page/played';
import { recorder } from './page/recorder';

const { pathLines } = await import('../../scripts/path-lines.mjs' as string);
const { writeReport } = await import('./run/report.mjs' as string);
const { countOf } = await import('./run/totals.mjs' as string);

afterEach(cleanup);

const idOf = (slug: string, number: number | string) =>
  `${slug}-${String(number).padStart(3, '0')}`;

const chartOf = (slug: string) => {
  const listed = chartCalled(slug);
  if (listed === undefined) throw new Error(`No chart ${slug}`);
  return listed;
};

const watches = { departs: recorder.departs, arrives: async () => recorder.arrives() };

const playedIn = async (flow: string) => {
  const suites: Suite[] = [];
  for (const [name, load, folder] of screens)
    if (folder === flow || (folder === 'shared' && name === flow))
      for (const each of await load())
        suites.push(await playScreen(each, watches, async (picture) => picture));
  return suites;
};

const takenBy = (suites: readonly Suite[], slug: string) =>
  suites
    .filter(({ chart }) => chart === slug)
    .flatMap(({ played }) => played.flatMap(({ takes }) => takes));

const listedIn = (slug: string, walk: ChartPaths) => {
  const words = { snapshotWords, stepWords, startWords, dataWords, answersByHand };
  const lines: string[] = pathLines(chartOf(slug), walk, pathSetOf(walk), words);
  return lines.flatMap((line) => /^Percorso (\d+)/.exec(line)?.[1] ?? []);
};

const reportOf = (slug: string, suites: readonly Suite[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'same-paths-'));
  writeReport(folder, slug, suites, false);
  const report = readFileSync(join(folder, 'index.html'), 'utf8');
  rmSync(folder, { recursive: true });
  return report;
};

/** The paths that the sections of a report name, written as «1, 3–5». */
const numbersInReport = (report: string) =>
  [...report.matchAll(/<summary>\d+\. Percors[oi] ([\d–, ]*\d)/g)].flatMap(([, written = '']) =>
    written.split(', ').flatMap((run) => {
      const [from = 0, to = from] = run.split('–').map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    }),
  );

const shownInAtlas = (slug: string, walk: ChartPaths) => {
  const player = { track: { path: null } } as never;
  render(createElement(PathsPanel, { listed: chartOf(slug), walk, player, outcomes: new Map() }));
  const more = () => screen.queryByRole('button', { name: 'Mostra altri percorsi' });
  for (let button = more(); button !== null; button = more()) fireEvent.click(button);
  return screen
    .getAllByText(new RegExp(`^${slug}-\\d+`))
    .map(({ textContent }) => textContent?.split(' ')[0]);
};

describe('list, workbook, runner, report and atlas show the same paths by default', () => {
  it.each([
    ['otp', '54 percorsi'],
    ['document', '20 percorsi'],
    ['unpaid', '17 percorsi e 52 percorsi di liste'],
    ['email-change', '26 percorsi'],
  ])('of %s', async (slug, counted) => {
    const walk = chartPathsOf(await scenarioOf(slug));
    const expected = walk.short.map((index) => idOf(slug, index + 1));
    const suites = await playedIn(slug);
    const report = reportOf(slug, suites);
    const sorted = (numbers: readonly (number | string)[]) =>
      [...new Set(numbers.map((number) => idOf(slug, number)))].sort();
    expect(expected.length).toBeGreaterThan(10);
    expect(listedIn(slug, walk).map((number) => idOf(slug, number))).toEqual(expected);
    expect(sheetOf(chartOf(slug), walk, pathSetOf(walk)).paths.map(({ id }) => id)).toEqual(
      expected,
    );
    expect(sorted(takenBy(suites, slug))).toEqual([...expected].sort());
    expect(sorted(numbersInReport(report))).toEqual([...expected].sort());
    expect(shownInAtlas(slug, walk)).toEqual(expected);
    expect(countOf(suites)).toBe(counted);
    expect(report).toContain(`<b>${expected.length}</b>percorsi</li>`);
  });
});
