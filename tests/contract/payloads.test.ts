import { describe, expect, test, vi } from 'vitest';
import type { Alias } from '../../acquirer/contract/calls';
import { examples } from '../../acquirer/contract/examples';
import { answering, backEnd, clientOf, contractOf, exampleOf, outcome } from './wire';

/** The fields of every request, as the specification lists them. */
const payloads: readonly [id: string, Alias, ...fields: string[]][] = [
  ['API-011', 'tokenExchange', 'code', 'redirect_uri', 'grant_type', 'client_id'],
  ['API-014', 'welcome'],
  ['API-016', 'getSession', 'path'],
  [
    'API-017',
    'register/merchant',
    ...['cell', 'codVat', 'codZip', 'companyCode', 'name', 'surname', 'taxCode', 'email'],
    'captcha',
  ],
  ['API-018', 'register/pos', 'cell', 'codVat', 'codZip', 'companyCode', 'posCod', 'captcha'],
  ['API-021', 'validateMerchantUser', 'username', 'password'],
  ['API-022', 'validatePosUser', 'username', 'password', 'email'],
  ['API-025', 'searchPointOfSales', 'orderBy', 'page', 'filter'],
  ['API-041', 'GET_STATISTICS', 'orderBy', 'period', 'codPos'],
  ['API-045', 'SEARCH_ACCOUNT_BALANCE', 'month', 'orderBy', 'page', 'filter'],
  ['API-047', 'GET_PDF_ACCOUNT_BALANCE', 'branchCode', 'date'],
  ['API-049', 'GET_OUTSTANDING', 'date', 'orderBy', 'page'],
  ['API-051', 'SEARCH_USER_POS_LIST', 'codPointOfSales'],
  ['API-052', 'SEARCH_USER_LIST_BY_SOC'],
  ['API-053', 'SEARCH_POS_LIST'],
  ['API-054', 'SEARCH_POS_PAGED', 'ids', 'page', 'search'],
  ['API-056', 'GET_POINT_OF_SALES', 'codPointOfSales'],
  ['API-066', 'GET_EBOX_LIST'],
  ['API-067', 'GET_EBOX_PROFILE'],
  ['API-069', 'EBOX_REQUEST', 'ebox'],
  ['API-070', 'SEARCH_PRATICES', 'ebox', 'order', 'search', 'state'],
  ['API-072', 'EBOX_DETAIL', 'caseID'],
  ['API-074', 'EBOX_DOWNLOAD_ALLEGATO', 'doc', 'path'],
  ['API-078', 'DETAIL_REPORT', 'card', 'startDate', 'endDate', 'cod', 'state'],
  ['API-080', 'VERIFY_OTP_USER', 'otp', 'user'],
  ['API-081', 'VERIFY_OTP_POS', 'otp', 'user'],
  ['API-082', 'setLoginPhone', 'cellNumber'],
  ['API-083', 'confirmFirstLoginPhone', 'newCellNumber', 'otp'],
  ['API-084', 'validateOldPhoneOtp', 'otp', 'user'],
  ['API-085', 'validateNewPhoneOtp', 'newCellNumber', 'otp'],
  ['API-086', 'confirmPasswordChange', 'newPassword', 'oldPassword', 'otp'],
  ['API-087', 'updateEmail', 'email'],
  ['API-088', 'SEND_OTP_OLD_TEL'],
  ['API-089', 'SEND_OTP_PASSWORD'],
  ['API-090', 'SEND_OTP_AND_NEW_TEL', 'cellNumber'],
];

const bodyOf = async (request: Request) => {
  const text = await request.text();
  return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
};

describe.each(payloads)('[%s] %s', (_id, alias, ...fields) => {
  const { request, answer } = exampleOf(alias);

  test('is sent with these fields and no others', async () => {
    const { fetch, requests } = backEnd(answering(200, answer));
    const meddled = { ...(request as object), somethingElse: 'x' };
    await clientOf(fetch).ask(contractOf(alias), meddled);
    expect(Object.keys(await bodyOf(requests[0] as Request)).sort()).toEqual([...fields].sort());
  });

  test('is never sent without one of them', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const { fetch, requests } = backEnd(answering(200, answer));
    for (const field of fields) {
      const { [field]: _, ...rest } = request as Record<string, unknown>;
      await clientOf(fetch).ask(contractOf(alias), rest);
    }
    expect(requests).toEqual([]);
    reported.mockRestore();
  });
});

const anyBody = [undefined, null, '', {}, { esito: 'KO' }, ['x']];

/** The statuses that each of these calls distinguishes; the bodies are ignored. */
const byStatus: readonly [id: string, Alias, ...statuses: number[]][] = [
  ['API-020', 'register/merchant', 200, 400, 401, 403, 404, 406, 500],
  ['API-020', 'register/pos', 200, 400, 401, 403, 404, 406, 500],
  ['API-064', 'ENROLL_EBOX', 200, 400, 401, 403, 404, 500],
  ['API-064', 'MODIFY_EBOX', 200, 400, 401, 403, 404, 500],
  ['API-083', 'confirmFirstLoginPhone', 200, 400, 401, 403, 404, 500],
  ['API-084', 'validateOldPhoneOtp', 200, 400, 401, 403, 404, 500],
  ['API-085', 'validateNewPhoneOtp', 200, 400, 401, 403, 404, 500],
  ['API-023', 'validateMerchantUser', 200, 400, 401, 403, 404, 500],
  ['API-023', 'validatePosUser', 200, 400, 401, 403, 404, 500],
];

test.each(byStatus)(
  '[%s] of %s the status decides, whatever the body',
  async (_id, alias, ...all) => {
    for (const status of all)
      for (const body of anyBody) {
        const { fetch } = backEnd(answering(status, body));
        expect((await outcome(alias, fetch)).type).toBe(`http.${status}`);
      }
  },
);

test.each([
  ['searchPointOfSales', 'accountListItems'],
  ['SEARCH_POS_LIST', 'pointOfSalesList'],
  ['SEARCH_POS_PAGED', 'list'],
] as const)('[API-028] a point of sale of %s has these fields', async (alias, list) => {
  const point = {
    name: 'TRATTORIA AL PONTE',
    code: '5000000001',
    address: 'VIA ROMA 1',
    city: 'MILANO',
    zip: '20121',
    codPointOfSales: '5000000009',
    emailGest: 'alponte@example.it',
  };
  const body = { ...(exampleOf(alias).answer as object), [list]: [point] };
  const { fetch } = backEnd(answering(200, body));
  expect(await outcome(alias, fetch)).toMatchObject({
    type: 'http.200',
    body: { [list]: [point] },
  });
});

test.each([
  ['S', 1],
  ['V', 1],
  ['s', 0],
  ['', 0],
  ['company', 0],
])('[API-059] a manager of typeManager "%s" travels: %d', async (typeManager, times) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { fetch, requests } = backEnd(answering(200));
  const { request } = examples.ENROLL_EBOX;
  const [manager] = request.managerList;
  await clientOf(fetch).ask(contractOf('ENROLL_EBOX'), {
    ...request,
    managerList: [{ ...manager, typeManager }],
  });
  expect(requests).toHaveLength(times);
  reported.mockRestore();
});

test.each([
  ['SI', 'http.200'],
  ['NO', 'http.200'],
  ['si', 'http.500'],
  ['1', 'http.500'],
])('[BUS-021] an e-box is SI or NO: "%s" counts as %s', async (ebox, type) => {
  const body = { ...(exampleOf('welcome').answer as object), ebox };
  const { fetch } = backEnd(answering(200, body));
  expect((await outcome('welcome', fetch)).type).toBe(type);
});
