// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, setup } from 'xstate';
import { shared } from '../../../paths/engine/stubs';
import * as person from '../../../paths/screen/person';
import { createScreenPlayer } from '../../../paths/screen/play-screen';
import type { PlayedScreen } from '../../../paths/screen/screen';
import { screenPaths } from '../../../paths/screen/targets';

import { useActiveSnapshot } from '../../../src/shared/use-active-snapshot';

const observer = { departs: () => {}, arrives: async () => {} };

/** The reason why the first path on a screen fails. */
const failureOn = async (screen: PlayedScreen) => {
  const player = createScreenPlayer(screen, observer);
  for (const path of screenPaths(screen, true)) {
    const failure = await player.play(path).then(
      () => null,
      (error: Error) => error.message,
    );
    if (failure !== null) return failure;
  }
  return null;
};

const asking = setup({
  types: { events: {} as { type: 'asked' } | { type: 'http.200' } | { type: 'http.500' } },
  actors: { ask: shared.call('ask') },
}).createMachine({
  id: 'asking',
  initial: 'ready',
  states: {
    ready: { on: { asked: 'waiting' } },
    waiting: {
      invoke: { id: 'ask', src: 'ask' },
      on: { 'http.200': 'ready', 'http.500': 'refused' },
    },
    refused: { on: { asked: 'waiting' } },
  },
});

interface Shown {
  readonly state: string;
  readonly ask: () => void;
}

function Field({ kept }: { kept: boolean }) {
  const [text, write] = useState('');
  return (
    <label>
      Nome
      <input value={kept ? text : ''} onChange={({ target }) => write(target.value)} />
    </label>
  );
}

const screenOf = (Page: (shown: Shown) => React.ReactElement): PlayedScreen => {
  function View({ actor }: { actor: AnyActorRef }) {
    const snapshot = useActiveSnapshot(actor as never) as unknown as { value: string };
    return <Page state={snapshot.value} ask={() => actor.send({ type: 'asked' })} />;
  }
  return {
    name: 'Asking',
    machine: asking,
    inputs: { once: undefined },
    examples: () => undefined,
    calls: ['ask'],
    view: (actor) => <View actor={actor as AnyActorRef} />,
    gestures: { asked: ({ possible }) => possible && person.press('CHIEDI') },
    sees: { 'asking.ready': () => {}, 'asking.waiting': () => {}, 'asking.refused': () => {} },
  };
};

const button = (ask: () => void) => (
  <button type="button" onClick={ask}>
    CHIEDI
  </button>
);

describe('the invariants look at the screen too', () => {
  it('a screen that does what it says breaks none', async () => {
    const screen = screenOf(({ state, ask }) => (
      <main>
        {button(ask)}
        {state === 'refused' && <p role="alert">Non è riuscito</p>}
      </main>
    ));
    expect(await failureOn(screen)).toBeNull();
  });

  it('it announces what is over', async () => {
    const screen = screenOf(function Page({ state, ask }) {
      const [failed, fail] = useState(false);
      if (state === 'refused' && !failed) fail(true);
      return (
        <main>
          {button(ask)}
          {failed && <p role="alert">Non è riuscito</p>}
        </main>
      );
    });
    expect(await failureOn(screen)).toContain('"Non è riuscito" is announced where "" was');
  });

  it('an answer loses what was typed', async () => {
    const screen = screenOf(({ state, ask }) => (
      <main>
        {button(ask)}
        <Field kept={state !== 'refused'} />
      </main>
    ));
    const types = {
      ...screen,
      gestures: {
        asked: () => {
          person.type('Nome', 'Anna');
          person.press('CHIEDI');
        },
      },
    };
    expect(await failureOn(types)).toContain('"Anna" is lost from Nome');
  });
});
