import { cleanup, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { navigationMachine } from '../../machines/navigation/navigation.machine';
import { App } from '../../src/App';
import { preloadSignedInShell } from '../../src/portal/lazy-pages';
import { PortalScreen } from '../../src/portal/PortalScreen';
import { flow } from '../../src/shared/flow';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen, Sight } from '../screen/screen';
import { code, navigationScenario, portals } from './navigation.scenario';

const page = 'La pagina del flusso';
function View() {
  return <h1>{page}</h1>;
}

/** The code of a flow arrives with its screen. */
const module = flow({ ...code, View } as never);
const examples: typeof navigationScenario.examples = (snapshot, type) =>
  type === 'flow.loaded' ? [{ type, module }] : navigationScenario.examples(snapshot, type);

/** Signed-in pages load lazily; here they are loaded from the start. */
const loadPages = async () => {
  await preloadSignedInShell();
  for (const portal of [portals.signedIn, portals.mustCompleteSetup]) {
    const shown = {
      address: { pathname: '/', search: '', hash: '' },
      page: undefined,
      level: '',
      openedFrom: null,
      flow: null,
    };
    render(
      <PortalScreen
        portal={portal}
        send={() => {}}
        shown={shown}
        visit={() => {}}
        leave={() => {}}
      />,
    );
    await screen.findByRole('button', { name: 'Esci' }, { timeout: 100_000 });
    cleanup();
  }
};

/** Not a user's event: the browser, the portal and the flow send it. */
const sendEvent: Gesture = ({ actor, event }) => actor.send(event);

/** While the portal is asked whether it may stay, who has just left sees the login already. */
const showsFlow: Sight = ({ context }) =>
  context.portal === portals.signedOut || screen.getByRole('heading', { name: page });
const showsNoFlow = () => expect(screen.queryByRole('heading', { name: page })).toBeNull();

/** The portal and the current flow decide the content of an address. */
const whereItIs = () => screen.getByRole('main');

const navigationScreen: PlayedScreen<typeof navigationMachine> = {
  ...navigationScenario,
  prepare: loadPages,
  examples,
  view: (actor) => <App navigation={actor} />,
  gestures: {
    'portal.moved': sendEvent,
    'address.asked': sendEvent,
    'flow.loaded': sendEvent,
    'flow.notLoaded': sendEvent,
    'flow.moved': sendEvent,
    'flow.notified': sendEvent,
    'flow.draftChanged': sendEvent,
    'session.expired': sendEvent,
    'page.admitted': sendEvent,
    'page.refused': sendEvent,
    'point.found': sendEvent,
    'point.unknown': sendEvent,
  },
  sees: {
    'navigation.address.requested.waiting': ({ context }) =>
      context.portal === null || person.isWaiting(),
    'navigation.address.requested.asking': whereItIs,
    'navigation.address.requested.deciding': 'never',
    'navigation.address.requested.placing': whereItIs,
    'navigation.address.refused': ({ context }) =>
      context.portal === portals.blocked ||
      screen.getByRole('heading', { name: 'Questo punto vendita non risulta tra i suoi.' }),
    'navigation.address.shown': whereItIs,
    'navigation.flow.idle': showsNoFlow,
    'navigation.flow.loading': showsNoFlow,
    'navigation.flow.playing.starting': showsNoFlow,
    'navigation.flow.playing.following': showsFlow,
    'navigation.flow.playing.asked': showsFlow,
    'navigation.flow.ended': whereItIs,
  },
};

export const screens = [navigationScreen];
