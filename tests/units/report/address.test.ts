import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../machines/report/report.draft';
import { reportMachine } from '../../../machines/report/report.machine';
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
const fromResult = (change = '') => reportFrom(new URLSearchParams(`${result}${change}`), null);

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
    expect(JSON.stringify(draftOf(asked))).not.toContain('4532');
    expect(draftOf(asked)?.hadCard).toBe(true);
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
    expect(reportFrom(new URLSearchParams(query), null).asksResult).toBe(false);
  });
});
