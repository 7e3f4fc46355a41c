import { describe, expect, test } from 'vitest';
import type { CallContract } from '../../acquirer/contract/call';
import { calls } from '../../acquirer/contract/calls';
import { registerPos } from '../../acquirer/contract/registration';
import { askAsOneIntention, type LostRequest } from '../../machines/call';
import { answering, backEnd, clientOf, configured, exampleOf } from './wire';

const keysOf = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('Idempotency-Key'));

const repeatable = Object.values<CallContract>(calls)
  .filter((contract) => contract.repeatable)
  .map(({ alias }) => alias);

describe('one key for one intention', () => {
  test('registration, confirming calls, enrolment and upload carry one', () => {
    expect(repeatable).toEqual(
      expect.arrayContaining([
        'register/merchant',
        'register/pos',
        'VERIFY_OTP_USER',
        'VERIFY_OTP_POS',
        'validateOldPhoneOtp',
        'validateNewPhoneOtp',
        'confirmFirstLoginPhone',
        'confirmPasswordChange',
        'confirmRecovery',
        'ENROLL_EBOX',
        'MODIFY_EBOX',
        'EBOX_UPLOAD_ALLEGATO',
      ]),
    );
    expect(repeatable).not.toContain('getTransactionList');
  });

  test('each time another, and none where the configuration does not allow it', async () => {
    const { fetch, requests } = backEnd(answering(500));
    const { request } = exampleOf('register/pos');
    for (const extensions of [['idempotency'], ['idempotency'], []] as const)
      await clientOf(fetch, configured({ extensions: [...extensions] })).ask(
        registerPos,
        request as never,
      );
    const [first, second, third] = keysOf(requests);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBeNull();
  });

  test('the same after a lost answer, another after any answer or for other data', async () => {
    const answers = ['lost', 'lost', 500, 'lost', 200] as const;
    let turn = 0;
    const { fetch, requests } = backEnd(() => {
      const answer = answers[turn++];
      if (answer === 'lost' || answer === undefined) throw new TypeError('lost');
      return answering(answer)();
    });
    const client = clientOf(fetch, configured({ extensions: ['idempotency'] }));
    let lost: LostRequest | null = null;
    const request = exampleOf('register/pos').request as never;
    const other = { ...(request as object), posCod: '5000000002' } as never;
    for (const each of [request, request, request, request, other])
      ({ lost } = await askAsOneIntention(client.ask, registerPos, each, lost));
    const [a, b, c, d, e] = keysOf(requests);
    expect([b, c]).toEqual([a, a]);
    expect(d).not.toBe(c);
    expect(e).not.toBe(d);
  });
});
