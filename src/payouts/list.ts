import {
  type PayoutCriteria,
  type PayoutRow,
  payoutActors,
} from '../../machines/payouts/payouts.actors';
import { payoutTexts } from '../italian/payouts';
import type { MonthlyList } from '../lists/list';

const { columns: words, filters: labels, totals, creditedHint, summariesOf } = payoutTexts;

/** Accrediti (extension `payouts`); a payout is opened as the Riepilogo of its day and bank. */
export const payoutList: MonthlyList<PayoutRow, PayoutCriteria> = {
  page: 'payouts',
  words: payoutTexts,
  calls: payoutActors,
  startsThisMonth: true,
  columns: {
    match: { header: words.match, kind: 'text', width: 12, onlyWith: 'credited', card: 'named' },
    valueDate: { header: words.valueDate, kind: 'date', card: 'line' },
    bank: { header: words.bank, kind: 'text', width: 10, card: 'named' },
    iban: { header: words.iban, kind: 'text', width: 36, wide: true, leaves: 1 },
    date: { header: words.date, kind: 'date', leaves: 5 },
    summaries: {
      header: words.summaries,
      kind: 'count',
      link: ({ summaries, date, bank }) =>
        summaries === 0
          ? null
          : {
              text: summariesOf(summaries),
              page: 'summaries',
              asked: { month: date.slice(0, 7).replace('-', ''), day: date.slice(8), abi: bank },
            },
    },
    gross: { header: words.gross, kind: 'money', leaves: 4 },
    commission: { header: words.commission, kind: 'money', leaves: 2 },
    adjustments: { header: words.adjustments, kind: 'money', leaves: 3 },
    net: { header: words.net, kind: 'money', width: 20, card: 'title' },
    id: null,
  },
  filters: {
    month: 'month',
    credited: { label: labels.credited, kind: 'exact', hint: creditedHint },
    codPos: 'point',
  },
  totals,
};
