import { describe, expect, it } from 'vitest';
import { statementArchiveActors } from '../../../machines/statements/statement-archive/statement-archive.actors';
import { archiveName, namedFiles } from '../../../src/statements/file-names';
import { askThrough } from '../support/wire';

const statement = (branchCode: string, name = '', date = '2026-10-31') => ({
  branchCode,
  name,
  date,
});
const criteria = { month: '202610', search: 'BAR', codPos: '' };

describe('the calls of Scarica tutti', () => {
  it('[EST-009] the pages of the month are asked for until all are known', async () => {
    const pages = [[statement('1'), statement('2')], [statement('3')]];
    const { asked, events } = await askThrough(
      statementArchiveActors.everyRow,
      { criteria },
      ({ request }) => ({
        type: 'http.200',
        body: {
          accountListItems: pages[(request as { page: number }).page - 1] ?? [],
          totalElements: 3,
        },
      }),
    );
    expect(asked.map(({ request }) => request)).toEqual(
      [1, 2].map((page) => ({ month: '202610', orderBy: '-date', page, filter: 'BAR' })),
    );
    expect(events[0]?.body).toEqual({ rows: pages.flat() });
  });

  it('a count that is too high ends with the first empty page', async () => {
    const { asked, events } = await askThrough(
      statementArchiveActors.everyRow,
      { criteria },
      { type: 'http.200', body: { accountListItems: [], totalElements: 9 } },
    );
    expect(asked).toHaveLength(1);
    expect(events[0]?.body).toEqual({ rows: [] });
  });
});

describe('the files of the archive', () => {
  const names = (...statements: readonly ReturnType<typeof statement>[]) => [
    ...namedFiles(statements.map((each) => ({ statement: each, file: new Blob() }))).keys(),
  ];

  it('are named by shop, sign and month', () => {
    expect(names(statement(''), statement('2000000101', 'BAR CENTRALE'))).toEqual([
      'Tutti i punti vendita 2026-10.pdf',
      '2000000101 BAR CENTRALE 2026-10.pdf',
    ]);
    expect(archiveName('202610')).toBe('EstrattiConto 2026-10.zip');
  });

  it('never leave their folder, nor contain what a file system refuses', () => {
    expect(names(statement('1', '../A/B:C*?"<>|\n'), statement('2'))).toEqual([
      '1 .. A B C 2026-10.pdf',
      '2 2026-10.pdf',
    ]);
  });

  it('are all there where two statements of a month would have one name', () => {
    expect(names(statement('1', 'X'), statement('1', 'X', '2026-10-15'))).toEqual([
      '1 X 2026-10.pdf',
      '1 X 2026-10 (2).pdf',
    ]);
  });
});
