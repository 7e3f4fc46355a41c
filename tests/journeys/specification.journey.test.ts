import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { audienceOf, type PageName, pageNames, pathOf } from '../../machines/pages';
import {
  attach,
  caseTitle,
  comeToCase,
  note,
  openCase,
  openManager,
  openState,
  sentTitle,
} from './support/cases';
import { atChanging, logIn, playsOnTheAcquirerOf } from './support/changing';
import { monthBack } from './support/consultation';
import { homeTitle, journey } from './support/journey';
import { button, heading, radio, tab } from './support/on-screen';
import { settled } from './support/settled';

playsOnTheAcquirerOf('modified enrolments, sequences');

const month = `?month=${monthBack(1)}`;
const queries: Partial<Record<PageName, string>> = {
  movements: month,
  summaries: month,
  differences: month,
  disputeCharges: month,
};

/** The calls of each page when a company that is enrolled opens its address. */
const callsOfPages: Readonly<Record<PageName, readonly string[]>> = {
  start: [],
  login: [],
  registrationKind: [],
  companyRegistration: [],
  shopRegistration: [],
  registrationCredentials: [],
  registrationCode: [],
  registrationResult: [],
  passwordRecovery: [],
  publicError: [],
  firstPhone: [],
  firstEmail: [],
  passwordRenewal: [],
  firstPassword: [],
  expiredPassword: [],
  code: [],
  result: [],
  error: [],
  home: [],
  movements: ['getTotalTransaction', 'getTransactionList'],
  summaries: ['GET_TOTAL_SUMMARY', 'GET_SUMMARY_LIST'],
  monthlyStatistics: ['GET_STATISTICS'],
  quarterlyStatistics: ['GET_STATISTICS'],
  halfYearlyStatistics: ['GET_STATISTICS'],
  differences: ['DISPUTE'],
  disputeCharges: ['getDisputes'],
  // A page of an extension leads to Home.
  monthByPoint: [],
  findMovements: [],
  payouts: [],
  statements: ['SEARCH_ACCOUNT_BALANCE'],
  disputeOnline: [],
  disputeProfile: [],
  caseManagers: ['GET_EBOX_LIST'],
  // Without a manager and a case the list of managers is shown.
  caseList: ['GET_EBOX_LIST'],
  openCases: [],
  caseDetail: ['GET_EBOX_LIST'],
  disputeReport: ['SEARCH_POS_PAGED'],
  unpaid: ['GET_OUTSTANDING'],
  settings: [],
  phoneChange: [],
  passwordChange: [],
  emailChange: [],
};

const withoutExtensions = (page: Page) =>
  page.route('**/config.json', (route) => route.fulfill({ json: {} }));

/** Checks the calls of a page during an action, each name once: exactly these. */
const listenTo = (page: Page, byData: readonly string[] = []) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, alias] = /\/api\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (alias !== undefined) asked.push(alias);
  });
  const names = () => [...new Set(asked)].filter((name) => !byData.includes(name)).sort();
  return async (
    calls: readonly string[],
    what: string,
    ...acts: readonly (() => Promise<unknown>)[]
  ) => {
    asked.length = 0;
    for (const act of acts) await act();
    const expected = [...calls].sort();
    await expect.poll(names, { message: what }).toEqual(expected);
    expect(await settled(names), what).toEqual(expected);
  };
};

describe('with an empty configuration', () => {
  journey(
    '[API-001] [HOM-028] every page asks for what the specification names, and for nothing else',
    async ({ visitor }) => {
      const page = await visitor(atChanging());
      await withoutExtensions(page);
      const asksFor = listenTo(page);
      const opens = (name: PageName) =>
        asksFor(
          callsOfPages[name],
          name,
          () => page.goto(`${pathOf(name)}${queries[name] ?? ''}`),
          () => page.getByRole('heading', { level: 1 }).first().waitFor(),
        );
      const isPublic = (name: PageName) => audienceOf(name) === 'public';
      for (const name of pageNames.filter(isPublic)) await opens(name);
      const logsIn = () => logIn(page, 'azienda01');
      const isIn = () => heading(page, homeTitle).waitFor();
      await asksFor(['welcome'], 'the login', logsIn, isIn);
      for (const name of pageNames.filter((each) => !isPublic(each))) await opens(name);

      await opens('home');
      const point = () => tab(page, 'Singolo punto vendita').click();
      await asksFor(['searchPointOfSales'], 'the points of sale', point);
      await tab(page, 'Tutti i punti vendita').click();
      const movements = () => button(page, 'Movimenti').click();
      const arrived = () => heading(page, 'Consulta Movimenti').waitFor();
      const withPeriod = ['getSession', ...callsOfPages.movements];
      await asksFor(withPeriod, 'a page of the menu, with the month of before', movements, arrived);
      const leaves = () => button(page, 'Esci').click();
      await asksFor([], 'Esci', leaves, () => button(page, 'ACCEDI').waitFor());
    },
  );

  journey(
    '[CAS-055] [CAS-050] a case that no list has shown asks for its row, which alone has deadline and amount, a reload does not; INVIA is the upload alone',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      await withoutExtensions(page);
      const asksFor = listenTo(page);
      const directly = ['EBOX_DETAIL', 'GET_EBOX_LIST', 'SEARCH_PRATICES'];
      await asksFor(directly, 'a case that no list has shown', () => comeToCase(page));
      const counted = ['EBOX_REQUEST', 'GET_EBOX_LIST'];
      await asksFor(counted, 'a manager', () => openManager(page));
      await asksFor(['SEARCH_PRATICES'], 'a state', () => openState(page, 'Nuove'));
      await asksFor(['EBOX_DETAIL'], 'a case of the list', () => openCase(page));
      const shown = () => heading(page, caseTitle).waitFor();
      const again = ['EBOX_DETAIL', 'GET_EBOX_LIST'];
      await asksFor(again, 'a reload of the case', () => page.reload(), shown);
      await attach(page, [note]);
      const send = () => button(page, 'INVIA').click();
      const sent = () => heading(page, sentTitle).waitFor();
      await asksFor(['EBOX_UPLOAD_ALLEGATO'], 'INVIA', send, sent);
    },
  );

  journey(
    '[API-067] [ENR-017] [ENR-052] Conferma of a modification reads the profile again, then sends it; nothing is counted for the recap',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      await withoutExtensions(page);
      // Who manages the points of sale decides whose users are listed.
      const asksFor = listenTo(page, ['SEARCH_USER_LIST_BY_SOC', 'SEARCH_USER_POS_LIST']);
      const next = () => button(page, 'Prosegui').click();
      const profile = () => tab(page, 'Il mio profilo').click();
      await page.goto('/DisputeOnline');
      await asksFor(['GET_EBOX_PROFILE'], 'the profile', profile);
      await button(page, 'Modifica').click();
      const points = ['SEARCH_POS_LIST', 'SEARCH_POS_PAGED'];
      await asksFor(points, 'the manager', next, () => radio(page, 'Società').waitFor());
      await asksFor(['SEARCH_POS_PAGED'], 'the table', next);
      const recap = () => button(page, 'Conferma').waitFor();
      await asksFor(['ADD_MULTIPLE_ADMIN'], 'the recap', next, recap);
      const confirm = () => button(page, 'Conferma').click();
      const done = () => button(page, 'EFFETTUA LA LOGIN').waitFor();
      await asksFor(['GET_EBOX_PROFILE', 'MODIFY_EBOX'], 'Conferma', confirm, done);
    },
  );
});
