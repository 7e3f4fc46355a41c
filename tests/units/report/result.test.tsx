// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';

import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { reportMachine } from '../../../machines/report/report.machine';
import { createStubs } from '../../../paths/engine/stubs';
import { begins, filters, report } from '../../../paths/report/report.scenario';
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

  it('[REP-015] [REP-016] offers a new search and a print', () => {
    open();
    screen.getByRole('button', { name: 'Stampa' });
    person.press('Nuova ricerca');
    person.isIn('REPORT DISPUTE');
  });
});
