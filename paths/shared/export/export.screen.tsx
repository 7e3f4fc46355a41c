import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { exportMachine } from '../../../machines/shared/export/export.machine';
import { ExportStatus } from '../../../src/shared/export/ExportStatus';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { exportScenario } from './export.scenario';

const tooMany =
  'I dati eccedono la dimensione esportabile (5000). È necessario raffinare la ricerca.';

const asks = 'Come esportare 5.001 righe?';
const refuses = '5.001 righe sono troppe per un file';

const isUnderWay = () => {
  screen.getByRole('progressbar', { name: 'Preparazione del file in corso' });
  person.findsNo('dialog');
};

/** ANNULLA of the work, CHIUDI of a dialog. */
const cancel: Gesture = () => person.press(screen.queryByRole('dialog') ? 'CHIUDI' : 'ANNULLA');

const offersNoParts = () => person.findsNo('button', 'Esporta in 3 file');

/** A day that does not fit is not among those that are offered. */
const searchDay: Gesture = ({ event, possible }) => {
  const days = screen.queryByRole('combobox', { name: /^Giorno da esportare/ });
  if (days === null) return expect(possible).toBe(false);
  const offered = [...days.querySelectorAll('option')].map(({ value }) => value);
  expect(offered.includes(event.day)).toBe(possible);
  if (!possible) return;
  person.choose('Giorno da esportare', event.day);
  person.press('Cerca il giorno');
};

// The last screen stays, inert, until its parent removes it.
const stays = () => {
  const shown = screen.queryByRole('progressbar') ?? screen.queryByRole('dialog');
  expect(shown).not.toBeNull();
};

const exportScreen: PlayedScreen<typeof exportMachine> = {
  ...exportScenario,
  name: 'Un’esportazione',
  view: (actor) => <ExportStatus actor={actor} />,
  gestures: {
    'export.cancelled': cancel,
    'parts.requested': ({ possible }) =>
      possible ? person.press('Esporta in 3 file') : offersNoParts(),
    'day.chosen': searchDay,
  },
  sees: {
    'export.checking': 'never',
    'export.tooMany': ({ context }) => {
      if (context.days.length === 0) {
        person.dialogShows(refuses, tooMany);
        return offersNoParts();
      }
      person.dialogShows(asks, tooMany);
      screen.getByRole('combobox', { name: /^Giorno da esportare/ });
    },
    'export.countingDays': () => {
      person.dialogShows(asks, tooMany);
      person.finds('Conteggio delle righe di ogni giorno…');
      offersNoParts();
    },
    'export.working': isUnderWay,
    'export.notWritten': () => {
      screen.getByRole('dialog', { name: 'Attenzione' });
    },
    'export.completed': stays,
    'export.narrowed': stays,
    'export.cancelled': stays,
    'export.failed': stays,
  },
};

export const screens = [exportScreen];
