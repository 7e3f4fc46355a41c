import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { exportWorkMachine } from '../../../../machines/shared/export/export-work/export-work.machine';
import { ExportedJob } from '../../../../src/layout/ExportLine';
import * as person from '../../../screen/person';
import type { PlayedScreen } from '../../../screen/screen';
import { exportWorkScenario } from './export-work.scenario';

const isUnderWay = () => {
  screen.getByRole('progressbar', { name: 'Esportazione in corso: Novembre 2026' });
  screen.getByRole('button', { name: 'ANNULLA' });
};

const hasEnded = (title: string) => () => {
  expect(screen.getByRole('status').textContent).toContain(`${title}: Novembre 2026`);
  person.findsNo('progressbar');
};

const exportWorkScreen: PlayedScreen<typeof exportWorkMachine> = {
  ...exportWorkScenario,
  view: (actor) => (
    <ul>
      <ExportedJob work={actor} onDismiss={() => {}} />
    </ul>
  ),
  gestures: {},
  sees: {
    'export-work.checking': 'never',
    'export-work.fetching': isUnderWay,
    'export-work.writing': isUnderWay,
    'export-work.completed': hasEnded('Esportazione pronta'),
    'export-work.notWritten': hasEnded('Esportazione non riuscita'),
    'export-work.failed': hasEnded('Esportazione non riuscita'),
  },
};

export const screens = [exportWorkScreen];
