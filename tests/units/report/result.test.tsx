// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { reportMachine } from '../../../machines/report/report.machine';
import { createStubs } from '../../../paths/engine/stubs';
import { begins, filters, managers, report } from '../../../paths/report/report.scenario';
import * as person from '../../../paths/screen/person';
import { type ReportProps, ReportView } from '../../../src/report/ReportView';

afterEach(cleanup);

const distinct = {
  ...report,
  ...{ new: 11, suspended: 12, expiring: 13, viewed: 14, canceled: 15, completed: 16 },
  ...{ expired: 17, closed: 18, totalPractices: 116 },
};

const begin = (repliesOffered = true) => {
  const stubs = createStubs();
  const machine = reportMachine.provide({
    actors: { report: stubs.call('report'), managers: stubs.call('managers') },
  } as never);
  return {
    stubs,
    actor: createActor(machine, { input: { ...begins, repliesOffered } }).start(),
  };
};

const open = (card = '', name: object = { type: 'http.500' }, repliesOffered = true) => {
  const { stubs, actor } = begin(repliesOffered);
  render(<ReportView actor={actor as ReportProps['actor']} flowInput={{ today: '2026-11-21' }} />);
  act(() => actor.send({ type: 'report.requested', filters: { ...filters, card } } as never));
  act(() => stubs.answer({ type: 'http.200', body: [distinct, report] }));
  act(() => stubs.answer(name as never));
};

const textsIn = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the report', () => {
  it('[REP-001] [REP-011] [REP-012] [REP-013] is headed "Report Dispute" and says what was asked', () => {
    open();
    person.isIn('Report Dispute');
    expect(textsIn('Dati della ricerca')).toEqual([
      ['Codice esercente', '5000000001'],
      ['Periodo', 'dal 01/09/2026 al 12/10/2026'],
      ['Numero carta', 'Tutte'],
      ['Gestore', '31'],
      ['Stato', 'Tutti'],
      ['Totale pratiche', '116'],
    ]);
  });

  it('[REP-012] names the manager', () => {
    open('', { type: 'http.200', body: { managerList: managers } });
    expect(textsIn('Dati della ricerca')).toContainEqual(['Gestore', 'TRATTORIA AL PONTE SRL']);
  });

  it('[REP-007] a card that was sent stays masked in the filters, goes with the next search, and can be changed', () => {
    open('4532015112830366');
    person.press('Nuova ricerca');
    const field = screen.getByLabelText<HTMLInputElement>('Numero Carta');
    expect(field.value).toBe('453201******0366');
    expect(document.body.innerHTML).not.toContain('4532015112830366');
    person.press('Cambia il numero della carta');
    expect(document.activeElement).toBe(screen.getByLabelText('Numero Carta'));
    expect(screen.getByLabelText<HTMLInputElement>('Numero Carta').value).toBe('');
  });

  it.each([
    ['4532015112830366', '453201******0366'],
    ['12345678', '****5678'],
  ])('[REP-012] a card that was sent is masked, on the screen and in print: %s', (card, shown) => {
    open(card);
    expect(textsIn('Dati della ricerca')).toContainEqual(['Numero carta', shown]);
    expect(document.body.textContent).not.toContain(card);
  });

  it('[REP-014] [CAS-020] [API-079] counts the eight states of the first element', () => {
    open();
    expect(textsIn('Pratiche per stato')).toEqual([
      ['Nuove', '11'],
      ['In sospeso', '12'],
      ['In scadenza', '13'],
      ['In visione', '14'],
      ['Annullate', '15'],
      ['Evase', '16'],
      ['Scadute', '17'],
      ['Chiuse', '18'],
    ]);
  });

  it('counts the replies of each month and manager, and adds them up', () => {
    open();
    const table = screen.getByRole('table', { name: 'Tempi di risposta per mese e gestore' });
    const lines = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(lines).toEqual([
      ['Mese e gestore', 'In tempo', 'In ritardo', 'Senza risposta'],
      ['Settembre 2026 TRATTORIA AL PONTE SRL', '26', '4', '3'],
      ['Ottobre 2026 Nessuno', '1', '0', '0'],
      ['Totale', '27', '4', '3'],
    ]);
  });

  it('draws the replies: each part of a bar is as long as its count', () => {
    open();
    const parts = [...document.querySelectorAll('svg rect[data-reply]')].map((part) => [
      part.getAttribute('data-reply'),
      Number(part.getAttribute('x')),
      Number(part.getAttribute('width')),
    ]);
    expect(parts).toEqual([
      ['inTime', 0, 26],
      ['late', 26, 4],
      ['unanswered', 30, 3],
      ['inTime', 0, 1],
    ]);
  });

  it('says nothing of replies where the extension is not offered, or nothing was due', () => {
    open('', { type: 'http.500' }, false);
    expect(screen.queryByRole('region', { name: 'Tempi di risposta' })).toBeNull();
  });

  it('[REP-015] [REP-016] offers a new search and a print', () => {
    open();
    screen.getByRole('button', { name: 'Stampa' });
    person.press('Nuova ricerca');
    person.isIn('REPORT DISPUTE');
  });
});

it('[ERR-014] a flow that was over before it could be drawn leaves its place to what comes next', () => {
  const { stubs, actor } = begin();
  actor.send({ type: 'report.requested', filters } as never);
  stubs.answer({ type: 'http.500' } as never);
  expect(actor.getSnapshot().status).toBe('done');
  const { container } = render(
    <Suspense fallback="In arrivo">
      <ReportView actor={actor as ReportProps['actor']} flowInput={{ today: '2026-11-21' }} />
    </Suspense>,
  );
  expect(container.textContent).toBe('In arrivo');
});
