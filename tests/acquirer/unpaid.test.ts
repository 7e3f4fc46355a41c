import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../acquirer/demo/generator/day';
import { smallMerchants } from '../../acquirer/demo/generator/merchants';
import { unpaidOf } from '../../acquirer/demo/seed/unpaid';
import { addDays, windowStart } from '../../acquirer/server/common/clock';
import { acquirerOfTests } from './support/acquirer';
import type { Changes } from './support/consultation';

interface Item extends Record<string, unknown> {
  readonly branchCode: string;
  readonly amount: number;
  readonly vDate: string;
  readonly cDate: string;
}
interface Outstanding {
  readonly outstandingList: readonly Item[];
}

const today = '2026-03-15';

const acquirer = acquirerOfTests({}, { small: 0 });
let company: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
});

const request = (changes: Changes) => ({ date: today, orderBy: '', page: 1, ...changes });

const unpaid = async (changes: Changes = {}, token = company) =>
  (await acquirer.call<Outstanding>('GET_OUTSTANDING', request(changes), token)).outstandingList;

const refusal = async (changes: Changes) => {
  const response = await acquirer.post('GET_OUTSTANDING', request(changes), company);
  return { status: response.status, ...(await response.json()) };
};

describe('what is unpaid', () => {
  test('[INS-005] [API-050] carries every field, newest first', async () => {
    const found = await unpaid();
    for (const item of found) {
      expect(item).toEqual({
        branchCode: expect.stringMatching(/^2000000\d{3}$/),
        merchant: expect.stringMatching(/SAPORI/),
        amount: expect.any(Number),
        vDate: expect.stringMatching(/^\d{4}-\d\d-05$/),
        cDate: expect.stringMatching(/^\d{4}-\d\d-06$/),
        reason: expect.stringMatching(/^[A-Z].+: .+$/),
      });
      expect(item.amount).toBeGreaterThan(0);
    }
    const dates = found.map((item) => item.vDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('[INS-006] is more than a page of ten for azienda01, all at once', async () => {
    expect((await unpaid()).length).toBeGreaterThan(10);
    expect(await refusal({ page: 2 })).toMatchObject({ status: 400 });
  });

  test('[INS-002] is nothing for negozio02, and something for other shops', async () => {
    expect(await unpaid({}, await acquirer.tokenOf('negozio02'))).toEqual([]);
    const of = await unpaid({}, await acquirer.tokenOf('azienda02'));
    expect(of.length).toBeGreaterThan(0);
  });

  test('stays so on every day of five years for the users who show it', () => {
    const itemsOf = (societyCode: string, days: readonly string[]) =>
      smallMerchants
        .filter((merchant) => merchant.code === societyCode)
        .flatMap((merchant) =>
          merchant.shops.flatMap((shop) =>
            days.flatMap((day) => unpaidOf(merchant, shop, dayOf(day))),
          ),
        );
    const fifths = Array.from({ length: 75 }, (_, index) =>
      new Date(Date.UTC(2025, index, 5)).toISOString().slice(0, 10),
    );
    const company01 = itemsOf('1000000001', fifths);
    expect(itemsOf('1000000003', fifths).filter((item) => item.posCode === '2000000302')).toEqual(
      [],
    );
    for (let day = '2026-02-01'; day < '2031-01-01'; day = addDays(day, 3)) {
      const open = company01.filter(
        ({ valueDate, bookingDate, paidOn }) =>
          valueDate >= windowStart(day) && bookingDate <= day && (!paidOn || paidOn > day),
      );
      expect(open.length).toBeGreaterThan(10);
    }
  });

  test('is what was so on the day asked for', async () => {
    const [paid] = (
      await acquirer.services.db.execute<{ pos: string; booked: string; paid: string }>(sql`
        select pos_code as pos, booking_date::text as booked, paid_on::text as paid from unpaid
        where society_code = '1000000001' and paid_on < ${today} and value_date >= '2025-06-01'
        order by id limit 1`)
    ).rows;
    if (!paid) throw new Error('nothing was ever paid');
    const isThere = async (date: string) =>
      (await unpaid({ date })).some(
        ({ branchCode, cDate }) => branchCode === paid.pos && cDate === paid.booked,
      );
    expect(await isThere(addDays(paid.booked, -1))).toBe(false);
    expect(await isThere(paid.booked)).toBe(true);
    expect(await isThere(addDays(paid.paid, -1))).toBe(true);
    expect(await isThere(paid.paid)).toBe(false);
  });

  test.each(['branchCode', 'merchant', 'amount', 'vDate', 'cDate', 'reason'])(
    'can be sorted by %s, both ways',
    async (field) => {
      const up = (await unpaid({ orderBy: `+${field}` })).map((item) => item[field]);
      const down = (await unpaid({ orderBy: `-${field}` })).map((item) => item[field]);
      expect(up).toEqual([...down].reverse());
      expect(up[0]).not.toEqual(down[0]);
    },
  );

  test('is answered to a portal whose day has begun already', async () => {
    expect(await unpaid({ date: '2026-03-16' })).toEqual(await unpaid());
    expect((await unpaid({ date: '2025-03-01' })).length).toBe(0);
  });

  test('[PRM-004] the user of one shop sees that shop only', async () => {
    const single = await acquirer.tokenOf('negozio01');
    const days = ['2025-06-10', '2025-09-10', '2025-12-10', today];
    const found = (await Promise.all(days.map((date) => unpaid({ date }, single)))).flat();
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((item) => item.branchCode === '2000000301')).toBe(true);
  });
});
