// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as person from '../../../paths/screen/person';
import { otherSummary, summary, transaction } from '../../../paths/summaries/summaries.rows';

import { withTwoSummaries } from './summaries.support';

afterEach(cleanup);

const layerTitle = 'DETTAGLIO TABELLA';
const layer = () => screen.getByRole('dialog', { name: layerTitle });
const detailButton = () => screen.getByRole('button', { name: 'Visualizza Dettaglio' });
const radio = (code: string): HTMLInputElement =>
  screen.getByRole('radio', { name: `Seleziona Bar Centrale ${code} 20-11-2026` });

const requestDetail = () => {
  const opened = withTwoSummaries();
  fireEvent.click(radio('000120'));
  person.press('Visualizza Dettaglio');
  return opened;
};

const page = (count: number, total?: number) => ({
  rows: Array.from({ length: count }, () => transaction),
  ...(total === undefined ? {} : { total }),
});

describe('DETTAGLIO TABELLA', () => {
  it('[RIE-011] shows the difference of a row as minus its commission', () => {
    const { brings } = requestDetail();
    brings('rows', { rows: [transaction, { ...transaction, commission: 0 }], total: 2 });
    const differences = within(layer())
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(differences).toEqual(['-1,01\u00a0€', '0,00\u00a0€']);
  });

  it('[RIE-023] its X, named Chiudi, leads back: the row is still chosen, the focus on its button', () => {
    const { brings } = requestDetail();
    detailButton().focus();
    brings('rows', page(2, 2));
    person.press('Chiudi');
    person.findsNo('dialog');
    expect(radio('000120').checked).toBe(true);
    expect(document.activeElement).toBe(detailButton());
  });
});

describe('choosing a summary', () => {
  it('[RIE-015] a row that was chosen is chosen still after page 2 and back', () => {
    const { brings, stubs } = withTwoSummaries();
    const rows = { rows: [summary, otherSummary] };
    fireEvent.click(radio('000121'));
    person.press('Pagina successiva');
    brings('page', { rows: [{ ...otherSummary, uid: '90990', code: '000990' }] });
    person.press('Pagina precedente');
    brings('page', rows);
    expect(radio('000121').checked).toBe(true);
    person.press('Visualizza Dettaglio');
    expect(stubs.asked.at(-1)).toMatchObject({ input: { criteria: { uid: '90211' } } });
  });
});
