import {
  type PointMonthCriteria,
  type PointMonthRow,
  pointMonthActors,
} from '../../machines/month-by-point/month-by-point.actors';
import { monthByPointTexts } from '../italian/month-by-point';
import type { MonthlyList } from '../lists/list';
import { MovementCount } from '../lists/Status';
import { ShareBar } from './ShareBar';

const { columns: words, filters: labels, totals, noOtherMonth } = monthByPointTexts;

/** Mese per punto vendita (extension `monthByPoint`). */
export const pointMonthList: MonthlyList<PointMonthRow, PointMonthCriteria> = {
  page: 'monthByPoint',
  words: monthByPointTexts,
  calls: pointMonthActors,
  startsThisMonth: true,
  columns: {
    branchCode: { header: words.point, kind: 'text', card: 'line' },
    name: {
      header: words.sign,
      kind: 'name',
      card: 'title',
      link: ({ branchCode, name, month }) => ({
        text: name || branchCode,
        page: 'movements',
        asked: { month },
        point: branchCode,
      }),
    },
    city: { header: words.city, kind: 'words', width: 18, leaves: 2 },
    count: { header: words.count, kind: 'count', Cell: MovementCount },
    cancelled: { header: words.cancelled, kind: 'count', width: 18, onlyInSheet: true },
    amount: { header: words.amount, kind: 'money', card: 'aside', Cell: ShareBar },
    commission: { header: words.commission, kind: 'money', leaves: 3 },
    net: { header: words.net, kind: 'money', leaves: 5 },
    average: { header: words.average, kind: 'money', isNoSum: true, leaves: 1 },
    onMonthBefore: { header: words.onMonthBefore, kind: 'change', width: 18 },
    onYearBefore: { header: words.onYearBefore, kind: 'change', width: 18, leaves: 4 },
    otherAmount: { header: words.otherAmount, kind: 'money', width: 20, onlyWith: 'otherMonth' },
    onOtherMonth: { header: words.onOtherMonth, kind: 'change', width: 24, onlyWith: 'otherMonth' },
    share: null,
    month: null,
  },
  filters: {
    month: 'month',
    otherMonth: { label: labels.otherMonth, kind: 'month', none: noOtherMonth },
    codPos: 'everyPoint',
  },
  totals,
};
