// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as person from '../../../../paths/screen/person';
import { days } from '../../../../paths/shared/export/export.scenario';
import { november, summary, totals } from '../../../../paths/summaries/summaries.rows';
import { openSummaries } from '../../summaries/summaries.support';
import { expectAccessible } from '../../ui/support';

afterEach(cleanup);

const sentence =
  'I dati eccedono la dimensione esportabile (5000). È necessario raffinare la ricerca.';

const question = 'Come esportare 23.456 righe?';
const refusal = '23.456 righe sono troppe per un file';

const dialog = () => screen.getByRole('dialog');

const blocked = (criteria = november) => {
  const opened = openSummaries(criteria);
  opened.brings('totals', { ...totals, count: 23_456 });
  opened.brings('page', { rows: [summary] });
  person.press('ESPORTA');
  return opened;
};

describe('an export that is blocked', () => {
  it('[MOV-021] [ERR-030] says why at once, and how many rows there are', () => {
    blocked();
    person.dialogShows(question, sentence);
    within(dialog()).getByText('Conteggio delle righe di ogni giorno…');
    within(dialog()).getByRole('button', { name: 'CHIUDI' });
  });

  it('[MOV-021] offers the days that would fit, with their rows', async () => {
    const { brings } = blocked();
    brings('dayCounts', { days });
    const options = within(screen.getByLabelText('Giorno da esportare')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      '1 Novembre 2026 · 5.000 righe',
      '4 Novembre 2026 · 812 righe',
    ]);
    await expectAccessible();
  });

  it('[MOV-021] [BUS-011] offers all of it in workbooks of whole days, and says what is cut', async () => {
    const { brings, stubs } = blocked();
    brings('dayCounts', { days });
    const items = within(dialog()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '1 Novembre 2026 · 5.000 righe',
      '3 Novembre 2026 · 5.000 righe',
      '4 Novembre 2026 · 812 righe',
    ]);
    within(dialog()).getByText(
      'Il 3 Novembre 2026 ha da solo 5.001 righe: il suo file ne contiene le prime 5.000.',
    );
    person.press('Esporta in 3 file');
    person.findsNo('dialog');
    expect(stubs.asked.at(-1)).toMatchObject({
      name: 'work',
      input: { days: [{ day: '01' }, { day: '03' }, { day: '04' }] },
    });
    screen.getByRole('progressbar', { name: 'Preparazione del file in corso' });
    person.press('ANNULLA');
    person.findsNo('progressbar');
  });

  it('[MOV-021] asks which of two ways it is to be, and prefers neither', () => {
    const { brings } = blocked();
    brings('dayCounts', { days });
    person.dialogShows(question, sentence);
    const ways = ['Tutte le righe', 'Un giorno solo'].map(
      (name) => within(dialog()).getByRole('heading', { name }).parentElement as HTMLElement,
    );
    const buttons = ways.map((way) => within(way).getByRole('button'));
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Esporta in 3 file',
      'Cerca il giorno',
    ]);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  });

  it('[FLO-001] searches the chosen day, and the filter shows it', () => {
    const { brings, stubs } = blocked();
    brings('dayCounts', { days });
    person.choose('Giorno da esportare', '04');
    person.press('Cerca il giorno');
    person.findsNo('dialog');
    expect(stubs.asked.at(-1)).toEqual({
      name: 'totals',
      input: { criteria: { ...november, day: '04' } },
    });
    const day: HTMLSelectElement = screen.getByLabelText('Giorno');
    expect(day.value).toBe('04');
  });

  it('[MOV-021] CHIUDI leaves the results as they were and stops the counting', () => {
    const { stubs } = blocked();
    person.press('CHIUDI');
    person.findsNo('dialog');
    screen.getByRole('table', { name: 'Riepiloghi' });
    expect([...stubs.waiting.keys()]).toEqual([]);
  });

  it.each(['http.500', 'http.network'])(
    '[MOV-021] when the days cannot be counted (%s) it still says what to try',
    (type) => {
      const { answer } = blocked();
      answer('dayCounts', { type });
      person.dialogShows(refusal, sentence);
      within(dialog()).getByText('Provi a cercare un giorno alla volta.');
      within(dialog()).getByRole('button', { name: 'CHIUDI' });
    },
  );

  it('[MOV-021] says so when no day fits', () => {
    const { brings } = blocked();
    brings('dayCounts', { days: [{ day: '01', count: 5001, sums: {} }] });
    expect(screen.queryByRole('button', { name: /Esporta in/ })).toBeNull();
    within(dialog()).getByText(/Nessun giorno da solo rientra nel limite/);
  });

  it('[MOV-021] a day that is too much itself has no days to offer', () => {
    const { stubs } = blocked({ ...november, day: '04' });
    within(dialog()).getByText(sentence);
    expect([...stubs.waiting.keys()]).toEqual([]);
  });
});
