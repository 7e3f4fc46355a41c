import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import {
  currentMonth,
  type Differences,
  lettersRequest,
  months,
  type Statements,
  type Statistic,
  type Statistics,
  type SummaryList,
  type SummaryTotals,
  statementsRequest,
  summaryCriteria,
  summaryRequest,
  sumOf,
  totalsOfSummaries,
} from './support/consultation';
import { criteria, type Totals } from './support/criteria';
import { factOf, numberIn, readPdf, rowsOf } from './support/pdf';

const users = ['azienda01', 'azienda02', 'negozio01', 'negozio02', 'ristretto01', 'email01'];

interface Points {
  readonly accountListItems: readonly { code: string }[];
}

const acquirer = acquirerOfTests();
const tokens = new Map<string, string>();
const points = new Map<string, readonly string[]>();
beforeAll(async () => {
  for (const user of users) {
    const token = await acquirer.tokenOf(user);
    const request = { orderBy: '', page: 1, filter: '' };
    const found = await acquirer.call<Points>('searchPointOfSales', request, token);
    tokens.set(user, token);
    points.set(
      user,
      found.accountListItems.map(({ code }) => code),
    );
  }
});

const tokenOf = (user: string) => tokens.get(user) ?? '';

const call = <Body>(alias: string, body: unknown, user: string) =>
  acquirer.call<Body>(alias, body, tokenOf(user));

interface Look {
  readonly user: string;
  readonly month: string;
  readonly codPos: string;
}

/** A merchant, and a month of all of its points or of one. */
const anyLook = fc
  .record({ user: fc.constantFrom(...users), month: fc.constantFrom(...months) })
  .chain(({ user, month }) =>
    fc
      .constantFrom('', ...(points.get(user) ?? []))
      .map((codPos): Look => ({ user, month, codPos })),
  );

/**
 * Some hundreds of combinations, and nothing changes between two calls: each is asked only once. What
 * is `always` looked at comes first.
 */
const looks = (
  numRuns: number,
  check: (look: Look) => Promise<void>,
  ...always: readonly Look[]
) => {
  const seen = new Set<string>();
  const once = async (look: Look) => {
    const key = Object.values(look).join(' ');
    if (seen.has(key)) return;
    await check(look);
    seen.add(key);
  };
  const examples = always.map((look): [Look] => [look]);
  return fc.assert(fc.asyncProperty(anyLook, once), { numRuns, examples });
};

const totalsIn = ({ user, ...look }: Look) =>
  call<SummaryTotals>('GET_TOTAL_SUMMARY', summaryCriteria(look), user);

const summariesIn = async ({ user, ...look }: Look) =>
  (await call<SummaryList>('GET_SUMMARY_LIST', summaryRequest({ ...look, typeCall: 'C' }), user))
    .summaryList;

const movementsIn = ({ user, ...look }: Look, closedOnly: string) =>
  call<Totals>('getTotalTransaction', criteria({ ...look, closedOnly }), user);

const statisticsOf = async (user: string, codPos: string, period: string) =>
  (await call<Statistics>('GET_STATISTICS', { orderBy: '+sequence', period, codPos }, user))
    .statisticsList;

const yearOf = (month: string) => Number(month.slice(0, 4));
const monthOf = (month: string) => Number(month.slice(4));

const lastDayOf = (month: string) =>
  new Date(Date.UTC(yearOf(month), monthOf(month), 0)).toISOString().slice(0, 10);

test('[RIE-008] [API-038] the summaries of a month add up to its movements', async () => {
  await looks(60, async (look) => {
    const summaries = await summariesIn(look);
    const totals = await totalsIn(look);
    expect(totals).toEqual(totalsOfSummaries(summaries));
    const { amount, commission, net } = await movementsIn(look, 'V');
    expect({ amount, commission, net }).toEqual({
      amount: totals.amount,
      commission: totals.commission,
      net: totals.net,
    });
    const { count } = await movementsIn(look, '');
    expect(summaries.reduce((sum, one) => sum + one.transactionNumber, 0)).toBe(count);
  });
});

test('[STA-004] [API-042] the statistic of a month is that of its summaries', async () => {
  await looks(60, async (look) => {
    const found = (await statisticsOf(look.user, look.codPos, 'm')).find(
      ({ year, sequence }) => year === yearOf(look.month) && sequence === monthOf(look.month),
    );
    const summaries = await summariesIn(look);
    const { count, amount, commission, net } = totalsOfSummaries(summaries);
    const cancelled = (await movementsIn(look, 'A')).count;
    const transactions = summaries.reduce((sum, one) => sum + one.transactionNumber, 0);
    expect(found).toEqual(
      count === 0
        ? undefined
        : {
            year: yearOf(look.month),
            sequence: monthOf(look.month),
            numberOfTransaction: transactions,
            grossAmount: amount,
            feeAmount: commission,
            netAmount: net,
            cancelled: { count: cancelled },
          },
    );
  });
});

const gathered = (rows: readonly Statistic[], monthsIn: number): Statistic[] => {
  const periods = new Map<string, Statistic[]>();
  for (const row of rows) {
    const key = `${row.year} ${Math.ceil(row.sequence / monthsIn)}`;
    periods.set(key, [...(periods.get(key) ?? []), row]);
  }
  return [...periods].map(([key, own]) => ({
    year: Number(key.split(' ')[0]),
    sequence: Number(key.split(' ')[1]),
    numberOfTransaction: own.reduce((sum, row) => sum + row.numberOfTransaction, 0),
    grossAmount: sumOf(own, 'grossAmount'),
    feeAmount: sumOf(own, 'feeAmount'),
    netAmount: sumOf(own, 'netAmount'),
    cancelled: { count: own.reduce((sum, row) => sum + row.cancelled.count, 0) },
  }));
};

test.each(users)('[STA-009] the quarters and half-years of %s add up its months', async (user) => {
  for (const codPos of ['', points.get(user)?.[0] ?? '']) {
    const byMonth = await statisticsOf(user, codPos, 'm');
    expect(byMonth.length).toBeGreaterThan(10);
    expect(await statisticsOf(user, codPos, 't')).toEqual(gathered(byMonth, 3));
    expect(await statisticsOf(user, codPos, 's')).toEqual(gathered(byMonth, 6));
  }
});

test('[DIF-004] the letters of a month that is over explain its difference', async () => {
  let explained = 0;
  const explains = async (look: Look) => {
    if (look.month === currentMonth) return;
    const request = lettersRequest({ month: look.month, disputeType: 'ALL' });
    const { disputeList } = await call<Differences>('DISPUTE', request, look.user);
    const own = disputeList.filter(
      ({ branchCode }) => look.codPos === '' || branchCode === look.codPos,
    );
    const { difference } = await totalsIn(look);
    expect(sumOf(own, 'importoDisputa')).toBe(difference);
    if (difference !== 0) explained += 1;
  };
  const ofCompany = months.map((month) => ({ user: 'azienda01', month, codPos: '' }));
  await looks(150, explains, ...ofCompany);
  expect(explained).toBeGreaterThan(0);
});

interface Payouts {
  readonly payoutList: readonly {
    readonly date: string;
    readonly bank: string;
    readonly gross: number;
    readonly commission: number;
    readonly adjustments: number;
    readonly net: number;
  }[];
}

const payoutsIn = async ({ user, ...look }: Look) =>
  (await call<Payouts>('payouts', { ...look, amount: '', typeCall: 'C' }, user)).payoutList;

const lettersIn = async ({ user, codPos, month }: Look) => {
  const request = lettersRequest({ month });
  const { disputeList } = await call<Differences>('getDisputes', request, user);
  return disputeList.filter(({ branchCode }) => codPos === '' || branchCode === codPos);
};

test('the payouts of a month add up to its summaries and, with the letters, to its valid movements', async () => {
  let credited = 0;
  await looks(100, async (look) => {
    const payouts = await payoutsIn(look);
    const summaries = await summariesIn(look);
    expect(sumOf(payouts, 'gross')).toBe(sumOf(summaries, 'declaredGrossAmount'));
    const { declared } = await totalsIn(look);
    const stored = Math.round((sumOf(payouts, 'gross') - sumOf(payouts, 'commission')) * 100) / 100;
    expect(stored).toBe(declared);
    for (const { gross, commission, adjustments, net } of payouts)
      expect(Math.round((gross - commission + adjustments) * 100) / 100).toBe(net);
    if (look.month === currentMonth) return;
    const disputed = sumOf(await lettersIn(look), 'importoDisputa');
    const { net } = await movementsIn(look, 'V');
    expect(sumOf(payouts, 'net')).toBe(Math.round((net + disputed) * 100) / 100);
    if (net > 0) credited += 1;
  });
  expect(credited).toBeGreaterThan(0);
});

interface PointMonths {
  readonly pointList: readonly {
    readonly branchCode: string;
    readonly amount: number;
    readonly commission: number;
    readonly net: number;
  }[];
}

test("the lines of 'Mese per punto vendita' are what Movimenti calls valid, shop by shop and together", async () => {
  let compared = 0;
  await looks(60, async (look) => {
    if (!look.user.startsWith('azienda')) return;
    const request = { month: look.month, otherMonth: '', typeCall: 'C' };
    const { pointList } = await call<PointMonths>('monthByPoint', request, look.user);
    const own = pointList.filter(
      ({ branchCode }) => look.codPos === '' || branchCode === look.codPos,
    );
    const { amount, commission, net } = await movementsIn(look, 'V');
    expect([sumOf(own, 'amount'), sumOf(own, 'commission'), sumOf(own, 'net')]).toEqual([
      amount,
      commission,
      net,
    ]);
    if (amount > 0) compared += 1;
  });
  expect(compared).toBeGreaterThan(0);
});

const lastDayIn = (month: string) => Number(lastDayOf(month).slice(8));

test("the takings on Home are the valid movements of the month's days so far, of a shop or of all", async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(anyLook, fc.integer({ min: 1, max: 31 }), async (look, untilDay) => {
      const { user, codPos, month } = look;
      const request = { orderBy: '+sequence', period: 'm', codPos, untilDay };
      const { statisticsList } = await call<Statistics>('GET_STATISTICS', request, user);
      const found = statisticsList.find(
        ({ year, sequence }) => year === yearOf(month) && sequence === monthOf(month),
      );
      const days = Array.from({ length: Math.min(untilDay, lastDayIn(month)) }, (_, index) =>
        String(index + 1).padStart(2, '0'),
      );
      let cents = 0;
      for (const day of days) {
        const asked = criteria({ month, codPos, day, closedOnly: 'V' });
        cents += Math.round((await call<Totals>('getTotalTransaction', asked, user)).amount * 100);
      }
      expect(Math.round((found?.grossAmount ?? 0) * 100)).toBe(cents);
      if (cents > 0) compared += 1;
    }),
    { numRuns: 12 },
  );
  expect(compared).toBeGreaterThan(0);
});

const statementIn = async ({ user, codPos, month }: Look) => {
  const own = codPos === '' && user.startsWith('negozio') ? points.get(user)?.[0] : codPos;
  const request = statementsRequest({ month });
  const { accountListItems } = await call<Statements>('SEARCH_ACCOUNT_BALANCE', request, user);
  return accountListItems.find(({ branchCode }) => branchCode === own);
};

test('[EST-005] there is a statement for every month that is over and has data', async () => {
  await looks(60, async (look) => {
    const { count } = await totalsIn(look);
    const found = await statementIn(look);
    const expected = look.month !== currentMonth && count > 0;
    expect(found?.date).toBe(expected ? lastDayOf(look.month) : undefined);
  });
});

const pdfOf = async (user: string, branchCode: string, date: string) => {
  const response = await acquirer.post(
    'GET_PDF_ACCOUNT_BALANCE',
    { branchCode, date },
    tokenOf(user),
  );
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
};

const inCents = (euro: number) => Math.round(euro * 100);

test('[EST-010] the totals of a statement are those of the summaries of its month', async () => {
  let read = 0;
  await looks(40, async (look) => {
    const found = await statementIn(look);
    if (!found) return;
    read += 1;
    const pdf = await pdfOf(look.user, found.branchCode, found.date);
    const totals = await totalsIn(look);
    const printed = (name: string) => numberIn(factOf(pdf, name) ?? '');
    expect(printed('Importo lordo')).toBe(inCents(totals.amount));
    expect(printed('Commissioni')).toBe(inCents(totals.commission));
    expect(printed('Importo netto')).toBe(inCents(totals.net));
    expect(printed('Netto dichiarato')).toBe(inCents(totals.declared));
    expect(printed('Differenza')).toBe(inCents(totals.difference));
    const credited = sumOf(await payoutsIn(look), 'net');
    expect(printed('Accreditato in banca')).toBe(inCents(credited));
    expect(printed('Transazioni')).toBe((await movementsIn(look, '')).count);
    expect(printed('di cui annullate')).toBe((await movementsIn(look, 'A')).count);

    const rows = rowsOf(pdf, found.branchCode === '' ? 6 : 8);
    const dated = rows.filter(([first = '']) => /^\d\d-\d\d-\d{4}$/.test(first));
    const column = (fromRight: number) =>
      dated.reduce((sum, row) => sum + numberIn(row.at(fromRight) ?? ''), 0);
    const sums = ['Transazioni', 'Importo lordo', 'Commissioni', 'Importo netto'].map(printed);
    expect([column(-4), column(-3), column(-2), column(-1)]).toEqual(sums);
    const total = pdf.texts.filter(({ tag }) => tag === 'TD').slice(-4);
    expect(total.map(({ text }) => numberIn(text))).toEqual(sums);
  });
  expect(read).toBeGreaterThan(0);
});
