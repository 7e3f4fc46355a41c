import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Statement } from '../../acquirer/contract/statements';
import type { statementsMachine } from '../../machines/statements/statements.machine';
import { formatDate } from '../../src/italian/format';
import { StatementsView } from '../../src/statements/StatementsView';
import { defaults } from '../portal/company';
import { elsewhere } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { statementsScenario } from './statements.scenario';

const flowInput = { today: '2026-11-21', configuration: defaults };

const buttonNames: Readonly<Record<string, string>> = { open: 'Apri PDF', save: 'Scarica PDF' };

const findRow = (branchCode: string) =>
  screen.queryByRole('row', { name: new RegExp(branchCode || '31-10-2026') });

const buttonOf = (row: HTMLElement, how: string) =>
  within(row).getByRole('button', { name: buttonNames[how] ?? '' });

const ask: Gesture = ({ event, possible }) => {
  const row = findRow(event.branchCode);
  if (row === null) return expect(possible).toBe(false);
  const button = buttonOf(row, event.how);
  expect(button.getAttribute('aria-disabled')).toBe(possible ? null : 'true');
  return fireEvent.click(button);
};

const askForAll: Gesture = ({ possible }) => {
  const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Scarica tutti' });
  if (button === null) return expect(possible).toBe(false);
  const isIdle = button.disabled || button.getAttribute('aria-disabled') === 'true';
  expect(isIdle).toBe(!possible);
  return fireEvent.click(button);
};

const nameOf = ({ branchCode, date, name }: Statement) =>
  `Estratto conto del ${formatDate(date)}, codice esercizio ${branchCode || 'Tutti'}, insegna ${name || 'Tutte'}`;

const described = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

const statementsScreen: PlayedScreen<typeof statementsMachine> = {
  ...statementsScenario,
  name: 'Estratto Conto',
  view: (actor) => <StatementsView actor={actor} flowInput={flowInput} />,
  gestures: {
    'archive.requested': askForAll,
    'document.requested': ask,
    'session.changed': elsewhere,
  },
  sees: {
    'statements.consulting.list': ({ context: { shown } }) => {
      const buttons = screen.queryAllByRole('button', { name: 'Apri PDF' });
      if (shown.length > 0) expect(buttons.map(described)).toEqual(shown.map(nameOf));
    },
    'statements.consulting.document.idle': () => {
      person.findsNo('progressbar');
      expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
    },
    'statements.consulting.document.arriving': ({ context }) => {
      screen.getByRole('progressbar', { name: 'Documento in arrivo' });
      const row = findRow(context.wanted.branchCode) as HTMLElement;
      const button = buttonOf(row, context.wanted.how);
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1);
    },
    'statements.consulting.document.gathering': () => {
      screen.getByRole('progressbar', { name: 'Estratti conto in arrivo' });
      // It keeps the focus.
      const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Scarica tutti' });
      expect([all.disabled, all.getAttribute('aria-busy')]).toEqual([false, 'true']);
    },
    'statements.failed': () => person.isIn('Estratto Conto'),
  },
};

export const screens = [statementsScreen];
