import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { persisting } from '../../../machines/navigation/persisted';
import { reportMachine } from '../../../machines/report/report.machine';
import { lacksCard, leaves, omits, resumes } from '../../../machines/report/report.selectors';
import { begins, filters, typedFilters } from '../../../paths/report/report.scenario';
import { reportFrom, reportLevel, reportQuery } from '../../../src/report/criteria';

const snapshotIn = (value: unknown, change: object = {}) =>
  reportMachine.resolveState({
    value: value as never,
    context: {
      ...begins,
      ...{ search: '', page: 1, pages: 1, points: [], details: null, report: null },
      typed: typedFilters,
      filters,
      ...change,
    } as never,
  });

const result = 'cod=5000000001&startDate=01%2F09%2F2026&endDate=12%2F10%2F2026';
const fromResult = (change = '') => reportFrom(new URLSearchParams(`${result}${change}`));

describe('the report and its address', () => {
  it('[REP-009] a result can be reloaded and kept as a bookmark', () => {
    expect(reportQuery(snapshotIn('result'))).toBe(result);
    expect(reportQuery(snapshotIn('nothingFound'))).toBe(result);
    expect(fromResult()).toEqual({
      point: '5000000001',
      typed: typedFilters,
      hadCard: false,
      asksResult: true,
    });
  });

  it('[REP-007] of a card number the address says only that there was one', () => {
    const asked = snapshotIn('result', { filters: { ...filters, card: '4532010000007788' } });
    expect(reportQuery(asked)).toBe(`${result}&carta=si`);
    expect(fromResult('&carta=si').hadCard).toBe(true);
  });

  it('[REP-015] the filters have their own step in the history, and no query', () => {
    expect(reportQuery(snapshotIn({ filtering: 'ownPoint' }))).toBe('');
    expect(reportLevel(snapshotIn({ filtering: 'ownPoint' }))).not.toBe(
      reportLevel(snapshotIn('result')),
    );
  });

  it.each([
    'cod=5000000001&endDate=12%2F10%2F2026',
    'cod=5000000001&startDate=2026-09-01&endDate=12%2F10%2F2026',
  ])('[VAL-084] an address that could not have been written asks for nothing: %s', (query) => {
    expect(reportFrom(new URLSearchParams(query)).asksResult).toBe(false);
  });
});

const rules = persisting(reportMachine, { leaves, omits, resumes } as never);
const atFilters = { filtering: 'ownPoint' };

/** What a reload finds. */
const storedIn = (value: unknown, change?: object) => {
  const stored = rules.of(snapshotIn(value, change));
  return stored && JSON.parse(JSON.stringify(stored));
};

describe('the report and a reload', () => {
  it('[REP-007] finds the filters, and of a card number that was sent only that there was one', () => {
    const stored = storedIn(atFilters, { filters: { ...filters, card: '4532010000007788' } });
    expect(JSON.stringify(stored)).not.toContain('4532');
    const again = createActor(reportMachine, { snapshot: stored.snapshot, input: begins });
    expect(again.getSnapshot().context.typed).toEqual(typedFilters);
    expect(lacksCard(again.getSnapshot())).toBe(true);
  });

  it.each([{ filtering: 'searching' }, { result: 'ready' }, 'nothingFound'])(
    '[REP-009] a result is asked for again by its address: of it nothing is stored (%j)',
    (value) => {
      expect(storedIn(value, { filters: { ...filters, card: '4532010000007788' } })).toBe(
        undefined,
      );
    },
  );

  it.each([
    ['[REP-006] the filters', {}, true],
    ['[REP-009] the bookmark of a result', fromResult(), false],
    ['[PRM-005] the page of another shop', { point: '5000000009' }, false],
    ['[PRM-005] the page of a company', { company: true }, false],
    ['[VAL-083] the page of the next day', { today: '2026-11-22' }, false],
    ['[FLO-013] a service that no longer counts the replies', { repliesOffered: false }, false],
  ])('%s: finds the filters: %3$s', (_, change, expected) => {
    expect(rules.restores?.(storedIn(atFilters), { ...begins, ...change })).toBe(expected);
  });
});
