import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { extract } from '../../atlas/graph/extract';
import { bothTouched, touchedBetween, touchedByCode } from '../../atlas/qa/touched';
import { searchMachine } from '../../machines/shared/search/search.machine';

import { changedCode, changedLines } from '../../scripts/atlas-diff/changed-code';
import { codeOfChart } from '../../scripts/atlas-diff/chart-code';
import { modulesBy, type Read } from '../../scripts/atlas-diff/modules';
import { everyMachine, fileOfChart } from './support/machines';

const root = join(import.meta.dirname, '../..');

const readProject: Read = (file) => {
  const path = join(root, file);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
};

const project = modulesBy(readProject);

const search = 'machines/shared/search/search.machine.ts';
const rule = '      page !== context.page &&\n';

/** The changes that are reported of a chart after one file changes. */
const changesIn = (chart: string, file: string, from: string, to: string) => {
  const text = readProject(file) ?? '';
  expect(text.split(from).length, `${from} in ${file}`).toBe(2);
  const otherwise = modulesBy((each) =>
    each === file ? text.replace(from, to) : readProject(each),
  );
  return changedCode(codeOfChart(project, chart), codeOfChart(otherwise, chart));
};

const changes = (...args: Parameters<typeof changesIn>) =>
  changesIn(...args).map(({ change: { text, lines = [] } }) => [text, ...lines]);

describe('code behind the names of a chart', () => {
  it('a rule taken out of a condition is told with its line', () => {
    expect(changes(search, search, rule, '')).toEqual([
      [
        expect.stringMatching(
          /^codice cambiato, machines\/shared\/search\/search\.machine\.ts:\d+: condizione «pageExists»$/,
        ),
        '- page !== context.page &&',
      ],
    ]);
  });

  it('so is a constant of another file that it counts with', () => {
    const pages = 'acquirer/contract/pages.ts';
    const [change] = changes(search, pages, ' pageSize = 60', ' pageSize = 20');
    expect(change?.[0]).toMatch(/^codice cambiato, acquirer\/contract\/pages\.ts:\d+: /);
    expect(change?.[0]).toContain('azione «keepRows»');
    expect(change?.slice(1)).toEqual([
      '- export const pageSize = 60;',
      '+ export const pageSize = 20;',
    ]);
  });

  it('says which arrows do something else', () => {
    const parts = changesIn(search, search, rule, '').flatMap((changed) => changed.parts);
    const chart = extract(searchMachine as unknown as AnyStateMachine);
    const { arrows, states } = bothTouched(
      touchedBetween(chart, chart),
      touchedByCode(chart, parts),
    );
    expect(arrows.size).toBeGreaterThan(0);
    expect([...arrows].every((id) => id.includes('[pageExists]'))).toBe(true);
    expect(states.size).toBe(0);
  });

  it('tells lines once, in reading order', () => {
    expect(changedLines('a\nb\nc', 'a\nc\nd')).toEqual(['- b', '+ d']);
  });
});

describe('every chart', () => {
  it.each(everyMachine)('%s has the code of everything that it names', (_, machine) => {
    const parts = codeOfChart(project, fileOfChart.get(machine.id) ?? '');
    const named = (kind: string) =>
      parts.filter((part) => part.kind === kind).map(({ name }) => name);
    const { guards, actions, delays, actors } = machine.implementations;
    expect(named('guard')).toEqual(expect.arrayContaining(Object.keys(guards)));
    expect(named('action')).toEqual(expect.arrayContaining(Object.keys(actions)));
    expect(named('delay')).toEqual(expect.arrayContaining(Object.keys(delays)));
    expect(named('actor')).toEqual(expect.arrayContaining(Object.keys(actors)));
  });
});
