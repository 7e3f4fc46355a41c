import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { connectionMachine } from '../../../machines/shared/connection/connection.machine';
import { ConnectionNotice } from '../../../src/portal/ConnectionNotice';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { connectionScenario } from './connection.scenario';

/** The browser and the calls of a page send it, not a user. */
const sendEvent: Gesture = ({ actor, event }) => actor.send(event);

const nothing = () => expect(screen.getByRole('status').textContent).toBe('');

const missing = () =>
  expect(screen.getByRole('status').textContent).toBe(
    'Connessione assenteQuanto è rimasto in sospeso riprende da solo, appena la connessione torna.',
  );

const connectionScreen: PlayedScreen<typeof connectionMachine> = {
  ...connectionScenario,
  view: (actor) => (
    <>
      <main>
        <h1>Una pagina</h1>
      </main>
      <ConnectionNotice actor={actor} />
    </>
  ),
  gestures: {
    'call.unanswered': sendEvent,
    'connection.lost': sendEvent,
    'connection.found': sendEvent,
    'xstate.after.browserNotices.connection.inDoubt': sendEvent,
    'xstate.after.connectionSettles.connection.settling': sendEvent,
  },
  sees: {
    'connection.present': nothing,
    'connection.inDoubt': nothing,
    'connection.lost': nothing,
    'connection.missing': missing,
    'connection.settling': missing,
  },
};

export const screens = [connectionScreen];
