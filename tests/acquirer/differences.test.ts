import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import { type Changes, type Differences, lettersRequest, months } from './support/consultation';

const acquirer = acquirerOfTests();
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

const bodyOf = (alias: string, changes: Changes) =>
  lettersRequest(alias === 'DISPUTE' ? { disputeType: 'ALL', ...changes } : changes);

const letters = async (alias: string, changes: Changes = {}, token = company) =>
  (await acquirer.call<Differences>(alias, bodyOf(alias, changes), token)).disputeList;

const everyLetter = async (alias: string, changes: Changes = {}, token = company) =>
  (await Promise.all(months.map((month) => letters(alias, { ...changes, month }, token)))).flat();

const refusal = async (alias: string, changes: Changes) => {
  const response = await acquirer.post(alias, bodyOf(alias, changes), company);
  return { status: response.status, ...(await response.json()) };
};

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await acquirer.services.db.execute<Row>(query)).rows;

describe('the accounting differences of a month', () => {
  test('[DIF-005] [API-044] carry every field, by point of sale and date', async () => {
    const found = await letters('DISPUTE');
    expect(found.length).toBeGreaterThan(10);
    for (const letter of found) {
      expect(letter).toEqual({
        branchCode: expect.stringMatching(/^2000000\d{3}$/),
        dataLettera: expect.stringMatching(/^2026-02-\d\d$/),
        descTipoDispute: expect.stringMatching(/^(Differenza contabile|Transazione annullata)$/),
        importoDisputa: expect.any(Number),
        numeroPratica: expect.stringMatching(/^[12]\d{12}$/),
      });
    }
    const order = found.map(({ branchCode, dataLettera }) => `${branchCode} ${dataLettera}`);
    expect(order).toEqual([...order].sort());
    expect(new Set(found.map((letter) => letter.numeroPratica)).size).toBe(found.length);
  });

  test('[DIF-004] are told apart by their type, and together are all', async () => {
    const all = await everyLetter('DISPUTE');
    const differences = await everyLetter('DISPUTE', { disputeType: 'DRN' });
    const cancelled = await everyLetter('DISPUTE', { disputeType: 'MAN' });
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.every((one) => one.descTipoDispute === 'Differenza contabile')).toBe(true);
    expect(cancelled.every((one) => one.descTipoDispute === 'Transazione annullata')).toBe(true);
    expect(differences.length + cancelled.length).toBe(all.length);
  });

  test('[DIF-004] a cancelled transaction is one of the cancelled movements, debited', async () => {
    const found = await everyLetter('DISPUTE', { disputeType: 'MAN' });
    const movements = await rowsOf<{ id: string; amount: string; pos: string }>(sql`
      select id::text as id, amount::text as amount, pos_code as pos from movement
      where society_code = '1000000001' and status = 'A' and date < '2026-03-10'`);
    expect(movements.length).toBeGreaterThan(100);
    const byCase = new Map(found.map((letter) => [letter.numeroPratica, letter]));
    for (const { id, amount, pos } of movements) {
      expect(byCase.get(`2${id}`)).toMatchObject({
        branchCode: pos,
        importoDisputa: -Number(amount) / 100,
      });
    }
    const ofNobody = await rowsOf(sql`select adjustment.id from adjustment
      left join movement on movement.id = movement_id
      where movement.id is null or movement.settlement_id <> adjustment.settlement_id
        or movement.pos_code <> adjustment.pos_code
        or (type = 'MAN') <> (type <> 'DRN' and status = 'A')`);
    expect(ofNobody).toEqual([]);
  });

  test('[DIF-007] all come at once, for the screen and for an export', async () => {
    expect(await letters('DISPUTE', { typeCall: 'C' })).toEqual(await letters('DISPUTE'));
    expect(await refusal('DISPUTE', { page: 2 })).toMatchObject({ status: 400 });
  });
});

describe('what disputes have debited and credited', () => {
  test('[ADD-003] carries its description, and a credit its debit before it', async () => {
    const found = await everyLetter('getDisputes');
    expect(found.length).toBeGreaterThan(20);
    const debits = found.filter((letter) => letter.importoDisputa < 0);
    const credits = found.filter((letter) => letter.importoDisputa > 0);
    expect(debits.length).toBeGreaterThan(credits.length);
    expect(credits.length).toBeGreaterThan(3);
    expect(debits.every(({ descTipoDispute }) => descTipoDispute.length > 10)).toBe(true);
    for (const credit of credits) {
      expect(credit.descTipoDispute).toBe('Riaccredito: documentazione accolta');
      const debit = debits.find(({ numeroPratica }) => numeroPratica === credit.numeroPratica);
      expect(debit?.importoDisputa).toBe(-credit.importoDisputa);
      expect((debit?.dataLettera ?? '') < credit.dataLettera).toBe(true);
    }
  });

  test('is about valid movements of the same amount', async () => {
    const wrong = await rowsOf(sql`select adjustment.id from adjustment
      join movement on movement.id = movement_id
      where type = 'CON' and (status <> 'V' or abs(adjustment.amount) <> movement.amount)`);
    expect(wrong).toEqual([]);
  });

  test('is nothing of what differences are', async () => {
    const cases = new Set((await everyLetter('DISPUTE')).map((one) => one.numeroPratica));
    const charges = await everyLetter('getDisputes');
    expect(charges.filter((one) => cases.has(one.numeroPratica))).toEqual([]);
  });
});

describe.each(['DISPUTE', 'getDisputes'])('the letters of %s', (alias) => {
  test('are of the month asked for, and none is from the future', async () => {
    for (const month of months) {
      const found = await letters(alias, { month });
      const dates = found.map((letter) => letter.dataLettera);
      expect(dates.every((date) => date.replaceAll('-', '').startsWith(month))).toBe(true);
      expect(dates.every((date) => date <= '2026-03-15')).toBe(true);
    }
    const [later] = await rowsOf<{ letters: number }>(
      sql`select count(*)::int as letters from adjustment where letter_date > '2026-03-15'`,
    );
    expect(later?.letters).toBeGreaterThan(0);
  });

  test('[PRM-003] [PRM-004] belong to the caller', async () => {
    const own = await everyLetter(alias, {}, single);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((letter) => letter.branchCode === '2000000301')).toBe(true);
    const ofCompany = await everyLetter(alias);
    expect(ofCompany.every((letter) => letter.branchCode.startsWith('20000001'))).toBe(true);
  });
});
