import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import { monthByPoint, type PointMonth } from '../../acquirer/contract/month-by-point';
import { call } from '../call';
import { cancelledSum, sumsOf } from '../totals';

/** What a company may ask of a month by point of sale; `codPos` is always '': every point. */
export type PointMonthCriteria = Pick<RequestOf<typeof monthByPoint>, 'month' | 'otherMonth'> & {
  readonly codPos: string;
};

/** A shop's month with what is computed from it; null where there is nothing to compare with. */
export interface PointMonthRow
  extends Pick<
    PointMonth,
    'branchCode' | 'name' | 'city' | 'count' | 'amount' | 'commission' | 'net'
  > {
  /** How many of `count` are cancelled; null where the acquirer does not say it. */
  readonly cancelled: number | null;
  /** Gross of one valid movement, in euro; null where their number is not known. */
  readonly average: number | null;
  /** Gross less that of the month before, of the same month a year before, of the other month. */
  readonly onMonthBefore: number | null;
  readonly onYearBefore: number | null;
  readonly otherAmount: number | null;
  readonly onOtherMonth: number | null;
  /** Its gross as a share of the largest one in the list, 0 to 1. */
  readonly share: number;
  /** The month that was asked for. */
  readonly month: string;
}

interface Asked {
  readonly criteria: PointMonthCriteria;
}

const toCents = (euro: number) => Math.round(euro * 100);

const less = (amount: number, other: PointMonth['monthBefore']) =>
  other === null ? null : (toCents(amount) - toCents(other.amount)) / 100;

const rowOf = (point: PointMonth, largest: number, month: string): PointMonthRow => {
  const { branchCode, name, city, count, amount, commission, net, ...others } = point;
  const cancelled = others.cancelled?.count ?? null;
  const valid = cancelled === null ? 0 : count - cancelled;
  return {
    branchCode,
    name,
    city,
    count,
    amount,
    commission,
    net,
    cancelled,
    average: valid === 0 ? null : Math.round(toCents(amount) / valid) / 100,
    onMonthBefore: less(amount, others.monthBefore),
    onYearBefore: less(amount, others.yearBefore),
    otherAmount: others.otherMonth?.amount ?? null,
    onOtherMonth: less(amount, others.otherMonth),
    share: largest > 0 ? Math.max(0, amount / largest) : 0,
    month,
  };
};

const summed = {
  movements: 'count',
  amount: 'amount',
  commission: 'commission',
  net: 'net',
} as const;

const toRows = (outcome: OutcomeOf<typeof monthByPoint>, { criteria }: Asked) => {
  if (outcome.type !== 'http.200') return outcome;
  const { pointList } = outcome.body;
  const largest = Math.max(0, ...pointList.map(({ amount }) => amount));
  const rows = pointList.map((point) => rowOf(point, largest, criteria.month));
  return {
    type: outcome.type,
    body: { rows, sums: { ...sumsOf(rows, summed), ...cancelledSum(pointList) } },
  };
};

const monthOf = ({ criteria: { month, otherMonth } }: Asked, typeCall: 'X' | 'C') => ({
  month,
  otherMonth,
  typeCall,
});

/** The calls that feed 'Mese per punto vendita' (extension `monthByPoint`). */
export const pointMonthActors = {
  rows: call(monthByPoint, (asked: Asked & { page: number }) => monthOf(asked, 'X'), toRows),
  allRows: call(monthByPoint, (asked: Asked) => monthOf(asked, 'C'), toRows),
};
