import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listColumns } from '../../../acquirer/contract/list-columns';
import { preferences, usualPreferences } from '../../../acquirer/contract/preferences';

const saved = { ...usualPreferences, theme: 'dark', recent: ['/Home/Movimenti?month=202610'] };

const read = (columns: unknown) => v.parse(preferences, { ...saved, columns });

describe('the columns that a user chooses', () => {
  it('are kept in their order, with those that are hidden', () => {
    const movements = { order: ['amount', 'date'], hidden: ['pos'] };
    expect(read({ movements }).columns).toEqual({ movements });
  });

  it('lose what their list no longer has, and nothing else of the document', () => {
    const columns = {
      movements: { order: ['amount', 'gone', 'amount'], hidden: ['pos', 'gone'] },
      aListOfLater: { order: [], hidden: [] },
    };
    expect(read(columns)).toEqual({
      ...saved,
      columns: { movements: { order: ['amount'], hidden: ['pos'] } },
    });
  });

  it.each([
    'text',
    { order: 'amount', hidden: [] },
    { order: [1], hidden: [] },
    { hidden: ['pos'] },
    null,
    [],
  ])('that cannot be read are the usual ones, and the rest stays: %j', (movements) => {
    const { columns, ...others } = read({ movements });
    expect(columns?.movements).toBeUndefined();
    expect(others).toEqual(saved);
  });

  it.each(['text', null, 3, []])('are the usual ones of a document with %j', (columns) => {
    const { columns: chosen, ...others } = read(columns);
    expect(Object.values(chosen ?? {})).toEqual([]);
    expect(others).toEqual(saved);
  });

  it('are at least one: a list without any shows all of them', () => {
    const unpaid = { order: [], hidden: [...listColumns.unpaid] };
    expect(read({ unpaid }).columns).toEqual({ unpaid: { order: [], hidden: [] } });
    const allButOne = { order: [], hidden: listColumns.unpaid.slice(1) };
    expect(read({ unpaid: allButOne }).columns).toEqual({ unpaid: allButOne });
  });

  it('are none of a user who saved before they could be chosen', () => {
    expect(v.parse(preferences, saved)).toEqual(saved);
  });
});
