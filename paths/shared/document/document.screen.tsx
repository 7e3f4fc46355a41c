import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { documentMachine } from '../../../machines/shared/document/document.machine';
import { DocumentStatus } from '../../../src/shared/document/DocumentStatus';
import * as person from '../../screen/person';
import type { PlayedScreen } from '../../screen/screen';
import { documentScenario } from './document.scenario';

const seesProgress = (progress: string) => () => {
  screen.getByRole('progressbar', { name: progress });
  person.findsNo('dialog');
};

const isArriving = ({ context }: AnyMachineSnapshot) =>
  seesProgress(
    context.delayed
      ? 'Altri documenti in preparazione: questo arriva tra poco'
      : 'Documento in arrivo',
  )();

// The last screen stays, inert, until its parent removes it.
const stays = () => {
  const shown = screen.queryByRole('progressbar') ?? screen.queryByRole('dialog');
  expect(shown).not.toBeNull();
};

const documentScreen: PlayedScreen<typeof documentMachine> = {
  ...documentScenario,
  name: 'Un documento',
  view: (actor) => <DocumentStatus actor={actor} />,
  gestures: {
    'document.cancelled': () => person.press('ANNULLA'),
    'dialog.closed': () => person.press('CHIUDI'),
  },
  sees: {
    'document.fetching': isArriving,
    'document.delivering': isArriving,
    'document.blocked': () => {
      person.dialogShows(
        'Finestra bloccata',
        'Il browser ha bloccato la nuova finestra. Il documento è pronto: lo apra da qui, oppure consenta le nuove finestre per questo sito.',
      );
      const link = screen.getByRole('link', { name: 'Apri il documento' });
      expect(link.getAttribute('href')).toBe('blob:portal#estrattoconto.pdf');
      expect(link.getAttribute('target')).toBe('_blank');
    },
    'document.unreadable': () =>
      person.dialogShows(
        'Attenzione',
        'Il documento ricevuto non è un PDF leggibile e non è stato aperto. Riprovi tra poco: se il problema rimane, lo segnali al servizio clienti.',
      ),
    'document.completed': stays,
    'document.cancelled': stays,
    'document.failed': stays,
  },
};

export const screens = [documentScreen];
