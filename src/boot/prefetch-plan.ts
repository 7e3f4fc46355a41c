/** What a field of a call's body is made of; a bare text or number travels as it is. */
export type Field =
  | string
  | number
  /** A filter of the address, by the name of the field unless `name` says another; `empty` stands for none. */
  | { readonly fits: string; readonly name?: string; readonly empty?: string }
  /** The point of sale in force, as the session says. */
  | { readonly of: 'point' }
  /** The page of the address. */
  | { readonly of: 'page' };

export interface PlannedCall {
  /** Its alias in the contract. */
  readonly call: string;
  /** In the order of the contract, so that it reads as the portal would write it. */
  readonly body: Readonly<Record<string, Field>>;
}

const digits = (most: number) => ({ fits: `^\\d{0,${most}}$` });

const day = { fits: '^(|0[1-9]|[12]\\d|3[01])$' };
const month = { fits: '^\\d{4}(0[1-9]|1[0-2])$' };
const point = { of: 'point' } as const;
const page = { of: 'page' } as const;
const [amount, pos, abi] = [digits(13), digits(10), digits(5)];

const movements = {
  day,
  maxAmount: amount,
  maxNetAmount: amount,
  minAmount: amount,
  minNetAmount: amount,
  month,
  codPos: point,
  pos,
  closedOnly: { fits: '^[VA]?$' },
};

const summaries = {
  abi,
  codPos: point,
  pos: '',
  day,
  maxGrossCalculated: amount,
  maxGrossDeclared: amount,
  minGrossCalculated: amount,
  minGrossDeclared: amount,
  month,
  orderBy: '',
};

const wholeMonth = { month, orderBy: '+branchCode', typeCall: 'X', page: 1 };

const statistics = (period: string): readonly PlannedCall[] => [
  { call: 'GET_STATISTICS', body: { orderBy: '+sequence', period, codPos: point } },
];

/**
 * What the pages of lists ask for first, when the address says enough. A second call is made once
 * the first has counted rows of the page that is wanted, as the search chart does (FLO-002).
 */
export const prefetchPlan: Readonly<Record<string, readonly PlannedCall[]>> = {
  '/Home/Movimenti': [
    { call: 'getTotalTransaction', body: movements },
    { call: 'getTransactionList', body: { ...movements, orderBy: '', typeCall: 'X', page } },
  ],
  '/Home/Riepilogo': [
    { call: 'GET_TOTAL_SUMMARY', body: { ...summaries, page: 1 } },
    { call: 'GET_SUMMARY_LIST', body: { ...summaries, page, typeCall: 'X' } },
  ],
  '/Home/StatisticaMensile': statistics('m'),
  '/Home/StatisticaTrimestrale': statistics('t'),
  '/Home/StatisticaSemestrale': statistics('s'),
  '/Home/AddebitiContestazioni': [{ call: 'getDisputes', body: wholeMonth }],
  '/Home/DettaglioDifferenzeContabili': [
    {
      call: 'DISPUTE',
      body: {
        disputeType: { fits: '^(DRN|MAN)?$', name: 'type', empty: 'ALL' },
        ...wholeMonth,
      },
    },
  ],
};
