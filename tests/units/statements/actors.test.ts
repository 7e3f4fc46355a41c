import { describe, expect, it } from 'vitest';
import { statementActors } from '../../../machines/statements/statements.actors';

import { askThrough } from '../support/wire';

describe('the calls of Estratto conto', () => {
  it('[API-047] the document is asked for by the code and the date of its row', async () => {
    const { asked } = await askThrough(
      statementActors.document,
      { request: { branchCode: '', date: '2026-10-31' } },
      { type: 'http.404' },
    );
    expect(asked).toEqual([
      { alias: 'GET_PDF_ACCOUNT_BALANCE', request: { branchCode: '', date: '2026-10-31' } },
    ]);
  });
});
