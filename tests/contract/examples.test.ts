import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorBody } from '../../acquirer/contract/errors';
import { examples } from '../../acquirer/contract/examples';
import { aliases, answering, backEnd, contractOf, exampleOf, outcome } from './wire';

const specified = [
  'tokenExchange',
  'welcome',
  'getSession',
  'register/merchant',
  'register/pos',
  'validateMerchantUser',
  'validatePosUser',
  'VERIFY_OTP_USER',
  'VERIFY_OTP_POS',
  'searchPointOfSales',
  'getTotalTransaction',
  'getTransactionList',
  'GET_TOTAL_SUMMARY',
  'GET_SUMMARY_LIST',
  'GET_SUMMARY_TRANSACTION_LIST',
  'GET_STATISTICS',
  'DISPUTE',
  'getDisputes',
  'SEARCH_ACCOUNT_BALANCE',
  'GET_PDF_ACCOUNT_BALANCE',
  'GET_OUTSTANDING',
  'SEARCH_USER_POS_LIST',
  'SEARCH_USER_LIST_BY_SOC',
  'SEARCH_POS_LIST',
  'SEARCH_POS_PAGED',
  'GET_POINT_OF_SALES',
  'ADD_MULTIPLE_ADMIN',
  'ENROLL_EBOX',
  'MODIFY_EBOX',
  'GET_EBOX_LIST',
  'GET_EBOX_PROFILE',
  'EBOX_REQUEST',
  'SEARCH_PRATICES',
  'EBOX_DETAIL',
  'EBOX_DOWNLOAD_ALLEGATO',
  'EBOX_UPLOAD_ALLEGATO',
  'DETAIL_REPORT',
  'setLoginPhone',
  'confirmFirstLoginPhone',
  'SEND_OTP_OLD_TEL',
  'SEND_OTP_PASSWORD',
  'validateOldPhoneOtp',
  'SEND_OTP_AND_NEW_TEL',
  'validateNewPhoneOtp',
  'confirmPasswordChange',
  'updateEmail',
  'openCases',
  'draftReply',
  'logout',
  'findMovements',
  'monthByPoint',
  'payouts',
];

test('[API-001] every call of the wire has its contract, under the alias it is known by', () => {
  expect(aliases.toSorted()).toEqual(specified.toSorted());
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
  return { ...Object.fromEntries(known), unheardOf: { of: 'anything' } };
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
