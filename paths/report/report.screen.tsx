import { fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { reportMachine } from '../../machines/report/report.machine';
import { sharedTexts } from '../../src/italian/shared';
import { ReportView } from '../../src/report/ReportView';
import { isBusy, pressIf, submitIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { reportScenario } from './report.scenario';

const flowInput = { today: '2026-11-21' };

const table = () => screen.getByRole('table', { name: 'Punti vendita' });

const headersOf = (found: HTMLElement) =>
  within(found)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

const turnPage: Gesture = ({ event, possible, before }) => {
  const step = event.page - before.context.page;
  const button = step > 0 ? 'Pagina successiva' : 'Pagina precedente';
  if (possible) person.press(button);
  else if (Math.abs(step) === 1) person.cannotPress(button);
};

const search: Gesture = (step) => {
  const { filters } = step.event;
  person.choose('Stato', filters.state);
  person.type('Numero Carta', filters.card);
  person.type('Data da', filters.startDate);
  person.type('al', filters.endDate);
  return submitIf('CERCA', step);
};

const resultIsShown = () => {
  person.isIn('Report Dispute');
  person.finds('dal 01/09/2026 al 12/10/2026');
  const counts = within(screen.getByRole('region', { name: 'Pratiche per stato' }));
  expect(counts.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Nuove',
    'In sospeso',
    'In scadenza',
    'In visione',
    'Annullate',
    'Evase',
    'Scadute',
    'Chiuse',
  ]);
  expect(counts.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '12',
    '3',
    '1',
    '4',
    '0',
    '27',
    '1',
    '2',
  ]);
  window.print = vi.fn();
  person.press('Stampa');
  expect(window.print).toHaveBeenCalledOnce();
};

const seesNamed = ({ context }: AnyMachineSnapshot) => {
  resultIsShown();
  const { report, managers } = context;
  const asked = within(screen.getByRole('region', { name: 'Dati della ricerca' }));
  if (managers.length > 0) asked.getByText('TRATTORIA AL PONTE SRL');
  else asked.getByText(report?.ebox || 'Nessuno');
};

/** The filters, or the result whose manager was to be named, or whose replies were exported. */
const lastScreenStays = ({ context }: AnyMachineSnapshot) =>
  person.isIn(context.report === null ? 'REPORT DISPUTE' : 'Report Dispute');

const reportScreen: PlayedScreen<typeof reportMachine> = {
  ...reportScenario,
  name: 'REPORT DISPUTE',
  view: (actor) => <ReportView actor={actor} flowInput={flowInput} />,
  gestures: {
    'points.searched': ({ event }) => {
      person.type('Cerca punto vendita', event.search);
      person.press('TROVA');
    },
    'page.requested': turnPage,
    'point.chosen': ({ actor, event }) => {
      const name = 'Seleziona TRATTORIA AL PONTE 5000000001';
      const radio = screen.queryByRole('radio', { name });
      return radio === null ? actor.send(event) : fireEvent.click(radio);
    },
    'details.requested': () => person.press('Dettagli 5000000001'),
    'dialog.closed': () => person.press('CHIUDI'),
    'report.requested': search,
    'filters.typed': ({ event }) => person.type('Data da', event.typed.startDate),
    'export.requested': pressIf('ESPORTA'),
    'search.renewed': () => person.press('Nuova ricerca'),
  },
  sees: {
    'report.filtering.loadingPoints': () => {
      person.isIn('REPORT DISPUTE');
      person.isWaiting();
    },
    'report.filtering.choosingPoint': ({ context }) => {
      person.isNotWaiting();
      expect(headersOf(table())).toEqual([
        'Scelta',
        'Insegna',
        'Codice esercizio',
        'Indirizzo',
        'Città',
      ]);
      const radio: HTMLInputElement = within(table()).getByRole('radio');
      expect(radio.checked).toBe(context.point !== '');
      person.finds(`${context.page} di 2`);
    },
    'report.filtering.noPoints': () => {
      person.finds('Nessun risultato');
      person.findsNo('table');
    },
    'report.filtering.ownPoint': () => {
      expect(headersOf(table())).toEqual(['Codice esercizio', 'Dettagli']);
      person.findsNo('dialog');
      person.findsNo('textbox', 'Cerca punto vendita');
    },
    'report.filtering.loadingDetails': () => isBusy('Dettagli 5000000001'),
    'report.filtering.showingDetails': () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Dettagli Punto Vendita' }));
      for (const text of ['TRATTORIA AL PONTE', '5000000001', 'MILANO', 'VIA ROMA 1'])
        dialog.getByText(text);
    },
    'report.filtering.searching': () => isBusy('CERCA'),
    'report.result.naming': () => {
      resultIsShown();
      person.finds('Lettura in corso…');
    },
    'report.result.ready': (snapshot) => {
      seesNamed(snapshot);
      expect(screen.queryByText(sharedTexts.exported) !== null).toBe(snapshot.context.exported);
    },
    'report.result.exporting': seesNamed,
    'report.nothingFound': () => person.finds('Nessun risultato'),
    'report.failed': lastScreenStays,
  },
};

export const screens = [reportScreen];
