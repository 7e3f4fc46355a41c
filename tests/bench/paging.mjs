const rounds = 9;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const timed = async (work) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const lastMonth = () => {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return `${month.getUTCFullYear()}${String(month.getUTCMonth() + 1).padStart(2, '0')}`;
};

const searches = [
  {
    what: 'movements',
    total: 'getTotalTransaction',
    list: 'getTransactionList',
    filters: {
      maxAmount: '',
      maxNetAmount: '',
      minAmount: '',
      minNetAmount: '',
      closedOnly: '',
    },
  },
  {
    what: 'summaries',
    total: 'GET_TOTAL_SUMMARY',
    list: 'GET_SUMMARY_LIST',
    filters: {
      abi: '',
      maxGrossCalculated: '',
      maxGrossDeclared: '',
      minGrossCalculated: '',
      minGrossDeclared: '',
    },
  },
];

const measure = async (ask, { what, total, list, filters }) => {
  const criteria = { ...filters, day: '', month: lastMonth(), codPos: '', pos: '' };
  const askTotal = () => ask(total, { ...criteria, orderBy: '', page: 1 });
  const { count } = await askTotal();
  const deepest = Math.ceil(count / 60);
  const askPage = (page) => ask(list, { ...criteria, orderBy: '', typeCall: 'X', page });
  const times = { first: [], deepest: [], total: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await timed(() => askPage(1)));
    times.deepest.push(await timed(() => askPage(deepest)));
    times.total.push(await timed(askTotal));
  }
  const baseline = median(times.first);
  const row = (name, values) => ({
    what: name,
    value: `${median(values).toFixed(1)} ms`,
    ratio: median(values) / baseline,
    against: `page 1 (${baseline.toFixed(1)} ms)`,
  });
  return [
    row(`page ${deepest} of ${count} ${what}`, times.deepest),
    row(`total of ${count} ${what}`, times.total),
  ];
};

/** The deepest page of a large company's month, and its total, against its first, in the same rounds. */
export const measurePaging = async (ask) => {
  const rows = [];
  for (const search of searches) rows.push(...(await measure(ask, search)));
  return rows;
};
