import { expect, it } from 'vitest';

import { advices } from '../../../machines/cases/case-detail/case-reply/photographs/photographs.selectors';

it.each([
  [['IMG_1.HEIC'], ['heicAdvice']],
  [['rotta.jpg'], ['unreadableAdvice']],
  [
    ['IMG_1.heic', 'rotta.jpg'],
    ['heicAdvice', 'unreadableAdvice'],
  ],
])(
  '[CAS-037] [VAL-079] of %j that cannot be read it is said what helps',
  (unreadable, expected) => {
    expect(advices({ context: { unreadable } } as never)).toEqual(expected);
  },
);
