import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { emptySession } from '../../machines/portal/session';
import type { summariesMachine } from '../../machines/summaries/summaries.machine';
import { SummariesView } from '../../src/summaries/SummariesView';
import { company } from '../portal/portal.scenario';
import * as person from '../screen/person';
import type { Gesture, WalkedScreen } from '../screen/screen';
import { summariesScenario } from './summaries.scenario';

const facts = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
};

const radio = (): HTMLInputElement =>
  screen.getByRole('radio', { name: 'Seleziona Bar Centrale 000120 20-11-2026' });

const choose: Gesture = () => fireEvent.click(radio());

/** The search is at work behind a stand-in: only it can say where it is. */
const searchMoves: Gesture = ({ event, actor }) => actor.send(event);

const table = () => screen.getByRole('table', { name: 'Riepiloghi' });
const layer = () => screen.getByRole('dialog', { name: 'DETTAGLIO TABELLA' });

const headersOf = (found: HTMLElement) =>
  within(found)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

const summariesScreen: WalkedScreen<typeof summariesMachine> = {
  ...summariesScenario,
  name: 'Consulta Riepilogo',
  view: (actor) => <SummariesView actor={actor} facts={facts} />,
  gestures: {
    'summary.chosen': choose,
    'detail.requested': () => person.press('Visualizza Dettaglio'),
    'xstate.snapshot.search': searchMoves,
    'dialog.closed': () => person.press('CHIUDI'),
  },
  sees: {
    'summaries.consulting.search': ({ context }) => {
      expect(radio().checked).toBe(context.chosen !== '');
      person.isIn('Consulta Riepilogo');
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
      ]);
      person.finds('2 di 3');
      within(screen.getByRole('region', { name: 'Riepilogo della ricerca' })).getByText('-34,56 €');
    },
    'summaries.consulting.detail.closed': () => person.findsNo('dialog'),
    'summaries.consulting.detail.rowMissing': () =>
      person.dialogSays('Attenzione', 'Per visualizzare il dettaglio selezionare prima una riga'),
    'summaries.consulting.detail.open': () => {
      expect(headersOf(layer()).at(-1)).toBe('Differenza');
      within(layer()).getByText('1 di 2');
      within(layer()).getByText('-1,01 €');
    },
    'summaries.sessionExpired': () => person.isIn('Consulta Riepilogo'),
    'summaries.failed': () => person.isIn('Consulta Riepilogo'),
  },
};

export const screens = [summariesScreen];
