// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';

import type { PlayedScreen } from '../../paths/screen/screen';
import { screens } from '../../paths/screens';

import { playScreen } from './page/play';

import { recorder } from './page/recorder';

const takePicture = async (name: string) => `${name}.png`;

recorder.watch(document);

beforeEach(() => {
  document.body.innerHTML = '';
});

const documentScreen = async () => {
  const [screen] = (await screens.find(([name]) => name === 'document')?.[1]()) ?? [];
  if (screen === undefined) throw new Error('A document has no screen');
  return screen;
};

const playedWith = async (change: Partial<PlayedScreen>) => {
  const screen = { ...(await documentScreen()), ...change };
  const observer = { departs: recorder.departs, arrives: async () => recorder.arrives() };
  const { played } = await playScreen(screen, observer, takePicture);
  return played;
};

describe('a path in a real browser is written down for who repeats it by hand', () => {
  it('a walk that fails is told with its reason, and the others go on', async () => {
    const { sees } = await documentScreen();
    const wrong = () => {
      throw new Error('This is not what a person should see');
    };
    const walks = await playedWith({ sees: { ...sees, 'document.unreadable': wrong } });
    const failed = walks.filter(({ error }) => error !== null);
    expect(failed[0]?.error).toBe('This is not what a person should see');
    expect(failed[0]?.steps.at(-1)?.reached).toBe(false);
    expect(failed[0]?.failedAt).toEqual(expect.any(Number));
    expect(failed.length).toBeLessThan(walks.length / 2);
  });

  it('a chart that is not where it should be is told by what differs', async () => {
    const { gestures } = await documentScreen();
    const walks = await playedWith({ gestures: { ...gestures, 'document.cancelled': () => {} } });
    const failed = walks.filter(({ error }) => error !== null);
    expect(failed[0]?.error).toMatch(
      /^value: fetching instead of cancelled; status: active instead of done; output: /,
    );
  });
});
