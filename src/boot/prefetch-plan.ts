import type { Criteria } from '../../machines/criteria';
import type { PageName } from '../../machines/pages';
import { statisticsActors } from '../../machines/statistics/statistics.actors';
import { chargeList } from '../charges/list';
import { differenceList } from '../differences/list';
import type { MonthlyList, SearchList } from '../lists/list';
import { movementList } from '../movements/list';
import { summaryList } from '../summaries/list';
import { plannedCall, plannedFilters } from './planned-call';
import type { PlannedCall } from './start-prefetch';

const statistics = (period: string) => [
  plannedCall(statisticsActors.rows, { period, codPos: { of: 'point' } }),
];

const counted = <Row, Asked extends Criteria>({ filters, calls }: SearchList<Row, Asked>) => {
  const planned = plannedFilters(filters);
  return [plannedCall(calls.totals, planned), plannedCall(calls.page, planned)];
};

const monthly = <Row, Asked extends Criteria>({ filters, calls }: MonthlyList<Row, Asked>) => [
  plannedCall(calls.rows, plannedFilters(filters)),
];

/**
 * The first calls of list pages, when the address is sufficient. Like the search chart, it makes
 * the second call only if the first counted rows on that page (FLO-002). null: the portal asks
 * itself, as on every page of an extension, which may not be offered.
 */
export const prefetchPlan: Readonly<Record<PageName, readonly PlannedCall[] | null>> = {
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
  home: null,
  movements: counted(movementList),
  summaries: counted(summaryList),
  monthlyStatistics: statistics('m'),
  quarterlyStatistics: statistics('t'),
  halfYearlyStatistics: statistics('s'),
  differences: monthly(differenceList),
  disputeCharges: monthly(chargeList),
  findMovements: null,
  payouts: null,
  monthByPoint: null,
  statements: null,
  disputeOnline: null,
  disputeProfile: null,
  caseManagers: null,
  caseList: null,
  openCases: null,
  caseDetail: null,
  disputeReport: null,
  unpaid: null,
  settings: null,
  phoneChange: null,
  passwordChange: null,
  emailChange: null,
};
