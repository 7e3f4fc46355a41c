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

/** The deepest page of a large company's month against its first, in the same rounds. */
export const measurePaging = async (ask) => {
  const criteria = {
    day: '',
    maxAmount: '',
    maxNetAmount: '',
    minAmount: '',
    minNetAmount: '',
    month: lastMonth(),
    codPos: '',
    pos: '',
    closedOnly: '',
  };
  const { count } = await ask('getTotalTransaction', criteria);
  const deepest = Math.ceil(count / 60);
  const list = (page) =>
    ask('getTransactionList', { ...criteria, orderBy: '', typeCall: 'X', page });
  const times = { first: [], deepest: [], total: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await timed(() => list(1)));
    times.deepest.push(await timed(() => list(deepest)));
    times.total.push(await timed(() => ask('getTotalTransaction', criteria)));
  }
  const baseline = median(times.first);
  return ['deepest', 'total'].map((what) => ({
    what:
      what === 'total' ? `total of ${count} movements` : `page ${deepest} of ${count} movements`,
    value: `${median(times[what]).toFixed(1)} ms`,
    ratio: median(times[what]) / baseline,
    against: `page 1 (${baseline.toFixed(1)} ms)`,
  }));
};
