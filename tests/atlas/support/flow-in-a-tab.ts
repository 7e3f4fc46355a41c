import { type AnyActorRef, createActor } from 'xstate';
import { atlasChannel } from '../../../machines/atlas-channel';
import { phoneChangeMachine } from '../../../machines/phone-change/phone-change.machine';
import { portalMachine } from '../../../machines/portal/portal.machine';
import { emptySession } from '../../../machines/portal/session';
import { showToAtlas } from '../../../src/show-to-atlas';
import { createStandIns } from '../../../walks/engine/stand-ins';

export const secrets = {
  oldNumber: '+39 333 1234567',
  newNumber: '+39 347 7654321',
  code: '918273',
  token: 'a-secret-token',
  user: 'ristretto01',
};

/** A tab with a portal in it, whose merchant changes the phone; its calls answer when told to. */
export const openTab = () => {
  const standIns = createStandIns();
  const portal = createActor(
    portalMachine.provide({
      actors: { loadConfiguration: standIns.call('loadConfiguration') },
    } as never),
    {
      input: {
        session: { ...emptySession, token: secrets.token },
        arrival: { kind: 'plain' },
      },
    },
  ).start();
  const calls = ['sendToOldNumber', 'sendToNewNumber'] as const;
  const code = (name: string) => phoneChangeMachine.implementations.actors[name as never] as never;
  const otp = (name: string) =>
    (code(name) as { provide: (parts: unknown) => unknown }).provide({
      actors: { confirmCode: standIns.call('confirmCode'), sendCode: standIns.call('sendCode') },
    });
  const flow = createActor(
    phoneChangeMachine.provide({
      actors: {
        ...Object.fromEntries(calls.map((name) => [name, standIns.call(name)])),
        oldNumberCode: otp('oldNumberCode'),
        newNumberCode: otp('newNumberCode'),
      },
    } as never),
    { input: { user: secrets.user, oldNumber: secrets.oldNumber } },
  );
  const listeners = new Set<() => void>();
  let shown: AnyActorRef | null = null;
  const channel = new BroadcastChannel(atlasChannel);
  const told: unknown[] = [];
  const post = channel.postMessage.bind(channel);
  channel.postMessage = (message) => {
    told.push(message);
    post(message);
  };
  return {
    flow,
    standIns,
    told,
    /** What the portal does when the atlas asks for the first time. */
    answer: () =>
      showToAtlas(channel, portal as AnyActorRef, {
        getScene: () => ({ flow: shown && { actor: shown } }) as never,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      }),
    openFlow: () => {
      shown = flow as AnyActorRef;
      for (const listener of listeners) listener();
      flow.start();
    },
    codeScreen: () => Object.values(flow.getSnapshot().children).at(0) as AnyActorRef,
    isWatched: () => listeners.size > 0,
    close: () => {
      flow.stop();
      portal.stop();
      channel.close();
    },
  };
};
