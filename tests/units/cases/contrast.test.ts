import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { improveContrast } from '../../../src/cases/case-detail/case-reply/photographs/contrast';
import { within } from '../../../src/cases/case-detail/case-reply/photographs/scale';

const greys = (...levels: readonly number[]) =>
  Uint8ClampedArray.from(levels.flatMap((level) => [level, level, level, 255]));

const many = (...levels: readonly number[]) =>
  greys(...Array.from({ length: 100 }, () => levels).flat());

describe('a photograph of a receipt', () => {
  it('that is pale is made legible: its ink becomes black, its paper white', () => {
    const dots = many(90, 110, 190);
    expect(improveContrast(dots)).toBe(true);
    expect([dots[0], dots[8]]).toEqual([0, 255]);
  });

  it('keeps what was darker darker', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { minLength: 2, maxLength: 60 }), (levels) => {
        const dots = greys(...levels);
        improveContrast(dots);
        const order = levels.map((level, index) => [level, dots[index * 4] ?? 0] as const);
        order.sort(([one], [other]) => one - other);
        return order.every(([, shade], index) => shade >= (order[index - 1]?.[1] ?? 0));
      }),
    );
  });
});

describe('the size of a page', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1500, height: 2000 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 9000, height: 2 },
      { width: 2000, height: 1 },
    ],
  ])('%o becomes %o', (from, to) => {
    expect(within(2000, from)).toEqual(to);
  });
});
