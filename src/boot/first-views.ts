import type { ReactNode } from 'react';
import type { Criteria } from '../../machines/criteria';
import { extensionOf, type PageName } from '../../machines/pages';
import { statisticsActors } from '../../machines/statistics/statistics.actors';
import { disputeOnlineTexts } from '../italian/dispute-online';
import { findTexts } from '../italian/find-movements';
import { statementTexts } from '../italian/statements';
import { periodWords } from '../italian/statistics';
import { unpaidTexts } from '../italian/unpaid';
import { homeHeading } from '../point-of-sale/home-heading';
import { type AnyList, ofLists } from '../portal/lists';
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

const callsOf = <Row, Asked extends Criteria>({ filters, calls }: AnyList<Row, Asked>) => {
  const planned = plannedFilters(filters);
  return 'rows' in calls
    ? [plannedCall(calls.rows, planned)]
    : [plannedCall(calls.totals, planned), plannedCall(calls.page, planned)];
};

const viewOf = <Row, Asked extends Criteria>(list: AnyList<Row, Asked>): FirstView => ({
  ...closing(list.words),
  ...(extensionOf(list.page) === null && { calls: callsOf(list) }),
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
  passwordRecovery: null,
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
  ...ofLists(viewOf),
  monthlyStatistics: statistics('m'),
  quarterlyStatistics: statistics('t'),
  halfYearlyStatistics: statistics('s'),
  findMovements: closing(findTexts),
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
