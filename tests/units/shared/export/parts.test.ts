import { describe, expect, it } from 'vitest';
import { exportLimit } from '../../../../acquirer/contract/pages';
import { carriedIn, partsIn, withinCap } from '../../../../machines/shared/export/export.parts';
import { addedUp, mismatches } from '../../../../machines/totals';

const rows = (count: number) => Array(count).fill(1);
const dayOf = (day: string, count: number) => ({ day, count, sums: { net: count } });
const fetchedOf = (count: number) => withinCap(rows(count), { net: count });

const exportOf = (days: readonly ReturnType<typeof dayOf>[], received: readonly number[]) => ({
  criteria: { month: '202611', day: '' },
  owner: null,
  announced: addedUp(days),
  days,
  fetched: received.map(fetchedOf),
});

const alarms = (exported: ReturnType<typeof exportOf>) =>
  mismatches(exported.announced, carriedIn(exported));

describe('what an export carries', () => {
  it('[BUS-011] as many rows as fit keep what they add up to', () => {
    expect(fetchedOf(exportLimit)).toEqual({ rows: rows(exportLimit), sums: { net: exportLimit } });
  });

  it('[BUS-011] of more rows the first are kept, and what all of them add up to is not', () => {
    expect(fetchedOf(exportLimit + 1)).toEqual({ rows: rows(exportLimit), sums: {} });
  });

  it('[BUS-011] every part says what the whole search comes to, and is in the chosen order', () => {
    const made = (net: number) => withinCap([{ net }, { net: net + 5 }], { net: 2 * net + 5 });
    const days = [dayOf('01', 3000), dayOf('02', 2000)];
    const whole = { ...exportOf(days, []), orderBy: '-net', fetched: [made(1), made(2)] };
    const [part] = partsIn(whole);
    expect(part?.whole).toEqual({ count: 5000, sums: { net: 5000 } });
    expect(part?.wholeRows).toEqual([{ net: 1 }, { net: 6 }, { net: 2 }, { net: 7 }]);
    expect(part?.rows).toEqual([{ net: 7 }, { net: 6 }, { net: 2 }, { net: 1 }]);
  });

  it('a day that came short is named, with its sum', () => {
    expect(alarms(exportOf([dayOf('01', 3), dayOf('02', 4)], [3, 2]))).toEqual([
      { name: 'count', announced: 7, found: 5 },
      { name: 'net', announced: 7, found: 5 },
    ]);
  });

  it('[BUS-011] a day that was cut to the limit is no mistake of the acquirer', () => {
    const cut = exportOf([dayOf('01', 812), dayOf('02', 5001)], [812, 5001]);
    expect(alarms(cut)).toEqual([]);
    const [whole, first] = partsIn(cut);
    expect(whole?.carried).toEqual({ count: 812, sums: { net: 812 } });
    expect(first?.carried).toEqual({ count: exportLimit, sums: {}, isCut: true });
  });
});
