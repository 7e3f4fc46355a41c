import type { ReactNode } from 'react';
import type { Criteria } from '../../machines/criteria';
import type { PageName } from '../../machines/pages';
import { statisticsActors } from '../../machines/statistics/statistics.actors';
import { chargeList } from '../charges/list';
import { differenceList } from '../differences/list';
import { disputeOnlineTexts } from '../italian/dispute-online';
import { findTexts } from '../italian/find-movements';
import { monthByPointTexts } from '../italian/month-by-point';
import { payoutTexts } from '../italian/payouts';
import { statementTexts } from '../italian/statements';
import { periodWords } from '../italian/statistics';
import { unpaidTexts } from '../italian/unpaid';
import type { MonthlyList, SearchList } from '../lists/list';
import { movementList } from '../movements/list';
import { homeHeading } from '../point-of-sale/home-heading';
import { summaryList } from '../summaries/list';
import { plannedCall, plannedFilters } from './planned-call';
import type { PlannedCall } from './start-prefetch';

/** What a page shows and requests before its code is loaded. */
export interface FirstView {
  readonly title: string;
  readonly intro: ReactNode;
  readonly close?: boolean | undefined;
  /**
   * Its first calls, where the address is sufficient. Like the search chart, a page makes the second
   * call only if the first counted rows there (FLO-002). A page of an extension has none: its call
   * may not be offered.
   */
  readonly calls?: readonly PlannedCall[];
}

const closing = ({ title, intro }: Pick<FirstView, 'title' | 'intro'>): FirstView => ({
  title,
  intro,
  close: true,
});

const statistics = (period: 'm' | 't' | 's'): FirstView => ({
  ...periodWords[period],
  calls: [plannedCall(statisticsActors.rows, { period, codPos: { of: 'point' } })],
});

const counted = <Row, Asked extends Criteria>({
  words,
  filters,
  calls,
}: SearchList<Row, Asked>): FirstView => {
  const planned = plannedFilters(filters);
  return {
    ...closing(words),
    calls: [plannedCall(calls.totals, planned), plannedCall(calls.page, planned)],
  };
};

const monthly = <Row, Asked extends Criteria>({
  words,
  filters,
  calls,
}: MonthlyList<Row, Asked>): FirstView => ({
  ...closing(words),
  calls: [plannedCall(calls.rows, plannedFilters(filters))],
});

/** Every page; null where only the frame is known before its code. */
export const firstViews: Readonly<Record<PageName, FirstView | null>> = {
  start: null,
  login: null,
  registrationKind: null,
  companyRegistration: null,
  shopRegistration: null,
  registrationCredentials: null,
  registrationCode: null,
  registrationResult: null,
  publicError: null,
  firstPhone: null,
  firstEmail: null,
  passwordRenewal: null,
  firstPassword: null,
  expiredPassword: null,
  code: null,
  result: null,
  error: null,
  home: homeHeading,
  movements: counted(movementList),
  summaries: counted(summaryList),
  monthlyStatistics: statistics('m'),
  quarterlyStatistics: statistics('t'),
  halfYearlyStatistics: statistics('s'),
  differences: monthly(differenceList),
  disputeCharges: monthly(chargeList),
  findMovements: closing(findTexts),
  payouts: closing(payoutTexts),
  monthByPoint: closing(monthByPointTexts),
  statements: closing(statementTexts),
  disputeOnline: disputeOnlineTexts,
  disputeProfile: disputeOnlineTexts,
  caseManagers: null,
  caseList: null,
  openCases: null,
  caseDetail: null,
  disputeReport: null,
  unpaid: closing(unpaidTexts),
  settings: null,
  phoneChange: null,
  passwordChange: null,
  emailChange: null,
};

/** The first calls of a page; empty where only its own code knows them. */
export const firstCalls = (page: PageName | null) =>
  page === null ? [] : (firstViews[page]?.calls ?? []);
