import * as v from 'valibot';

const movements = [
  'branchCode',
  'name',
  'date',
  'summary',
  'pos',
  'amount',
  'autorization',
  'pan',
  'status',
  'commission',
  'net',
] as const;

/** The columns of each list that a user may hide and move, in their usual order. */
export const listColumns = {
  movements,
  findMovements: movements,
  summaries: [
    'branchCode',
    'name',
    'date',
    'bank',
    'code',
    'transactionNumber',
    'calculatedGrossAmount',
    'declaredGrossAmount',
    'calculatedCommissionAmount',
    'calculatedNetAmount',
    'declaredNetAmount',
    'difference',
  ],
  differences: ['branchCode', 'dataLettera', 'importoDisputa', 'numeroPratica'],
  disputeCharges: [
    'branchCode',
    'dataLettera',
    'importoDisputa',
    'numeroPratica',
    'descTipoDispute',
  ],
  monthByPoint: [
    'branchCode',
    'name',
    'city',
    'count',
    'amount',
    'commission',
    'net',
    'average',
    'onMonthBefore',
    'onYearBefore',
    'otherAmount',
    'onOtherMonth',
  ],
  payouts: [
    'match',
    'valueDate',
    'bank',
    'iban',
    'date',
    'summaries',
    'gross',
    'commission',
    'adjustments',
    'net',
  ],
  unpaid: ['branchCode', 'merchant', 'amount', 'vDate', 'cDate', 'reason'],
} as const;

export type ListName = keyof typeof listColumns;

/** The columns of a list in the order of a user, and those that are hidden. */
export interface ColumnChoice {
  order: string[];
  hidden: string[];
}

/** Names that the list has, each once: one that it no longer has is dropped. */
const known = (names: readonly string[], given: readonly string[]) => [
  ...new Set(given.filter((name) => names.includes(name))),
];

/** What of a choice its list still has; at least one column is shown. */
const choiceAmong =
  (names: readonly string[]) =>
  ({ order, hidden }: ColumnChoice): ColumnChoice => {
    const gone = known(names, hidden);
    return { order: known(names, order), hidden: gone.length < names.length ? gone : [] };
  };

const texts = v.array(v.string());

/** A choice that cannot be read counts as none: the other preferences stay. */
const choiceOf = (names: readonly string[]) =>
  v.fallback(
    v.optional(v.pipe(v.object({ order: texts, hidden: texts }), v.transform(choiceAmong(names)))),
    undefined,
  );

const choices = Object.fromEntries(
  Object.entries(listColumns).map(([list, names]) => [list, choiceOf(names)]),
) as { readonly [List in ListName]: ReturnType<typeof choiceOf> };

/** The columns of each list as a user has chosen them; a list that is not named has its usual ones. */
export const columnChoices = v.object(choices);
export type ColumnChoices = v.InferOutput<typeof columnChoices>;
