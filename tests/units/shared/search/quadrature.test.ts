// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as person from '../../../../paths/screen/person';
import { summary, totals } from '../../../../paths/summaries/summaries.rows';
import { openSummaries } from '../../summaries/summaries.support';

afterEach(cleanup);

const warning = () =>
  screen.queryByText('Le righe ricevute non corrispondono ai totali della ricerca.');

const rowsOf = (sums: object) => ({ rows: [summary], sums });
const { difference: _, ...agreeing } = totals.sums;

describe('Quadratura on the screen', () => {
  it('warns where one page holds all rows and they do not, and blocks nothing', () => {
    const { brings } = openSummaries();
    brings('totals', { ...totals, count: 1 });
    brings('page', rowsOf({ ...agreeing, net: 1222.21 }));
    expect(warning()).not.toBeNull();
    screen.getByText(/Netto calcolato: il totale è 1\.222,22\s€, le righe danno 1\.222,21\s€\./);
    person.press('ESPORTA');
    screen.getByRole('progressbar');
  });

  it('speaks after an export has brought them all, until the next search', () => {
    const { brings, answer } = openSummaries();
    brings('totals', totals);
    brings('page', rowsOf({ net: 1 }));
    person.press('ESPORTA');
    expect(warning()).toBeNull();
    answer('work', { type: 'work.completed', carried: { count: 120, sums: agreeing } });
    expect(warning()).not.toBeNull();
    person.finds('Numero riepiloghi: il totale è 121, le righe danno 120.');
    person.press('CERCA');
    expect(warning()).toBeNull();
  });
});
