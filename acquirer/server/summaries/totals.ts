import type { Session } from '../accounts/session';
import { euro } from '../common/money';
import { countOf, sumOf } from '../database/aggregate';
import { settlement } from '../movements/tables';
import type { Services } from '../services';
import { type SummaryCriteria, selectionOf } from './selection';

const noTotals = { count: 0, amount: 0, commission: 0, net: 0, declared: 0 };

/**
 * API-037, API-038, RIE-007 to RIE-010: number and sums in euro of the selected settlements.
 * `declared` is the declared net, `difference` the calculated net minus the declared.
 */
export const summaryTotals =
  (services: Services) => async (criteria: SummaryCriteria, session: Session) => {
    const [totals = noTotals] = await services.db
      .select({
        count: countOf,
        amount: sumOf(settlement.grossCalculated),
        commission: sumOf(settlement.commissionCalculated),
        net: sumOf(settlement.netCalculated),
        declared: sumOf(settlement.netDeclared),
      })
      .from(settlement)
      .where(await selectionOf(services, session, criteria));
    return {
      count: totals.count,
      amount: euro(totals.amount),
      commission: euro(totals.commission),
      net: euro(totals.net),
      declared: euro(totals.declared),
      difference: euro(totals.net - totals.declared),
    };
  };
