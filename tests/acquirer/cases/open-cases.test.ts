import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenCase, OpenCasesAnswer } from '../../../acquirer/contract/open-cases';
import { openStates } from '../../../acquirer/contract/open-cases';
import { pageSize } from '../../../acquirer/contract/pages';
import { matches } from '../../../acquirer/contract/rules/case-search';
import { deadlineWeeks } from '../../../acquirer/contract/rules/deadline-week';
import { eboxManager } from '../../../acquirer/server/ebox/tables';
import { acquirerOfTests } from '../support/acquirer';
import { type Merchant, merchantOf } from '../support/disputes';

const acquirer = acquirerOfTests();
let company: Merchant;
let shop: Merchant;
beforeAll(async () => {
  company = await merchantOf(acquirer, 'azienda01');
  shop = await merchantOf(acquirer, 'negozio01');
});

const usual = { ebox: '', codPos: '', state: '', week: '', search: '', typeCall: 'C', page: 1 };
type Criteria = Partial<Record<keyof typeof usual, string | number>>;

const inbox = (merchant: Merchant, criteria: Criteria = {}) =>
  merchant.call<OpenCasesAnswer>('openCases', { ...usual, ...criteria });

/** The same cases, manager by manager and state by state, as the specification's calls say. */
const byManager = async (merchant: Merchant) => {
  const managers = (await merchant.managers()).filter(({ flSuspended }) => flSuspended !== '1');
  const lists = managers.flatMap(({ eboxCode, description }) =>
    openStates.map(async (state) =>
      (await merchant.list(eboxCode, state)).map((row) => ({
        ...row,
        state,
        ebox: eboxCode,
        manager: description,
        assignedFrom: '',
      })),
    ),
  );
  return (await Promise.all(lists)).flat();
};

const byId = (cases: readonly { readonly caseId: string }[]) =>
  cases.toSorted((one, other) => Number(one.caseId) - Number(other.caseId));

describe.each(['azienda01', 'negozio01'] as const)('the open cases of %s', (user) => {
  const merchant = () => (user === 'azienda01' ? company : shop);

  test('[CAS-019] [CAS-022] are those of all its managers together, the nearest deadline first', async () => {
    const { caseList, totalElements } = await inbox(merchant());
    const expected = await byManager(merchant());
    expect(byId(caseList)).toEqual(byId(expected));
    expect(totalElements).toBe(expected.length);
    const deadlines = caseList.map(({ expiry }) => expiry);
    expect(deadlines).toEqual(deadlines.toSorted());
  });

  test('[CAS-019] are counted by manager as each manager counts them', async () => {
    const { managers, totalElements } = await inbox(merchant());
    for (const { ebox, open } of managers) {
      const counts = await merchant().counts(ebox);
      expect(open).toBe(counts.new + counts.suspended + counts.expired);
    }
    expect(managers.reduce((sum, { open }) => sum + open, 0)).toBe(totalElements);
  });
});

describe('the open cases', () => {
  test('come 60 a page, all of them once; a page beyond the last is empty', async () => {
    const { caseList, totalElements } = await inbox(company);
    const pages = Math.ceil(totalElements / pageSize);
    const paged: OpenCase[] = [];
    for (let page = 1; page <= pages + 1; page += 1)
      paged.push(...(await inbox(company, { typeCall: 'X', page })).caseList);
    expect(paged).toEqual(caseList);
  });

  test('narrowed by anything are exactly those that fit, and the weeks add up', async () => {
    const { caseList: all, managers, points } = await inbox(company);
    /** Narrowed to what one of the cases has, or not: a choice of chance would select none. */
    const narrowed = (values: (one: OpenCase) => readonly string[]) =>
      fc.oneof(
        { weight: 2, arbitrary: fc.constant(() => '') },
        {
          weight: 1,
          arbitrary: fc.nat().map((place) => (one: OpenCase) => {
            const own = values(one);
            return own[place % own.length] ?? '';
          }),
        },
      );
    const criteria = fc.record({
      one: fc.constantFrom(...all),
      ebox: narrowed(({ ebox }) => [ebox]),
      codPos: narrowed(({ codPV }) => [codPV]),
      state: narrowed(({ state }) => [state, ...openStates]),
      search: narrowed(({ card, practice, amountCont }) => [
        card.slice(-4),
        practice,
        amountCont.toFixed(2).replace('.', ','),
      ]),
    });
    await fc.assert(
      fc.asyncProperty(criteria, async ({ one, ...chosen }) => {
        const asked = {
          ebox: chosen.ebox(one),
          codPos: chosen.codPos(one),
          state: chosen.state(one),
          search: chosen.search(one),
        };
        const fits = ({ ebox, codPV, state, ...row }: OpenCase) =>
          (asked.ebox === '' || ebox === asked.ebox) &&
          (asked.codPos === '' || codPV === asked.codPos) &&
          (asked.state === '' || state === asked.state) &&
          matches(row, asked.search);
        const { caseList, weeks } = await inbox(company, asked);
        expect(caseList).toEqual(all.filter(fits));
        expect(Object.values(weeks).reduce((sum, count) => sum + count)).toBe(caseList.length);
        for (const week of deadlineWeeks) {
          const ofWeek = await inbox(company, { ...asked, week });
          expect(ofWeek.totalElements).toBe(weeks[week]);
          expect(ofWeek.caseList).toHaveLength(weeks[week]);
          // What can be chosen stays that of all open cases.
          expect(ofWeek).toMatchObject({ weeks, managers, points });
        }
      }),
      { numRuns: 30 },
    );
  });

  test('[PRM-003] [PRM-005] of another merchant are refused, whatever names them', async () => {
    const [foreign] = (await inbox(shop)).managers;
    for (const wrong of [
      { ebox: foreign?.ebox },
      { ebox: '99999' },
      { codPos: '2000000301' },
      { codPos: '9999999999' },
    ])
      expect((await company.post('openCases', { ...usual, ...wrong })).status).toBe(403);
    expect((await shop.post('openCases', { ...usual, codPos: '1000000101' })).status).toBe(403);
  });

  test('[CAS-005] of a manager that was suspended can be answered no more, and are not among them', async () => {
    const { managers, totalElements } = await inbox(company);
    const [first] = managers;
    const { db } = acquirer.services;
    const suspend = (suspended: boolean) =>
      db
        .update(eboxManager)
        .set({ suspended })
        .where(eq(eboxManager.id, Number(first?.ebox)));
    await suspend(true);
    const without = await inbox(company);
    await suspend(false);
    expect(without.managers).toEqual(managers.slice(1));
    expect(without.totalElements).toBe(totalElements - (first?.open ?? 0));
    expect(without.caseList.filter(({ ebox }) => ebox === first?.ebox)).toEqual([]);
  });

  test('are none without an e-box', async () => {
    const { caseList, totalElements } = await inbox(await merchantOf(acquirer, 'azienda02'));
    expect([caseList, totalElements]).toEqual([[], 0]);
  });
});
