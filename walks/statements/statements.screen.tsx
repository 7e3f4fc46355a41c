import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { emptySession } from '../../machines/portal/session';
import type { statementsMachine } from '../../machines/statements/statements.machine';
import { StatementsView } from '../../src/statements/StatementsView';
import * as person from '../screen/person';
import type { Gesture, WalkedScreen } from '../screen/screen';
import { statementsScenario } from './statements.scenario';

const facts = { today: '2026-11-21', session: emptySession };

const buttonNames: Readonly<Record<string, string>> = { open: 'Apri PDF', save: 'Scarica PDF' };

const rowOf = (branchCode: string) =>
  screen.getByRole('row', { name: new RegExp(branchCode || '31-10-2026') });

const ask: Gesture = ({ event, possible }) => {
  const row = within(rowOf(event.branchCode));
  const button = row.getByRole('button', { name: buttonNames[event.how] ?? '' });
  expect(button.getAttribute('aria-disabled')).toBe(possible ? null : 'true');
  fireEvent.click(button);
};

const statementsScreen: WalkedScreen<typeof statementsMachine> = {
  ...statementsScenario,
  name: 'Estratto Conto',
  view: (actor) => <StatementsView actor={actor} facts={facts} />,
  gestures: {
    'document.requested': ask,
    // The list is at work behind a stand-in: only it can say where it is.
    'xstate.snapshot.list': ({ event, actor }) => actor.send(event),
  },
  sees: {
    'statements.consulting.list': () => {
      const buttons = screen.getAllByRole('button', { name: 'Apri PDF' });
      const [first, second] = buttons.map(
        (button) =>
          document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
      );
      expect(first).toBe('Estratto conto del 31-10-2026, codice esercizio Tutti, insegna Tutte');
      expect(second).toBe(
        'Estratto conto del 30-09-2026, codice esercizio 5000000001, insegna Bar Centrale',
      );
    },
    'statements.consulting.document.idle': () => {
      person.findsNo('progressbar');
      expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
    },
    'statements.consulting.document.arriving': ({ context }) => {
      screen.getByRole('progressbar', { name: 'Documento in arrivo' });
      const row = within(rowOf(context.wanted.branchCode));
      const button = row.getByRole('button', { name: buttonNames[context.wanted.how] ?? '' });
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1);
    },
    'statements.sessionExpired': () => person.isIn('Estratto Conto'),
    'statements.failed': () => person.isIn('Estratto Conto'),
  },
};

export const screens = [statementsScreen];
