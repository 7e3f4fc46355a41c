import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Summary } from '../../acquirer/contract/summaries';
import { emptySession } from '../../machines/portal/session';
import { keyOf, type summariesMachine } from '../../machines/summaries/summaries.machine';
import { SummariesView } from '../../src/summaries/SummariesView';
import { withSorting } from '../portal/company';
import { company } from '../portal/portal.scenario';
import { elsewhere, pressIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { summariesScenario } from './summaries.scenario';

const flowInput = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
  configuration: withSorting,
};

const choose: Gesture = ({ event }) =>
  fireEvent.click(
    screen.getByRole('radio', { name: `Seleziona Bar Centrale ${event.summary.code} 20-11-2026` }),
  );

const table = () => screen.getByRole('table', { name: 'Riepiloghi' });
const layer = () => screen.getByRole('dialog', { name: 'DETTAGLIO TABELLA' });

const headersOf = (found: HTMLElement) =>
  within(found)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

const seesRows = (rows: readonly Summary[], chosen: string) => {
  expect(headersOf(table())).toEqual([
    'Scelta',
    'Codice esercizio',
    'Insegna',
    'Data',
    'ABI',
    'Codice',
    'Numero transazioni',
    'Lordo calcolato',
    'Lordo dichiarato',
    'Commissione',
    'Netto calcolato',
    'Netto dichiarato',
    'Differenza',
  ]);
  const radios: HTMLInputElement[] = within(table()).getAllByRole('radio');
  expect(radios.map(({ checked }) => checked)).toEqual(rows.map((row) => keyOf(row) === chosen));
  person.finds('2 di 3');
  within(screen.getByRole('region', { name: 'Riepilogo della ricerca' })).getByText('-34,56 €');
};

const summariesScreen: PlayedScreen<typeof summariesMachine> = {
  ...summariesScenario,
  name: 'Consulta Riepilogo',
  view: (actor) => <SummariesView actor={actor} flowInput={flowInput} />,
  gestures: {
    'session.changed': elsewhere,
    'summary.chosen': choose,
    'detail.requested': pressIf('Visualizza Dettaglio'),
    'dialog.closed': () => person.press('CHIUDI'),
  },
  sees: {
    'summaries.consulting.search': ({ context }) => {
      person.isIn('Consulta Riepilogo');
      if (context.shown.length > 0) seesRows(context.shown, context.chosen);
    },
    'summaries.consulting.detail.closed': () => person.findsNo('dialog'),
    'summaries.consulting.detail.rowMissing': () =>
      person.dialogShows('Attenzione', 'Per visualizzare il dettaglio selezionare prima una riga'),
    'summaries.consulting.detail.open': () => {
      expect(headersOf(layer()).at(-1)).toBe('Differenza');
      within(layer()).getByText('1 di 2');
      within(layer()).getByText('-1,01 €');
    },
    'summaries.failed': () => person.isIn('Consulta Riepilogo'),
  },
};

export const screens = [summariesScreen];
