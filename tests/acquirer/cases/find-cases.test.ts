import { beforeAll, describe, expect, test } from 'vitest';
import { type CaseState, caseStates } from '../../../acquirer/contract/case-states';
import { type FoundCase, mostFound } from '../../../acquirer/contract/find-cases';
import { openStates } from '../../../acquirer/contract/open-cases';
import { matches } from '../../../acquirer/contract/rules/case-search';
import { acquirerOfTests } from '../support/acquirer';
import { type Merchant, merchantOf } from '../support/disputes';

const acquirer = acquirerOfTests();
let company: Merchant;
let shop: Merchant;
let all: FoundCase[];
beforeAll(async () => {
  company = await merchantOf(acquirer, 'azienda01');
  shop = await merchantOf(acquirer, 'negozio01');
  all = await everyCase(company);
});

/** Every case of a merchant, manager by manager and state by state, as the specification's calls say. */
const everyCase = async (merchant: Merchant): Promise<FoundCase[]> => {
  const lists = (await merchant.managers()).flatMap(({ eboxCode, description }) =>
    caseStates.map(async (state) =>
      (await merchant.list(eboxCode, state)).map((row) => ({
        ...row,
        state,
        ebox: eboxCode,
        manager: description,
      })),
    ),
  );
  return (await Promise.all(lists)).flat();
};

const find = (merchant: Merchant, search: string) =>
  merchant.call<{ caseList: FoundCase[]; totalElements: number }>('findCases', { search });

const isOpen = ({ state }: { readonly state: CaseState }) =>
  openStates.some((one) => one === state);

const idsOf = (cases: readonly FoundCase[]) => cases.map(({ caseId }) => caseId).sort();

describe('the cases that a text names', () => {
  test.each(caseStates)('[CAS-021] one of state %s is found by its number', async (state) => {
    const one = all.find((each) => each.state === state);
    expect(one).toBeDefined();
    const { caseList } = await find(company, one?.practice ?? '');
    expect(caseList).toContainEqual(one);
  });

  test('are those of all managers and states with that card, number or amount, and no others', async () => {
    const searches = all
      .filter((_, index) => index % 25 === 0)
      .flatMap(({ card, practice, amountCont }) => [
        card.slice(-4),
        practice,
        amountCont.toFixed(2).replace('.', ','),
      ]);
    for (const search of new Set(searches)) {
      const expected = all.filter((one) => matches(one, search));
      const { caseList, totalElements } = await find(company, search);
      expect(totalElements).toBe(expected.length);
      if (expected.length <= mostFound) expect(idsOf(caseList)).toEqual(idsOf(expected));
    }
  });

  test('is found by every number that receipts and letters print of its payment', async () => {
    const [one] = all;
    const { arn, autorization, codTerm, numOper } = await company.detail(one?.caseId ?? '');
    for (const number of [arn, autorization, codTerm, numOper]) {
      expect(idsOf((await find(company, String(number))).caseList)).toContain(one?.caseId);
    }
  });

  test('[CAS-022] begin with those that can be answered, the nearest deadline first, and are never more than twenty', async () => {
    const { caseList, totalElements } = await find(company, '1');
    expect(totalElements).toBeGreaterThan(mostFound);
    expect(caseList).toHaveLength(mostFound);
    const open = caseList.filter(isOpen);
    expect(caseList.slice(0, open.length)).toEqual(open);
    const deadlines = open.map(({ expiry }) => expiry);
    expect(deadlines).toEqual(deadlines.toSorted());
    const others = caseList.slice(open.length).map(({ expiry }) => expiry);
    expect(others).toEqual(others.toSorted().reverse());
  });

  test('[PRM-004] are of one’s own shop alone, for the user of a shop, and never of another company', async () => {
    const own = await everyCase(shop);
    const foreign = all.filter(({ codPV }) => !own.some((one) => one.codPV === codPV));
    for (const { practice } of foreign.slice(0, 5)) {
      const { caseList } = await find(shop, practice);
      expect(caseList.map((one) => one.practice)).not.toContain(practice);
    }
    const [mine] = own;
    expect((await find(shop, mine?.practice ?? '')).caseList).toContainEqual(mine);
  });

  test('an empty text names none: it is refused', async () => {
    for (const search of ['', '  '])
      expect((await company.post('findCases', { search })).status).toBe(400);
  });
});
