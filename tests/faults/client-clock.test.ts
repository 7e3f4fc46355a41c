import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfiguration } from '../../acquirer/client';
import { now } from '../../acquirer/client/clock';
import { backEnd, outcome } from '../contract/wire';

const minute = 60_000;
const atTheAcquirer = Date.parse('2026-11-28T10:00:00Z');
const dated = (headers: HeadersInit = { date: new Date(atTheAcquirer).toUTCString() }) =>
  backEnd(() => new Response('{}', { status: 500, headers })).fetch;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(async () => {
  vi.setSystemTime(atTheAcquirer);
  await outcome('welcome', dated());
  vi.useRealTimers();
});

test.each([
  ['two days late', -2 * 24 * 60 * minute, atTheAcquirer],
  ['a month early', 30 * 24 * 60 * minute, atTheAcquirer],
  ['six minutes late', -6 * minute, atTheAcquirer],
  ['four minutes late', -4 * minute, atTheAcquirer - 4 * minute],
  ['right', 0, atTheAcquirer],
])("[API-001] beside a browser's clock that is %s", async (_, away, present) => {
  vi.setSystemTime(atTheAcquirer + away);
  await outcome('welcome', dated());
  expect(now().getTime()).toBe(present);
});

test("without a readable `Date` it is the browser's time, or what an earlier answer said", async () => {
  vi.setSystemTime(atTheAcquirer - 60 * minute);
  await outcome('welcome', dated({}));
  await outcome('welcome', dated({ date: 'ieri' }));
  expect(now().getTime()).toBe(atTheAcquirer - 60 * minute);
  await outcome('welcome', dated());
  await outcome('welcome', dated({}));
  expect(now().getTime()).toBe(atTheAcquirer);
});

test('the configuration says it first, also from a shared cache that has kept it for an hour', async () => {
  vi.setSystemTime(atTheAcquirer + 60 * minute - 6 * 60 * minute);
  const date = new Date(atTheAcquirer).toUTCString();
  await loadConfiguration(dated({ date, age: '3600' }));
  expect(now().getTime()).toBe(atTheAcquirer + 60 * minute);
});
