// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createSessionStore } from '../../../src/browser/session-store';
import { createTabs } from '../../../src/browser/tabs';

afterEach(() => vi.unstubAllGlobals());

const asking = () =>
  createMachine({
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'ask', src: createTabs(createSessionStore(window)).ask },
        on: { 'session.unknown': 'alone' },
      },
      alone: { type: 'final' },
    },
  });

it('[LOG-014] a new tab that may not know which locks are held goes on alone', async () => {
  const query = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { query } });
  const actor = createActor(asking()).start();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('alone'));
});
