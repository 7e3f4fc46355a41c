import { expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';

const acquirer = acquirerOfTests();

const usual = { theme: '', rows: 'spacious', searches: [], recent: [] };
const address = '/Home/Riepilogo?month=202610&orderBy=-difference';
const dark = {
  theme: 'dark',
  rows: 'dense',
  searches: [{ name: 'Differenze', address, month: 'last' }],
  recent: [address],
};

test('each user reads what the same user has saved last, in any session', async () => {
  const [first, second, other] = await Promise.all(
    ['azienda01', 'azienda01', 'negozio01'].map((user) => acquirer.tokenOf(user)),
  );
  const read = (token: string | undefined) => acquirer.call('getPreferences', {}, token as string);
  expect(await read(first)).toEqual(usual);
  for (const content of [{ ...dark, theme: 'light' }, dark])
    await acquirer.call('savePreferences', content, first as string);
  expect(await read(second)).toEqual(dark);
  expect(await read(other)).toEqual(usual);
});

test('columns of a list that cannot be read are dropped, and nothing else with them', async () => {
  const token = await acquirer.tokenOf('negozio02');
  const unpaid = { order: ['amount', 'branchCode'], hidden: ['reason'] };
  const columns = { unpaid, movements: 'unreadable' };
  await acquirer.call('savePreferences', { ...dark, columns } as never, token);
  expect(await acquirer.call('getPreferences', {}, token)).toEqual({
    ...dark,
    columns: { unpaid },
  });
  await acquirer.call('savePreferences', usual, token);
});

test('what does not fit the schema is refused, and replaces nothing', async () => {
  const token = await acquirer.tokenOf('negozio02');
  for (const wrong of [
    { ...dark, theme: 'verde' },
    { theme: 'dark' },
    { ...dark, recent: ['https://altrove.example/?month=202610'] },
    { ...dark, searches: [...dark.searches, ...dark.searches] },
    [],
  ])
    expect((await acquirer.post('savePreferences', wrong, token)).status).toBe(400);
  expect(await acquirer.call('getPreferences', {}, token)).toEqual(usual);
});
