import type { Criteria } from '../../machines/criteria';
import type { SearchedPage } from '../../machines/pages';
import { chargeList } from '../charges/list';
import { differenceList } from '../differences/list';
import type { MonthlyList, SearchList } from '../lists/list';
import { pointMonthList } from '../month-by-point/list';
import { movementList } from '../movements/list';
import { payoutList } from '../payouts/list';
import { summaryList } from '../summaries/list';

/** The other two searched pages have screens instead of a described list. */
type ListPage = Exclude<SearchedPage, 'findMovements' | 'statements'>;

export type AnyList<Row, Asked extends Criteria> = MonthlyList<Row, Asked> | SearchList<Row, Asked>;

/** What is read from the description of every list, by its page. */
export const ofLists = <Read>(
  read: <Row, Asked extends Criteria>(list: AnyList<Row, Asked>) => Read,
): Readonly<Record<ListPage, Read>> => ({
  movements: read(movementList),
  summaries: read(summaryList),
  differences: read(differenceList),
  disputeCharges: read(chargeList),
  monthByPoint: read(pointMonthList),
  payouts: read(payoutList),
});
