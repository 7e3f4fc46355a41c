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

interface CaseOfCharge {
  readonly number: string;
  readonly charges: readonly unknown[];
}

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
        name: expect.stringMatching(/\w/),
        movementId: letter.numeroPratica.slice(1),
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
      expect(credit.descTipoDispute).toMatch(
        /^Riaccredito: (documentazione accolta|contestazione ritirata)$/,
      );
      const debit = debits.find(({ numeroPratica }) => numeroPratica === credit.numeroPratica);
      expect(debit?.importoDisputa).toBe(-credit.importoDisputa);
      expect((debit?.dataLettera ?? '') < credit.dataLettera).toBe(true);
    }
  });

  test('every one belongs to a valid movement and to a case of the same company and shop, for the disputed amount', async () => {
    const belonging = sql`from adjustment
      left join movement on movement.society_code = adjustment.society_code
        and movement.id = movement_id and movement.pos_code = adjustment.pos_code
        and movement.settlement_id = adjustment.settlement_id
      left join dispute_case on dispute_case.society_code = adjustment.society_code
        and dispute_case.id = movement_id and dispute_case.pos_code = adjustment.pos_code
      where type = 'CON'`;
    const [all] = await rowsOf<{ charges: number }>(
      sql`select count(*)::int as charges ${belonging}`,
    );
    expect(all?.charges).toBeGreaterThan(100);
    const wrong = await rowsOf(sql`select adjustment.id ${belonging}
      and (movement.id is null or dispute_case.id is null or movement.status <> 'V'
        or abs(adjustment.amount) <> disputed)`);
    expect(wrong).toEqual([]);
  });

  test('names its shop, its movement and its case, and the case names each of its charges', async () => {
    const found = await everyLetter('getDisputes');
    for (const letter of found) expect(letter.name).not.toBe('');
    const ofCases = found.filter(({ caseId }) => caseId !== undefined);
    expect(ofCases.length).toBeGreaterThan(20);
    for (const { caseId = '', movementId, numeroPratica } of ofCases) {
      const detail = await acquirer.call<CaseOfCharge>('EBOX_DETAIL', { caseID: caseId }, company);
      expect(detail.number).toBe(numeroPratica);
      expect(movementId).toBe(caseId);
      const own = found.filter((letter) => letter.caseId === caseId);
      expect(detail.charges).toEqual(
        own.map(({ dataLettera, importoDisputa, descTipoDispute }) => ({
          date: dataLettera,
          amount: importoDisputa,
          description: descTipoDispute,
        })),
      );
    }
  });

  test('the number of a charge finds its case', async () => {
    const [charge] = (await everyLetter('getDisputes')).filter(({ caseId }) => caseId);
    const { caseList } = await acquirer.call<{ caseList: { caseId: string }[] }>(
      'findCases',
      { search: charge?.numeroPratica },
      company,
    );
    expect(caseList.map(({ caseId }) => caseId)).toEqual([charge?.caseId]);
  });

  test('is nothing of what differences are', async () => {
    const cases = new Set((await everyLetter('DISPUTE')).map((one) => one.numeroPratica));
    const charges = await everyLetter('getDisputes');
    expect(charges.filter((one) => cases.has(one.numeroPratica))).toEqual([]);
  });
});

describe.each(['DISPUTE', 'getDisputes'])('the letters of %s', (alias) => {
  beforeAll(async () => {
    await rowsOf(sql`insert into adjustment (id, settlement_id, settlement_day,
        movement_id, society_code, pos_code, letter_date, type, description, amount, case_number)
      select id + 9, settlement_id, settlement_day, movement_id, society_code, pos_code,
        date '2026-03-16', type, description, amount, case_number
      from adjustment where letter_date = '2026-03-10' on conflict do nothing`);
  });

  test('are of the month asked for, and none is from the future', async () => {
    for (const month of months) {
      const found = await letters(alias, { month });
      const dates = found.map((letter) => letter.dataLettera);
      expect(dates.every((date) => date.replaceAll('-', '').startsWith(month))).toBe(true);
      expect(dates.every((date) => date <= '2026-03-15')).toBe(true);
    }
    const types = alias === 'DISPUTE' ? sql`'DRN', 'MAN'` : sql`'CON'`;
    const later = await rowsOf(
      sql`select id from adjustment where letter_date > '2026-03-15' and type in (${types}) limit 1`,
    );
    expect(later).toHaveLength(1);
  });

  test('[PRM-003] [PRM-004] belong to the caller', async () => {
    const own = await everyLetter(alias, {}, single);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((letter) => letter.branchCode === '2000000301')).toBe(true);
    const ofCompany = await everyLetter(alias);
    expect(ofCompany.every((letter) => letter.branchCode.startsWith('20000001'))).toBe(true);
  });
});
