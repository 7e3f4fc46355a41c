import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demonstration } from '../../acquirer/demo/demo';
import { createAcquirer } from '../../acquirer/server/app';
import { acquirerOfTests, origin } from './support/acquirer';
import { merchantOf, moveClock } from './support/disputes';

const acquirer = acquirerOfTests();

/** A reset is about all companies at once. */
const pressed = (headers = {}) =>
  createAcquirer(acquirer.services, new Map(), demonstration(0)).request(`${origin}/demo/reset`, {
    method: 'POST',
    headers,
  });

const dayOfCases = async () =>
  (await acquirer.app.request(`${origin}/demo/clock`)).json() as Promise<{ today: string }>;

/** Charges of cases that have not arrived, or are not there. */
const chargesWithoutCase = async () => {
  const { rows } = await acquirer.services.db.execute(sql`
    select adjustment.id from adjustment where type = 'CON' and not exists (
      select from dispute_case where id = movement_id and state <> 'attesa'
      and dispute_case.society_code = adjustment.society_code)`);
  return rows;
};

test('a button of the demo brings cases, their charges and managers back, and ends every session', async () => {
  const company = await merchantOf(acquirer, 'azienda01');
  const managers = await company.managers();
  const { today } = await dayOfCases();
  await moveClock(acquirer, 30);
  expect((await dayOfCases()).today).not.toBe(today);
  expect((await pressed()).status).toBe(200);
  expect((await dayOfCases()).today).toBe(today);
  expect(await chargesWithoutCase()).toEqual([]);
  await expect(company.managers()).rejects.toThrow();
  const again = await (await merchantOf(acquirer, 'azienda01')).managers();
  expect(again.map(({ description }) => description)).toEqual(
    managers.map(({ description }) => description),
  );
});

test('no page of another site can press it', async () => {
  expect((await pressed({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
