import { type AnyActorRef, createActor, setup } from 'xstate';
import { atlasChannel } from '../../../machines/atlas-channel';
import { loginMachine } from '../../../machines/login/login.machine';
import { phoneChangeMachine } from '../../../machines/phone-change/phone-change.machine';
import { portalMachine } from '../../../machines/portal/portal.machine';
import { emptySession } from '../../../machines/portal/session';
import type { codeMachine } from '../../../machines/shared/code/code.machine';
import { createStubs } from '../../../paths/engine/stubs';
import { showToAtlas } from '../../../src/browser/show-to-atlas';

export const secrets = {
  oldNumber: '+39 333 1234567',
  newNumber: '+39 347 7654321',
  code: '918273',
  token: 'a-secret-token',
  user: 'ristretto01',
};

/** As under the navigation: the portal from the start, the flow when it is opened. */
const navigationWith = (portal: typeof portalMachine, flow: typeof phoneChangeMachine) =>
  setup({ actors: { portal, flow } }).createMachine({
    id: 'navigation',
    invoke: {
      id: 'portal',
      src: 'portal',
      input: {
        session: { ...emptySession, token: secrets.token },
        arrival: { kind: 'plain' },
        origin: '',
        opened: '/Home',
        wanted: null,
        trail: [],
      },
    },
    initial: 'idle',
    states: {
      idle: { on: { 'flow.opened': 'playing' } },
      playing: {
        invoke: {
          id: 'flow',
          src: 'flow',
          input: { user: secrets.user, oldNumber: secrets.oldNumber },
        },
      },
    },
  });

/** A tab with a portal in it, whose merchant changes the phone; its calls answer on command. */
export const openTab = () => {
  const stubs = createStubs();
  const calls = ['recallCode', 'askCode', 'confirmCode'];
  const { oldNumberCode, newNumberCode } = phoneChangeMachine.implementations.actors;
  const withStubs = (code: unknown) =>
    (code as typeof codeMachine).provide({
      actors: Object.fromEntries(calls.map((name) => [name, stubs.call(name)])),
    } as never);
  const flow = phoneChangeMachine.provide({
    actors: { oldNumberCode: withStubs(oldNumberCode), newNumberCode: withStubs(newNumberCode) },
  } as never);
  const login = loginMachine.provide({
    actors: { loadConfiguration: stubs.call('loadConfiguration') },
  });
  const portal = portalMachine.provide({ actors: { login } } as never);
  const navigation = createActor(navigationWith(portal, flow)).start();
  const playing = () => navigation.getSnapshot().children.flow as unknown as AnyActorRef;
  let watchers = 0;
  const inspect = navigation.system.inspect;
  navigation.system.inspect = (observer) => {
    watchers += 1;
    const inspection = inspect(observer);
    return {
      unsubscribe: () => {
        watchers -= 1;
        inspection.unsubscribe();
      },
    };
  };
  const channel = new BroadcastChannel(atlasChannel);
  const sent: unknown[] = [];
  const post = channel.postMessage.bind(channel);
  channel.postMessage = (message) => {
    sent.push(message);
    post(message);
  };
  let shown = { stop: () => {} };
  return {
    stubs,
    sent,
    get flow() {
      return playing();
    },
    /** The portal's answer when the atlas asks for the first time. */
    answer: () => {
      shown = showToAtlas(channel, navigation as AnyActorRef);
    },
    openFlow: () => navigation.send({ type: 'flow.opened' }),
    code: () => Object.values(playing().getSnapshot().children).at(0) as AnyActorRef,
    isWatched: () => watchers > 0,
    close: () => {
      shown.stop();
      navigation.stop();
      channel.close();
    },
  };
};
