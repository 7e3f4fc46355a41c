import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { draftOf } from '../../../../machines/phone-change/phone-change.draft';
import { phoneChangeMachine } from '../../../../machines/phone-change/phone-change.machine';
import { recallCode } from '../../../../machines/shared/otp/sent-code';
import { createStubs } from '../../../../paths/engine/stubs';
import { askedAt, sentTo } from '../../../../paths/shared/otp/codes';
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

  it('[OTP-003] a reload at its page keeps when REINVIA CODICE has sent it, and nothing of the code', () => {
    const stubs = createStubs();
    const number = '+39 333 1234567';
    const actor = createActor(
      phoneChangeMachine.provide({
        actors: {
          recallCode: stubs.call('recallCode'),
          sendToOldNumber: stubs.call('sendToOldNumber'),
          oldNumberCode: stubs.child('oldNumberCode', {
            state: 'entering',
            context: { sentAt: askedAt + minute, sure: true, code: '908070' },
          }),
        },
      } as never),
      { input: { user: 'u', oldNumber: number, draft: null } },
    ).start();
    actor.send({ type: 'step.confirmed' });
    stubs.answer({ type: 'code.needed', at: askedAt });
    stubs.answer({ type: 'http.200', body: true });
    expect(draftOf(actor.getSnapshot())?.sent).toEqual({ ...sentTo(number), at: askedAt + minute });
    expect(JSON.stringify(draftOf(actor.getSnapshot()))).not.toContain('908070');
  });
});
