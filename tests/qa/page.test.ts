// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import type { PlayedScreen } from '../../paths/screen/screen';
import { screens } from '../../paths/screens';
import { justSent } from '../../paths/shared/otp/codes';
import { playScreen } from './page/play';
import type { Step } from './page/played';
import { recorder } from './page/recorder';

const { stepsOf } = Object.values(
  import.meta.glob<{ stepsOf(steps: readonly Step[]): string[] }>('./run/words.mjs', {
    eager: true,
  }),
)[0] as { stepsOf(steps: readonly Step[]): string[] };

const takePicture = async (name: string) => `${name}.png`;

recorder.watch(document);

beforeEach(() => {
  document.body.innerHTML = '';
});

const [entering] = initialTransition(otpMachine, { sentTo: '', request: {}, ...justSent });
const confirmed = { type: 'code.confirmed', code: '123456' } as const;
const refused = { type: 'otp.5707' } as const;
const [confirming] = transition(otpMachine, entering, confirmed);
const [wrong] = transition(otpMachine, confirming, refused);

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
  it('by the names on the screen, and by what the service answers', () => {
    document.body.innerHTML =
      '<label for="otp">CODICE OTP</label><input id="otp" value="123456"><button>AVANTI</button>';
    recorder.begin('a code was sent: code.confirmed > otp.5707');
    recorder.departs({ event: { type: 'xstate.init' }, state: entering, edge: '', taken: [] });
    recorder.arrives();
    recorder.departs({ event: confirmed, state: confirming, edge: '', taken: [] });
    fireEvent.input(document.querySelector('input') as Element);
    fireEvent.click(document.querySelector('button') as Element);
    recorder.arrives();
    recorder.departs({ event: refused, state: wrong, edge: '', taken: [] });
    const steps = recorder.steps();
    expect(steps.map(({ reached }) => reached)).toEqual([true, true, false]);
    expect(stepsOf(steps)).toEqual([
      '1. Aprire la pagina. Situazione: Un codice OTP è stato inviato. Atteso: Attende il codice di 6 cifre · Si può chiedere un altro codice.',
      '2. Inserire «123456» in «CODICE OTP», poi premere «AVANTI». Atteso: Verifica il codice · Si può chiedere un altro codice.',
      expect.stringMatching(
        /^3\. Il servizio .*406.*5707.* Atteso: 5707: Codice OTP non valido · /,
      ),
    ]);
  });

  it('walks that go well say so, one by one', async () => {
    const walks = await playedWith({});
    expect(walks.length).toBeGreaterThan(10);
    const numbers = walks.flatMap(({ takes }) => takes);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toContain(1);
    expect(walks.filter(({ error }) => error !== null)).toEqual([]);
  });

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
