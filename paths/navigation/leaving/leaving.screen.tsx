import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { leavingMachine } from '../../../machines/navigation/leaving/leaving.machine';
import { Leaving } from '../../../src/portal/Leaving';
import { isBusy, pressIf } from '../../screen/gestures';
import * as person from '../../screen/person';
import type { PlayedScreen } from '../../screen/screen';
import { leavingScenario } from './leaving.scenario';

const nothing = () => expect(screen.queryByRole('dialog')).toBeNull();

const asked = () =>
  person.dialogShows(
    'Uscire dal portale?',
    'Se esce ora va perso ciò che non ha ancora inviato: la risposta a una pratica, con i suoi documenti; la modifica di Dispute Online.',
  );

const leavingScreen: PlayedScreen<typeof leavingMachine> = {
  ...leavingScenario,
  view: (actor) => (
    <main>
      <h1>Una pagina</h1>
      <button type="button" onClick={() => actor.send({ type: 'leaving.requested' })}>
        Esci
      </button>
      <Leaving actor={actor} />
    </main>
  ),
  gestures: {
    'leaving.requested': () => person.press('Esci'),
    'leaving.confirmed': pressIf('Esci senza inviare'),
    'dialog.closed': pressIf('Resta nel portale'),
    'page.left': ({ actor, event }) => actor.send(event),
  },
  sees: {
    'leaving.staying': nothing,
    'leaving.looking': nothing,
    'leaving.left': nothing,
    'leaving.asking': asked,
    'leaving.discarding': () => {
      asked();
      isBusy('Esci senza inviare');
    },
  },
};

export const screens = [leavingScreen];
