import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { statementArchiveMachine } from '../../../machines/statements/statement-archive/statement-archive.machine';
import { ArchiveStatus } from '../../../src/statements/ArchiveStatus';
import * as person from '../../screen/person';
import type { PlayedScreen } from '../../screen/screen';
import { statementArchiveScenario } from './statement-archive.scenario';

const seesProgress = (progress: string) => () => {
  screen.getByRole('progressbar', { name: progress });
  person.findsNo('dialog');
};

// The last screen stays, inert, until its parent removes it.
const stays = () => {
  const shown = screen.queryByRole('progressbar') ?? screen.queryByRole('dialog');
  expect(shown).not.toBeNull();
};

const archiveScreen: PlayedScreen<typeof statementArchiveMachine> = {
  ...statementArchiveScenario,
  name: 'Estratti conto di un mese',
  view: (actor) => <ArchiveStatus actor={actor} />,
  gestures: {
    'archive.cancelled': () => person.press('ANNULLA'),
    'dialog.closed': () => person.press('CHIUDI'),
  },
  sees: {
    'statementArchive.listing': seesProgress('Estratti conto in arrivo'),
    'statementArchive.fetching': ({ context: { gathered, missing, delayed } }) =>
      seesProgress(
        delayed
          ? 'Altri documenti in preparazione: si riprende tra poco'
          : `Estratto conto ${gathered.length + missing.length + 1} di 2 in arrivo`,
      )(),
    'statementArchive.writing': seesProgress('Archivio in preparazione'),
    'statementArchive.missed': ({ context: { gathered, missing } }) => {
      screen.getByRole('dialog', {
        name:
          gathered.length > 0
            ? 'Alcuni estratti conto mancano'
            : 'Nessun estratto conto è arrivato',
      });
      const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(named).toEqual(
        missing.map(
          ({ branchCode, name }: { branchCode: string; name: string }) =>
            `Estratto conto del 31-10-2026, codice esercizio ${branchCode}, insegna ${name}`,
        ),
      );
    },
    'statementArchive.notWritten': () =>
      person.dialogShows(
        'Attenzione',
        'Non è stato possibile preparare l’archivio. Riprovi tra poco.',
      ),
    'statementArchive.completed': stays,
    'statementArchive.cancelled': stays,
    'statementArchive.failed': stays,
  },
};

export const screens = [archiveScreen];
