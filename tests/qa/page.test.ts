// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { reasonOf } from './page/reason';
import { scribe } from './page/scribe';
import type { Played, Step } from './page/told';
import * as page from './page/vitest';

const { stepsOf } = Object.values(
  import.meta.glob<{ stepsOf(steps: readonly Step[]): string[] }>('./run/words.mjs', {
    eager: true,
  }),
)[0] as { stepsOf(steps: readonly Step[]): string[] };

beforeEach(() => {
  vi.stubGlobal('takePicture', async (name: string) => ({ file: `${name}.png`, sideways: 0 }));
  document.body.innerHTML = '';
});

const [entering] = initialTransition(otpMachine, { sentTo: '', request: {} });
const confirmed = { type: 'code.confirmed', code: '123456' } as const;
const refused = { type: 'otp.5707' } as const;
const [confirming] = transition(otpMachine, entering, confirmed);
const [wrong] = transition(otpMachine, confirming, refused);

const failing = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return reasonOf(error);
  }
  return '';
};

const playedBy = async (file: () => void): Promise<readonly Played[]> => {
  const suites = await page.runFile(async () => file());
  return suites.flatMap(({ played }) => played);
};

describe('a path in a real browser is written down for who repeats it by hand', () => {
  it('by the names on the screen, and by what the service answers', () => {
    document.body.innerHTML =
      '<label for="otp">CODICE OTP</label><input id="otp" value="123456"><button>AVANTI</button>';
    scribe.begin('a code was sent: code.confirmed > otp.5707');
    scribe.departs({ event: { type: 'xstate.init' }, state: entering });
    scribe.arrives();
    scribe.departs({ event: confirmed, state: confirming });
    scribe.does('change', document.querySelector('input') as Element);
    scribe.does('click', document.querySelector('button') as Element);
    scribe.arrives();
    scribe.departs({ event: refused, state: wrong });
    const steps = scribe.steps();
    expect(steps.map(({ reached }) => reached)).toEqual([true, true, false]);
    expect(stepsOf(steps)).toEqual([
      '1. Aprire la pagina. Situazione: Un codice OTP è stato inviato. Atteso: Attende il codice di 6 cifre · Si può chiedere un altro codice.',
      '2. Inserire «123456» in «CODICE OTP», poi premere «AVANTI». Atteso: Verifica il codice · Si può chiedere un altro codice.',
      expect.stringMatching(
        /^3\. Il servizio .*406.*5707.* Atteso: 5707: Codice OTP non valido · /,
      ),
    ]);
  });

  it('a path that fails is told with its reason, and the others go on', async () => {
    const played = await playedBy(() =>
      page.describe('a flow', () => {
        page.it.each([
          ['first', 1],
          ['second', 2],
        ])('%s', (_name, number) => page.expect(number).toBe(2));
      }),
    );
    expect(played.map(({ name, error }) => [name, error === null])).toEqual([
      ['first', false],
      ['second', true],
    ]);
    expect(played[0]?.error).toContain('expected 1 to be 2');
  });

  it('what is prepared once and what is cleared each time is done as by the test runner', async () => {
    const done: string[] = [];
    await playedBy(() =>
      page.describe('a flow', () => {
        page.beforeAll(() => done.push('before all'));
        page.afterEach(() => done.push('after each'));
        page.afterAll(() => done.push('after all'));
        page.it('one', () => done.push('one'));
        page.it('two', () => done.push('two'));
      }),
    );
    expect(done).toEqual(['before all', 'one', 'after each', 'two', 'after each', 'after all']);
  });

  it('a state that is not the expected one is told by what differs', () => {
    const [is, was] = [{ entering: { code: 'wrong' } }, { entering: { code: 'expired' } }];
    expect(failing(() => expect(is).toEqual(was))).toContain(
      'entering.code: wrong instead of expired',
    );
    expect(failing(() => expect(['a violation']).toEqual([]))).toContain(
      'not expected: a violation',
    );
  });
});
