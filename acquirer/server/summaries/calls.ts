import { asc } from 'drizzle-orm';
import type { Session } from '../accounts/session';
import { euro } from '../common/money';
import { countOf, sumOf } from '../database/paging';
import type { CallHandlings } from '../http/call-route';
import { settlement } from '../movements/tables';
import type { Services } from '../services';
import { summaryList } from './list';
import { type SummaryCriteria, selectionOf } from './selection';
import { summaryTransactions } from './transactions';

/** Totals and pages of settlements, and the movements of one of them. */
export const summaryCalls = (services: Services) =>
  ({
    GET_TOTAL_SUMMARY: { access: 'session', handle: summaryTotals(services) },
    GET_SUMMARY_LIST: { access: 'session', handle: summaryList(services) },
    GET_SUMMARY_TRANSACTION_LIST: { access: 'session', handle: summaryTransactions(services) },
  }) satisfies CallHandlings;

const sums = {
  count: countOf,
  amount: sumOf(settlement.grossCalculated),
  commission: sumOf(settlement.commissionCalculated),
  net: sumOf(settlement.netCalculated),
  declared: sumOf(settlement.netDeclared),
};

/** Money in eurocents. */
type Sums = Readonly<Record<keyof typeof sums, number>>;

const none: Sums = { count: 0, amount: 0, commission: 0, net: 0, declared: 0 };

const plus = (one: Sums, other: Sums): Sums => ({
  count: one.count + other.count,
  amount: one.amount + other.amount,
  commission: one.commission + other.commission,
  net: one.net + other.net,
  declared: one.declared + other.declared,
});

const onTheWire = ({ count, amount, commission, net, declared }: Sums) => ({
  count,
  amount: euro(amount),
  commission: euro(commission),
  net: euro(net),
  declared: euro(declared),
  difference: euro(net - declared),
});

/**
 * API-037, API-038, RIE-007 to RIE-010: number and sums in euro of the selected settlements, and those of each
 * bank. `declared` is the declared net, `difference` the calculated net minus the declared.
 */
export const summaryTotals =
  (services: Services) => async (criteria: SummaryCriteria, session: Session) => {
    const banks = await services.db
      .select({ bank: settlement.abi, ...sums })
      .from(settlement)
      .where(await selectionOf(services, session, criteria))
      .groupBy(settlement.abi)
      .orderBy(asc(settlement.abi));
    return {
      ...onTheWire(banks.reduce(plus, none)),
      banks: banks.map((one) => ({ bank: one.bank, ...onTheWire(one) })),
    };
  };
