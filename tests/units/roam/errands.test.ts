import { describe, expect, it } from 'vitest';
import { runErrands } from '../../roam/choice/errands';
import type { Screen } from '../../roam/observe';
import { describeStep } from '../../roam/steps';

const screen: Screen = {
  path: '/Home',
  search: '',
  title: '',
  headings: [],
  dialog: '',
  text: '',
  spoken: [],
  controls: [],
  focused: '',
  kept: [],
  token: 'a token',
  restless: '',
};

const steps = (seed: number, at: Screen) => {
  const errand = runErrands();
  return Array.from({ length: 400 }, (_, number) => {
    const step = errand(at, seed * 100_003 + number);
    return step === undefined ? '' : describeStep(step);
  });
};

describe('the errands of the roaming walk', () => {
  it('are the same for the same seed', () => {
    expect(steps(3, screen)).toEqual(steps(3, screen));
    expect(steps(3, screen)).not.toEqual(steps(4, screen));
  });

  it('bring every new step within a few hundred, in its order', () => {
    const describeStep = steps(3, screen).filter((step) => step !== '');
    const modified = describeStep.indexOf('Preme «Modifica»');
    expect(describeStep.slice(modified, modified + 3)).toEqual([
      'Preme «Modifica»',
      'Preme «Prosegui»',
      expect.stringMatching(/^Un’altra persona della società modifica/),
    ]);
    expect(describeStep).toContain('Preme «INDIETRO»');
    expect(describeStep.some((step) => step.includes('la sessione scade quando'))).toBe(true);
  });

  it('leave an open dialog, and who is not signed in, alone', () => {
    const withDialog = { ...screen, dialog: 'Attenzione' };
    expect(steps(3, withDialog).join('')).toBe('');
    expect(steps(3, { ...screen, token: '' }).join('')).toBe('');
  });
});
