import type { Alias, CallAnswer } from '../contract/calls';
import { caseStates } from '../contract/case-states';
import { blankRequest } from '../contract/fields';
import { getTotalTransaction } from '../contract/movements';
import { exportLimit } from '../contract/pages';
import type { BackEnd, Session } from './back-end';

/** Asks each question once: what a back end holds for a session decides what can be asked of it. */
const remembered = (backEnd: BackEnd, session: Session) => {
  const answers = new Map<string, Promise<unknown>>();
  return <A extends Alias>(alias: A, request: object) => {
    const key = `${alias} ${JSON.stringify(request)}`;
    const known = answers.get(key) ?? backEnd.ask(alias, request, session);
    answers.set(key, known);
    return known as Promise<CallAnswer<A> | undefined>;
  };
};

const firstOf = async <Item, Found>(
  items: readonly Item[],
  look: (item: Item) => Promise<Found | undefined>,
) => {
  for (const item of items) {
    const found = await look(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

type Months = CallAnswer<'GET_STATISTICS'>['statisticsList'];

/**
 * The month with the most rows that one export can hold; where no month fits, the one with the most
 * rows.
 */
const fullest = (months: Months) => {
  const rising = months.toSorted(
    (one, other) => one.numberOfTransaction - other.numberOfTransaction,
  );
  const held = rising.filter((month) => month.numberOfTransaction <= exportLimit);
  return held.at(-1) ?? rising.at(-1);
};

const monthOf = (year: string, sequence: string) => `${year}${sequence.padStart(2, '0')}`;

/** What a back end holds for a session: the ids, months and codes that the contract's examples cannot know. */
export const ownDataOf = (backEnd: BackEnd, session: Session, today: Date) => {
  const ask = remembered(backEnd, session);

  const who = () => ask('welcome', {});

  /** The user's own point of sale, '' for a company. */
  const codPos = async () => {
    const welcome = await who();
    return welcome?.code === '1' ? '' : (welcome?.codPV ?? '');
  };

  const statistics = async () =>
    (await ask('GET_STATISTICS', { orderBy: '+sequence', period: 'm', codPos: await codPos() }))
      ?.statisticsList ?? [];

  /** A month, and a day of it where the month has more rows than an export holds. */
  const period = async () => {
    const best = fullest(await statistics());
    if (best === undefined)
      return { month: today.toISOString().slice(0, 7).replace('-', ''), day: '' };
    const month = monthOf(best.year, best.sequence);
    if (best.numberOfTransaction <= exportLimit) return { month, day: '' };
    const request = {
      ...blankRequest(getTotalTransaction),
      month,
      codPos: await codPos(),
    };
    const list = await ask('getTransactionList', {
      ...request,
      orderBy: '',
      typeCall: 'X',
      page: 1,
    });
    return { month, day: list?.transactionList[0]?.date.slice(8, 10) ?? '' };
  };

  const months = async () => {
    const all = (await statistics()).map(({ year, sequence }) => monthOf(year, sequence));
    return all.toReversed();
  };

  const points = async () =>
    (await ask('searchPointOfSales', { orderBy: '', page: 1, filter: '' }))?.accountListItems ?? [];

  const registeredPoints = async () => (await ask('SEARCH_POS_LIST', {}))?.pointOfSalesList ?? [];

  const usersOf = async (codPointOfSales: string) =>
    (await ask('SEARCH_USER_POS_LIST', { codPointOfSales }))?.users ?? [];

  const companyUsers = async () => (await ask('SEARCH_USER_LIST_BY_SOC', {}))?.users ?? [];

  const managers = async () => (await ask('GET_EBOX_LIST', {}))?.managerList ?? [];

  const casesIn = async (ebox: string, state: string) =>
    (await ask('SEARCH_PRATICES', { ebox, order: 'datascad', search: '', state }))?.practiceList ??
    [];

  /** A manager with a case in one of these states, and that state. */
  const caseList = async (states: readonly string[] = caseStates) => {
    const pairs = (await managers()).flatMap((manager) =>
      states.map((state) => ({ manager, state })),
    );
    return firstOf(pairs, async ({ manager: { eboxCode: ebox }, state }) => {
      const [first] = await casesIn(ebox, state);
      return first && { ebox, state, caseId: first.caseId, practice: first.practice };
    });
  };

  /** An open case, the last of its list, and another manager in force to hand it over to. */
  const handover = async (states: readonly string[]) => {
    const all = await managers();
    const pairs = all.flatMap((manager) => states.map((state) => ({ manager, state })));
    return firstOf(pairs, async ({ manager: { eboxCode }, state }) => {
      const last = (await casesIn(eboxCode, state)).at(-1);
      const other = all.find((each) => each.flSuspended !== '1' && each.eboxCode !== eboxCode);
      return last && other && { caseID: last.caseId, ebox: other.eboxCode };
    });
  };

  const attachmentOf = async (caseID: string) => {
    const detail = await ask('EBOX_DETAIL', { caseID });
    const [found] = detail?.messagesList.flatMap(({ allegatiList }) => allegatiList) ?? [];
    return found && { doc: found.documento, path: found.path };
  };

  /** A document of an answered case. */
  const attachment = async () => {
    const answered = ['visione', 'evase', 'chiuse', 'sospeso'];
    const pairs = (await managers()).flatMap(({ eboxCode }) =>
      answered.map((state) => ({ eboxCode, state })),
    );
    return firstOf(pairs, async ({ eboxCode, state }) => {
      const cases = await casesIn(eboxCode, state);
      return firstOf(cases.slice(0, 5), ({ caseId }) => attachmentOf(caseId));
    });
  };

  /** The first month in which a list has rows. */
  const monthWith = async (alias: Alias, request: object, rows: string) =>
    firstOf(await months(), async (month) => {
      const list = Object(await ask(alias, { ...request, month }))[rows];
      return Array.isArray(list) && list.length > 0 ? month : undefined;
    });

  const summaries = async () => {
    const criteria = { ...noGross, ...(await period()), codPos: await codPos(), abi: '', pos: '' };
    const list = await ask('GET_SUMMARY_LIST', {
      ...criteria,
      orderBy: '',
      typeCall: 'C',
      page: 1,
    });
    return list?.summaryList ?? [];
  };

  const statement = async () => {
    const request = { month: '', orderBy: '-date', page: 1, filter: '' };
    const list = await ask('SEARCH_ACCOUNT_BALANCE', request);
    return list?.accountListItems[0];
  };

  const profile = () => ask('GET_EBOX_PROFILE', {});

  return {
    who,
    codPos,
    statistics,
    period,
    points,
    registeredPoints,
    usersOf,
    companyUsers,
    managers,
    caseList,
    handover,
    attachment,
    monthWith,
    summaries,
    statement,
    profile,
  };
};
export type OwnData = ReturnType<typeof ownDataOf>;

export const noGross = {
  maxGrossCalculated: '',
  maxGrossDeclared: '',
  minGrossCalculated: '',
  minGrossDeclared: '',
};
