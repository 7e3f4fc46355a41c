// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as person from '../../../paths/screen/person';
import {
  otherSummary,
  summary,
  totals,
  transaction,
} from '../../../paths/summaries/summaries.rows';
import { expectAccessible } from '../ui/support';
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
  it('[RIE-019] is not there before its first call has answered: the button waits, the results stay', () => {
    requestDetail();
    person.findsNo('dialog');
    expect(detailButton().getAttribute('aria-busy')).toBe('true');
    screen.getByRole('table', { name: 'Riepiloghi' });
  });

  it('[RIE-017] [RIE-018] opens with the transactions, whose they are, and its title', async () => {
    const { brings } = requestDetail();
    brings('rows', page(3, 61));
    const found = within(layer());
    expect(found.getAllByRole('row')).toHaveLength(4);
    found.getByText('5000000001');
    found.getByText('Bar Centrale');
    expect(detailButton().getAttribute('aria-busy')).toBeNull();
    await expectAccessible();
  });

  it('[RIE-020] has its own pager; while its next page comes the old one stays', () => {
    const { brings, stubs } = requestDetail();
    brings('rows', page(3, 61));
    const found = within(layer());
    found.getByText('1 di 2');
    fireEvent.click(found.getByRole('button', { name: 'Pagina successiva' }));
    expect(stubs.asked.at(-1)).toMatchObject({ name: 'rows', input: { page: 2 } });
    expect(found.getAllByRole('row')).toHaveLength(4);
    brings('rows', page(1, 61));
    found.getByText('2 di 2');
    expect(found.getAllByRole('row')).toHaveLength(2);
  });

  it('[RIE-011] shows the difference of a row as minus its commission', () => {
    const { brings } = requestDetail();
    brings('rows', { rows: [transaction, { ...transaction, commission: 0 }], total: 2 });
    const differences = within(layer())
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(differences).toEqual(['-1,01\u00a0€', '0,00\u00a0€']);
  });

  it('[RIE-019] [FLO-005] says so when the summary has no transactions', () => {
    const { brings } = requestDetail();
    brings('rows', page(0, 0));
    within(layer()).getByText('Nessun risultato');
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

  it('[RIE-021] has its own export: the rows of its pages', () => {
    const { brings, stubs } = requestDetail();
    brings('rows', page(3, 61));
    fireEvent.click(within(layer()).getByRole('button', { name: 'ESPORTA' }));
    expect(stubs.asked.at(-1)).toMatchObject({
      name: 'layerWork',
      input: { criteria: { uid: '90210' }, announced: { count: 61 } },
    });
    within(layer()).getByRole('progressbar', { name: 'Preparazione del file in corso' });
  });

  it('[ERR-014] a first call that fails opens no layer', () => {
    const { answer, actor } = requestDetail();
    answer('rows', { type: 'http.500' });
    person.findsNo('dialog');
    expect(actor.getSnapshot().output).toEqual({ type: 'failed' });
  });
});

describe('choosing a summary', () => {
  it('[RIE-013] [RIE-015] one row at a time, and the detail is that of the chosen one', () => {
    const { stubs } = withTwoSummaries();
    fireEvent.click(radio('000120'));
    fireEvent.click(radio('000121'));
    expect(radio('000120').checked).toBe(false);
    person.press('Visualizza Dettaglio');
    expect(stubs.asked.at(-1)).toMatchObject({ input: { criteria: { uid: '90211' } } });
  });

  it('[RIE-024] another page has other rows: nothing is chosen among them', () => {
    const { brings, actor } = withTwoSummaries();
    fireEvent.click(radio('000120'));
    person.press('Pagina successiva');
    brings('page', { rows: [{ ...otherSummary, code: '000990' }] });
    expect(radio('000990').checked).toBe(false);
    person.press('Visualizza Dettaglio');
    expect(actor.getSnapshot().value).toMatchObject({ consulting: { detail: 'rowMissing' } });
  });

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

  it('[RIE-015] another search forgets it', () => {
    const { brings } = withTwoSummaries();
    fireEvent.click(radio('000121'));
    person.choose('Mese e anno', '202610');
    person.press('CERCA');
    brings('totals', totals);
    brings('page', { rows: [summary, otherSummary] });
    expect(radio('000121').checked).toBe(false);
  });
});

describe('a detail that was asked for', () => {
  it('[RIE-019] [FLO-001] does not open over the results of another search', () => {
    const { brings, stubs } = requestDetail();
    person.choose('Mese e anno', '202610');
    person.press('CERCA');
    expect([...stubs.waiting.keys()]).toEqual(['totals']);
    brings('totals', totals);
    brings('page', { rows: [summary, otherSummary] });
    person.findsNo('dialog');
    expect(detailButton().getAttribute('aria-busy')).toBeNull();
  });

  it('[RIE-019] nor over another page', () => {
    const { brings, stubs } = requestDetail();
    person.press('Pagina successiva');
    expect([...stubs.waiting.keys()]).toEqual(['page']);
    brings('page', { rows: [otherSummary] });
    person.findsNo('dialog');
  });
});
