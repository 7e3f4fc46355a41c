import { expect, test, vi } from 'vitest';
import { updateEmail } from '../../acquirer/contract/email-change';
import { addMultipleAdmin } from '../../acquirer/contract/enrolment';
import { examples } from '../../acquirer/contract/examples';
import { setLoginPhone } from '../../acquirer/contract/first-phone';
import { sendOtpOldTel } from '../../acquirer/contract/phone-change';
import { validateMerchantUser, validatePosUser } from '../../acquirer/contract/registration';
import { welcome } from '../../acquirer/contract/session';
import { getPdfAccountBalance } from '../../acquirer/contract/statements';
import { getStatistics } from '../../acquirer/contract/statistics';
import { getSummaryTransactionList } from '../../acquirer/contract/summaries';
import { answering, backEnd, clientOf, outcome } from './wire';

test('codes and years that arrive as numbers are kept as text, money as text becomes a number', async () => {
  const row = { year: 2026, sequence: 3, numberOfTransaction: '412' };
  const amounts = { grossAmount: '20418.40', feeAmount: 245.02, netAmount: '-1' };
  const { fetch } = backEnd(answering(200, { statisticsList: [{ ...row, ...amounts }] }));
  const result = await clientOf(fetch).ask(getStatistics, examples.GET_STATISTICS.request);
  expect(result).toEqual({
    type: 'http.200',
    body: {
      statisticsList: [
        {
          year: '2026',
          sequence: '3',
          numberOfTransaction: 412,
          grossAmount: 20418.4,
          feeAmount: 245.02,
          netAmount: -1,
        },
      ],
    },
  });
});

test.each([-1, '-1', 1.5])('a list of %j rows is unreadable: http.500', async (count) => {
  const { fetch } = backEnd(answering(200, { ...examples.getTotalTransaction.answer, count }));
  expect((await outcome('getTotalTransaction', fetch)).type).toBe('http.500');
});

test('[RIE-022] a layer without a total says so', async () => {
  const { fetch } = backEnd(answering(200, { summaryTransactionList: [] }));
  const { request } = examples.GET_SUMMARY_TRANSACTION_LIST;
  expect(await clientOf(fetch).ask(getSummaryTransactionList, request)).toEqual({
    type: 'http.200',
    body: { summaryTransactionList: [], totalElements: null },
  });
});

const shop = (codPos: string, codAdmin: string) => ({
  codPos,
  signboard: `SHOP ${codPos}`,
  city: 'MILANO',
  codAdmin,
  email: `${codAdmin}@example.it`,
  user: `user${codAdmin}`,
});

test('[API-057] managers answered as assignments are read as managers, one for each', async () => {
  const managerList = [shop('1', '10'), shop('2', '20'), shop('3', '10')];
  const { fetch } = backEnd(answering(200, { managerList }));
  const result = await clientOf(fetch).ask(addMultipleAdmin, examples.ADD_MULTIPLE_ADMIN.request);
  if (result.type !== 'http.200') throw new Error(result.type);
  const { managerList: managers } = result.body;
  expect(managers.map(({ codManager, user, email }) => [codManager, user, email])).toEqual([
    ['10', 'user10', '10@example.it'],
    ['20', 'user20', '20@example.it'],
  ]);
  expect(
    managers.map(({ pointOfSalesList }) => pointOfSalesList.map((point) => point.codPointOfSales)),
  ).toEqual([['1', '3'], ['2']]);
});

test.each([
  [true, 'http.200'],
  [false, 'http.refused'],
  ['true', 'http.refused'],
  [1, 'http.refused'],
  [null, 'http.refused'],
  [{}, 'http.refused'],
])('[API-088] a code was sent only on true: %j is %s', async (answer, type) => {
  const { fetch } = backEnd(answering(200, answer));
  expect((await clientOf(fetch).ask(sendOtpOldTel, {})).type).toBe(type);
});

test.each([
  [false, 'http.refused'],
  [true, 'http.200'],
  [null, 'http.200'],
  ['', 'http.200'],
  [{ esito: 'OK' }, 'http.200'],
])('[API-082] the first phone is taken on anything but false: %j is %s', async (answer, type) => {
  const { fetch } = backEnd(answering(200, answer));
  const result = await clientOf(fetch).ask(setLoginPhone, { cellNumber: '+393331234567' });
  expect(result.type).toBe(type);
});

test.each([
  [validateMerchantUser, { username: 'annarossi1', password: 'Portale2026' }],
  [validatePosUser, { username: 'annarossi1', password: 'Portale2026', email: 'a@example.it' }],
  [updateEmail, { email: 'a@example.it' }],
])(
  '[API-021] [API-022] [API-087] false has sent nothing, any other 200 has',
  async (call, request) => {
    const outcomeOf = async (answer: unknown) =>
      (
        (await clientOf(backEnd(answering(200, answer)).fetch).ask(
          call as never,
          request as never,
        )) as { type: string }
      ).type;
    expect(await outcomeOf(false)).toBe('http.refused');
    for (const answer of [true, null, '', {}]) expect(await outcomeOf(answer)).toBe('http.200');
  },
);

test.each([
  [{ esito: 'OK' }, 'http.200'],
  [{ esito: 'KO' }, 'http.refused'],
  [{ esito: 'ok' }, 'http.refused'],
  [{}, 'http.refused'],
])('[API-077] a reply arrived only with esito OK: %j is %s', async (answer, type) => {
  const { fetch } = backEnd(answering(200, answer));
  expect((await outcome('EBOX_UPLOAD_ALLEGATO', fetch)).type).toBe(type);
});

test('[LOG-020] 206 may carry who has logged in', async () => {
  const { answer } = examples.welcome;
  const { fetch } = backEnd(answering(206, answer));
  const result = await clientOf(fetch).ask(welcome, {});
  expect(result).toEqual({ type: 'http.206', body: { ...answer } });
});

test.each([undefined, {}, 'not a merchant'])('[LOG-020] 206 needs no body: %j', async (answer) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { fetch } = backEnd(answering(206, answer));
  expect(await clientOf(fetch).ask(welcome, {})).toEqual({ type: 'http.206', body: undefined });
  warned.mockRestore();
});

test.each([
  ['application/pdf', 'http.200'],
  ['Application/PDF; charset=binary', 'http.200'],
  ['application/octet-stream', 'http.200'],
  ['', 'http.200'],
  ['text/html', 'http.500'],
  ['application/json', 'http.500'],
])('[API-048] a file that calls itself "%s" is %s', async (type, expected) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { fetch } = backEnd(() => new Response(new Blob(['%PDF-1.7'], { type })));
  const { request } = examples.GET_PDF_ACCOUNT_BALANCE;
  const result = await clientOf(fetch).ask(getPdfAccountBalance, request);
  expect(result.type).toBe(expected);
  expect('body' in result ? result.body.type : 'none').toBe(
    expected === 'http.200' ? 'application/pdf' : 'none',
  );
  warned.mockRestore();
});

test('an unreadable body is said in the console by field, never by value', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { fetch } = backEnd(answering(200, { ...examples.welcome.answer, ebox: 'segreto' }));
  await clientOf(fetch).ask(welcome, {});
  expect(warned.mock.calls.flat()).toEqual(['welcome: unreadable answer at ebox']);
  warned.mockRestore();
});
