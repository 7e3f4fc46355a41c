import { describe, expect, test, vi } from 'vitest';
import { createClient } from '../../acquirer/client';
import { extensions } from '../../acquirer/contract/call';
import { draftReply, eboxUploadAllegato } from '../../acquirer/contract/case-reply';
import { searchPratices } from '../../acquirer/contract/cases';
import { registerMerchant } from '../../acquirer/contract/registration';
import { getSession, tokenExchange, welcome } from '../../acquirer/contract/session';
import {
  aliases,
  answering,
  backEnd,
  clientOf,
  configured,
  contractOf,
  everything,
  exampleOf,
  outcome,
} from './wire';

const publicCalls = [
  'tokenExchange',
  'register/merchant',
  'register/pos',
  'validateMerchantUser',
  'validatePosUser',
  'VERIFY_OTP_USER',
  'VERIFY_OTP_POS',
  'recoverPassword',
  'confirmRecovery',
];

const accepted = (alias: (typeof aliases)[number]) => answering(200, exampleOf(alias).answer);

const sent = async (alias: (typeof aliases)[number], settings = everything) => {
  const { fetch, requests } = backEnd(accepted(alias));
  await outcome(alias, fetch, settings);
  const [request] = requests;
  if (request === undefined) throw new Error(`${alias} was not sent`);
  return request;
};

test('[LOG-031] what is saved or ended just before a page is left is sent to its end', async () => {
  const outliving = [];
  for (const alias of aliases) if ((await sent(alias)).keepalive) outliving.push(alias);
  expect(outliving.sort()).toEqual(['logout', 'savePreferences']);
});

describe.each(aliases)('%s', (alias) => {
  test('[API-001] is a POST', async () => {
    expect((await sent(alias)).method).toBe('POST');
  });

  test('[API-002] carries the bearer token unless it is public', async () => {
    const expected = publicCalls.includes(alias) ? null : 'Bearer a-token';
    expect((await sent(alias)).headers.get('Authorization')).toBe(expected);
  });

  test('[API-003] carries the id of the session', async () => {
    expect((await sent(alias)).headers.get('session-id')).toBe('a-session');
  });
});

const ordinary = aliases.filter((alias) => alias !== 'tokenExchange');

test.each(ordinary)('[API-004] %s is asked at the base address and its alias', async (alias) => {
  const { pathname } = new URL((await sent(alias)).url);
  expect(pathname).toBe(`/api/${alias}`);
});

test.each(ordinary)('[API-004] %s is asked where the configuration puts it', async (alias) => {
  const settings = configured({
    apiBaseUrl: 'https://back-end.example/merchants',
    paths: { [alias]: '/v2/elsewhere' },
    extensions: [...extensions],
  });
  const { url } = await sent(alias, settings);
  expect(url).toBe('https://back-end.example/merchants/v2/elsewhere');
});

const asJson = ordinary.filter((alias) => contractOf(alias).send === undefined);

test.each(asJson)('[API-001] %s travels as JSON, as it was asked', async (alias) => {
  const request = await sent(alias);
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(await request.json()).toEqual(exampleOf(alias).request);
});

test('[API-011] the token exchange is form encoded, at the address of the authentication', async () => {
  const request = await sent('tokenExchange');
  expect(new URL(request.url).pathname).toBe('/auth/token');
  expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual(
    exampleOf('tokenExchange').request,
  );
});

test('[API-012] only the token exchange carries the domain', async () => {
  const settings = configured({ authentication: { domain: 'banca', tokenUrl: '/sso/token' } });
  const request = await sent('tokenExchange', settings);
  expect(request.headers.get('domain')).toBe('banca');
  expect(new URL(request.url).pathname).toBe('/sso/token');
  expect((await sent('welcome', settings)).headers.has('domain')).toBe(false);
});

test('[API-012] an authorisation server that forbids headers of ours gets none', async () => {
  const settings = configured({ authentication: { tokenHeaders: false } });
  const { headers } = await sent('tokenExchange', settings);
  expect([headers.has('domain'), headers.has('session-id')]).toEqual([false, false]);
  expect((await sent('welcome', settings)).headers.has('session-id')).toBe(true);
});

test('[API-001] a trailing slash in the base address does not double', async () => {
  const request = await sent('welcome', configured({ apiBaseUrl: '/api/' }));
  expect(new URL(request.url).pathname).toBe('/api/welcome');
});

test('[LOG-017] the session is read before every call', async () => {
  const { fetch, requests } = backEnd(answering(401));
  let token: string | null = null;
  const session = () => ({ id: 'one', token });
  const client = createClient({ configuration: everything, session, fetch });
  await client.ask(welcome, {});
  token = 'two';
  await client.ask(welcome, {});
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer two']);
});

const tokensOf = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('Authorization')?.slice('Bearer '.length));

/** A session whose token is renewed as often as `lives` says. */
const renewing = (answer: () => Response, lives: number, expiresAt: number | null = null) => {
  const { fetch, requests } = backEnd(answer);
  let token = 1;
  let expiry = expiresAt;
  const renew = async (former: string) => {
    if (former !== `${token}` || token > lives) return former !== `${token}`;
    token += 1;
    expiry = null;
    return true;
  };
  const session = () => ({ id: 'one', token: `${token}`, expiresAt: expiry });
  return { requests, client: createClient({ configuration: everything, session, fetch, renew }) };
};

test('[LOG-033] [ERR-013] a token is renewed at its first 401, and the call is made once more', async () => {
  const answers = [401, 200];
  const { client, requests } = renewing(() => answering(answers.shift() ?? 500, {})(), 1);
  await client.ask(getSession, { path: '/Home' });
  expect(tokensOf(requests)).toEqual(['1', '2']);
});

test('[LOG-033] where it cannot be renewed, or the next is refused too, the session has expired', async () => {
  for (const lives of [0, 1]) {
    const { client, requests } = renewing(answering(401), lives);
    expect((await client.ask(getSession, { path: '/Home' })).type).toBe('http.401');
    expect(requests).toHaveLength(lives + 1);
  }
});

test('[LOG-033] a token that is about to expire is renewed before it is used', async () => {
  const { client, requests } = renewing(answering(200, {}), 1, Date.now() + 5000);
  await client.ask(getSession, { path: '/Home' });
  await client.ask(getSession, { path: '/Home' });
  expect(tokensOf(requests)).toEqual(['2', '2']);
});

test('[API-076] a reply with two documents travels as a multipart form', async () => {
  const { fetch, requests } = backEnd(answering(200, { esito: 'OK' }));
  const files = [new File(['a'], 'uno.pdf'), new File(['b'], 'due.TIF')];
  const reply = { files, caseId: '880', msgEse: 'ecco', cbEvasione: 'true', ebox: '31' } as const;
  await clientOf(fetch).ask(eboxUploadAllegato, reply);
  const form = await requests[0]?.formData();
  expect(form?.getAll('files').map((file) => (file as File).name)).toEqual(['uno.pdf', 'due.TIF']);
  expect(['caseId', 'msgEse', 'cbEvasione', 'ebox'].map((name) => form?.get(name))).toEqual([
    '880',
    'ecco',
    'true',
    '31',
  ]);
});

test('[API-076] a reply without documents has no files part', async () => {
  const { fetch, requests } = backEnd(answering(200, { esito: 'OK' }));
  const reply = { files: [], caseId: '880', msgEse: 'ecco', cbEvasione: 'false', ebox: '31' };
  await clientOf(fetch).ask(eboxUploadAllegato, { ...reply, cbEvasione: 'false' });
  expect((await requests[0]?.formData())?.has('files')).toBe(false);
});

test('[VAL-080] each line break of a message travels as one space', async () => {
  const { fetch, requests } = backEnd(answering(200, { esito: 'OK' }));
  const reply = { files: [], caseId: '880', cbEvasione: 'false', ebox: '31' } as const;
  await clientOf(fetch).ask(eboxUploadAllegato, { ...reply, msgEse: 'uno\r\ndue\ntre\rquattro' });
  expect((await requests[0]?.formData())?.get('msgEse')).toBe('uno due tre quattro');
});

test('[VAL-020] a tax code travels upper-cased', async () => {
  const { fetch, requests } = backEnd(answering(200));
  const request = { ...exampleOf('register/merchant').request, taxCode: 'dnggli80a41f205x' };
  await clientOf(fetch).ask(registerMerchant, request as never);
  expect(await requests[0]?.json()).toMatchObject({ taxCode: 'DNGGLI80A41F205X' });
});

describe('what goes beyond the specification', () => {
  test('a key for one intention travels only where the configuration allows it', async () => {
    const { fetch, requests } = backEnd(answering(401));
    const options = { idempotencyKey: 'once' };
    await clientOf(fetch, configured()).ask(welcome, {}, options);
    await clientOf(fetch, configured({ extensions: ['idempotency'] })).ask(welcome, {}, options);
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null, 'once']);
  });

  test('a draft is never asked for where the configuration does not name it', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const { fetch, requests } = backEnd(answering(200, { message: '', faxPost: false }));
    const { request } = exampleOf('draftReply');
    const result = await clientOf(fetch, configured()).ask(draftReply, request as never);
    expect(result.type).toBe('http.500');
    expect(requests).toEqual([]);
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });
});

test.each(['202613', '202600', '20261', ''])('the month "%s" is never asked for', async (month) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { fetch, requests } = backEnd(accepted('getTotalTransaction'));
  const request = { ...exampleOf('getTotalTransaction').request, month };
  expect(await clientOf(fetch).ask(contractOf('getTotalTransaction'), request)).toMatchObject({
    type: 'http.500',
  });
  expect(requests).toEqual([]);
  reported.mockRestore();
});

test('a request that breaks the contract never leaves, and the console is told no values', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { fetch, requests } = backEnd(answering(200));
  const request = { ebox: '31', order: 'segreto', search: '', state: 'nuove' };
  const result = await clientOf(fetch).ask(searchPratices, request as never);
  expect(result).toEqual({ type: 'http.500', details: [], code: '5709' });
  expect(requests).toEqual([]);
  expect(reported.mock.calls.flat()).toEqual([
    'SEARCH_PRATICES: the request breaks the contract at order',
  ]);
  reported.mockRestore();
});

test('[LOG-015] a token that no header can carry is no answer, and nothing is thrown', async () => {
  const { fetch, requests } = backEnd(answering(401));
  const session = () => ({ id: 'one', token: 'two\nlines' });
  const client = createClient({ configuration: everything, session, fetch });
  expect(await client.ask(welcome, {})).toEqual({ type: 'http.network' });
  expect(requests).toEqual([]);
  const { request } = exampleOf('tokenExchange');
  await client.ask(tokenExchange, request as never);
  expect(requests).toHaveLength(1);
});
