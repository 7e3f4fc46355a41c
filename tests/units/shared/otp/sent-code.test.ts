import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recallCode } from '../../../../machines/shared/otp/sent-code';
import { askedAt } from '../../../../paths/shared/otp/codes';
import { askThrough } from '../../support/wire';

const minute = 60_000;

describe('a code that was sent before', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: askedAt });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a moment ago', askedAt, true],
    ['almost five minutes ago', askedAt - 5 * minute + 1, true],
    ['five minutes ago', askedAt - 5 * minute, false],
    ['never', null, false],
    ['by a clock that was ahead', askedAt + 1, false],
  ])('[OTP-003] asked for %s', async (_when, sentAt, stands) => {
    const { events } = await askThrough(recallCode, { sentAt }, { type: 'never' });
    expect(events).toEqual([
      stands ? { type: 'code.stands' } : { type: 'code.needed', at: askedAt },
    ]);
  });
});
