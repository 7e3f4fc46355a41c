import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorBody } from '../../acquirer/contract/call';
import { examples } from '../../acquirer/contract/examples';
import { aliases, answering, backEnd, contractOf, exampleOf, outcome } from './wire';

test('[API-001] every call of the wire has its contract, under the alias it is known by', () => {
  for (const alias of aliases) expect(contractOf(alias).alias).toBe(alias);
});

test('[API-001] every call has its example', () => {
  expect(Object.keys(examples).toSorted()).toEqual(aliases.toSorted());
});

describe.each(aliases)('%s', (alias) => {
  const contract = contractOf(alias);
  const example = exampleOf(alias);

  test('its example request is one that both sides accept', () => {
    expect(v.safeParse(contract.request, example.request).issues).toBeUndefined();
  });

  test('its example answer is one that both sides accept', () => {
    expect(v.safeParse(contract.answer, example.answer).issues).toBeUndefined();
  });

  test('its example answer reaches the caller as http.200, parsed', async () => {
    const { fetch } = backEnd(answering(200, example.answer));
    expect(await outcome(alias, fetch)).toEqual({
      type: 'http.200',
      body: v.parse(contract.answer, example.answer),
    });
  });
});

const read = aliases.filter((alias) => ['object', 'array'].includes(contractOf(alias).answer.type));

const withStrangers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withStrangers);
  if (value === null || typeof value !== 'object') return value;
  const known = Object.entries(value).map(([name, field]) => [name, withStrangers(field)]);
  return { ...Object.fromEntries(known), unknown: { of: 'anything' } };
};

test.each(read)('%s: unknown fields are ignored, however deep', async (alias) => {
  const { answer } = exampleOf(alias);
  const { fetch } = backEnd(answering(200, withStrangers(answer)));
  expect(await outcome(alias, fetch)).toEqual({
    type: 'http.200',
    body: v.parse(contractOf(alias).answer, answer),
  });
});

const withError = aliases.filter((alias) => exampleOf(alias).error !== undefined);

test.each(withError)('[ERR-033] %s: its example error is of a status it tells apart', (alias) => {
  const error = exampleOf(alias).error;
  expect(v.safeParse(errorBody, error?.body).issues).toBeUndefined();
  expect(contractOf(alias).statuses).toContain(error?.status);
});

test('[API-080] an example of a refused code arrives under the name of its product code', async () => {
  const refused = {
    VERIFY_OTP_USER: 'otp.5707',
    VERIFY_OTP_POS: 'otp.5704',
    confirmFirstLoginPhone: 'otp.5709',
    validateOldPhoneOtp: 'otp.5704',
    validateNewPhoneOtp: 'otp.5708',
    confirmPasswordChange: 'password.wrong',
  } as const;
  for (const alias of Object.keys(refused) as (keyof typeof refused)[]) {
    const error = exampleOf(alias).error;
    const { fetch } = backEnd(answering(error?.status ?? 200, error?.body));
    expect(await outcome(alias, fetch)).toEqual({ type: refused[alias] });
  }
});
