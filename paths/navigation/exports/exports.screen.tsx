import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { exportsMachine } from '../../../machines/navigation/exports/exports.machine';
import { ExportLine } from '../../../src/layout/ExportLine';
import type { PlayedScreen } from '../../screen/screen';
import { exportsScenario } from './exports.scenario';

const exportsScreen: PlayedScreen<typeof exportsMachine> = {
  ...exportsScenario,
  view: (actor) => (
    <main>
      <h1>Una pagina</h1>
      <ExportLine actor={actor} />
    </main>
  ),
  // The charts of exports send them: `tests/tables/exports.test.ts`.
  gestures: {
    'export.started': () => {},
    'export.unfollowed': () => {},
    'export.dismissed': () => {},
  },
  sees: { exports: () => expect(screen.queryByRole('status')).toBeNull() },
};

export const screens = [exportsScreen];
