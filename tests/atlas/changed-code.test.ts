import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { extract } from '../../atlas/graph/extract';
import { bothTouched, touchedBetween, touchedByCode } from '../../atlas/qa/touched';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
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
const otp = 'machines/shared/otp/otp.machine.ts';
const exporting = 'machines/shared/export/export.machine.ts';

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
    expect(changes(search, search, '      event.page !== context.page &&\n', '')).toEqual([
      [
        expect.stringMatching(
          /^codice cambiato, machines\/shared\/search\/search\.machine\.ts:\d+: condizione «pageExists»$/,
        ),
        '- event.page !== context.page &&',
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

  it('the most rows of an export', () => {
    const pages = 'acquirer/contract/pages.ts';
    const [change] = changes(exporting, pages, 'exportLimit = 5000', 'exportLimit = 6000');
    expect(change?.[0]).toContain('condizione «withinCap»');
    expect(change?.slice(1)).toEqual([
      '- export const exportLimit = 5000;',
      '+ export const exportLimit = 6000;',
    ]);
  });

  it('how long REINVIA rests', () => {
    expect(changes(otp, otp, 'secondsBetweenResends * 1000', '1')).toEqual([
      [
        expect.stringContaining('attesa «restAfterResend»'),
        '- secondsBetweenResends * 1000',
        '+ 1',
      ],
    ]);
  });

  it('what a call is given', () => {
    const given = 'input: ({ context }) => ({ code: context.code, request: context.request })';
    expect(changes(otp, otp, given, 'input: ({ context }) => ({ code: context.code })')).toEqual([
      [
        expect.stringContaining('dati per «confirmCode» in «entering.code.confirming»'),
        '- ({ context }) => ({ code: context.code, request: context.request })',
        '+ ({ context }) => ({ code: context.code })',
      ],
    ]);
  });

  it('where a chart begins, and how it ends', () => {
    const [begins] = changes(otp, otp, "code: '', resends: 0 }", "code: '', resends: 1 }");
    expect(begins?.[0]).toContain('dati iniziali');
    const statements = 'machines/statements/statements.machine.ts';
    const [ends] = changes(
      statements,
      'acquirer/contract/pages.ts',
      ' pageSize = 60',
      ' pageSize = 61',
    );
    expect(ends?.[0]).toContain('dati per «list» in «consulting.list»');
  });

  it('a comment, a type, a line broken elsewhere is no change', () => {
    expect(changes(otp, otp, '// A resend voids', '// A second code voids')).toEqual([]);
    expect(changes(otp, otp, 'code: string }', 'code: string | number }')).toEqual([]);
    expect(
      changes(otp, otp, 'code: ({ event }) => (event.type', 'code: ({ event }) =>\n (event.type'),
    ).toEqual([]);
  });

  it('says which states and arrows do something else', () => {
    const chart = extract(searchMachine as unknown as AnyStateMachine);
    const parts = (...args: Parameters<typeof changesIn>) =>
      changesIn(...args).flatMap((changed) => changed.parts);
    const guard = parts(search, search, '      event.page !== context.page &&\n', '');
    const { arrows, states } = touchedByCode(chart, guard);
    expect([...arrows].every((id) => id.includes('[pageExists]'))).toBe(true);
    expect(arrows.size).toBeGreaterThan(0);
    expect(states.size).toBe(0);
    const resting = touchedByCode(
      extract(otpMachine as unknown as AnyStateMachine),
      parts(otp, otp, 'secondsBetweenResends * 1000', '1'),
    );
    const drawn = touchedBetween(chart, chart);
    expect(bothTouched(drawn, resting)).toEqual(resting);
    expect([...resting.arrows]).toEqual([expect.stringContaining('xstate.after.restAfterResend')]);
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
