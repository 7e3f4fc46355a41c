import fc from 'fast-check';
import type { Screen } from '../observe';
import type { Step } from '../steps';
import { any, type Choice, lost, one } from './weigh';

const resend: Step = {
  do: 'press',
  role: 'button',
  name: 'REINVIA CODICE',
  nth: 0,
  lost: null,
};

export const hasCodeField = ({ controls }: Screen) =>
  controls.some(({ name }) => name.startsWith('CODICE OTP'));

const goBack: Step = { ...resend, name: 'INDIETRO' };

/** Who waits for a code asks again, reloads, goes back, and asks again. */
export const impatiently = (screen: Screen, last: Step | undefined): Choice[] => {
  const canResend = screen.controls.some(({ name, disabled }) => name === resend.name && !disabled);
  const hasAsked = last?.do === 'press' && last.name === resend.name;
  const isBack = last?.do === 'reload' || last?.do === 'fillWell';
  if (!hasCodeField(screen)) return [];
  return [
    ...(canResend ? [one(isBack ? 14 : 5, resend)] : []),
    ...(screen.controls.some(({ name }) => name === goBack.name) ? [one(4, goBack)] : []),
    ...(hasAsked ? [one(14, { do: 'reload' })] : []),
  ];
};

export const onCodePage = (purpose: string): Choice[] => [
  any(
    24,
    fc
      .record({
        which: fc.oneof(
          { weight: 6, arbitrary: fc.constant('right' as const) },
          { weight: 2, arbitrary: fc.constant('wrong' as const) },
          { weight: 1, arbitrary: fc.constant('old' as const) },
        ),
        lost,
      })
      .map((chosen): Step => ({ do: 'code', press: purpose, ...chosen })),
  ),
];
