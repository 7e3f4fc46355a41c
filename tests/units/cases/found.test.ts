import { describe, expect, it, vi } from 'vitest';
import { matches } from '../../../acquirer/contract/rules/case-search';
import { row } from '../../../paths/cases/cases.scenario';
import { deadlineWeeks } from '../../../src/cases/deadline-weeks';

const dear = { ...row, amountTrans: 1234.5, amountCont: 200, card: '453201******1234' };

describe('a case among those of a list', () => {
  it.each(['', ' ', '7788', '84,50', '84.5', '84', '€ 84,50', '2026004711'])(
    '[CAS-026] is found by its amount, the last digits of its card, its number: «%s»',
    (sought) => expect(matches(row, sought)).toBe(true),
  );

  it.each(['4532', '788', '85', '4,50', 'abc', '2026'])(
    '[CAS-026] is not found by «%s»',
    (sought) => expect(matches(row, sought)).toBe(false),
  );

  it.each(['1.234,50', '1234,5', '1.234', '200', '1234'])(
    '[CAS-026] of more than a thousand euro is found by «%s»',
    (sought) => expect(matches(dear, sought)).toBe(true),
  );

  it('[CAS-026] is found with number formats that were made before, because making them takes longer', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    matches(dear, '1.234,50');
    expect(made).not.toHaveBeenCalled();
  });
});

describe('deadlines by week', () => {
  it('[CAS-028] are counted from Monday to Sunday, the past first, none where there are none', () => {
    const expiries = ['2026-11-30', '2026-11-24', '2026-11-29', '2026-11-25', '2026-12-07', ''];
    expect(deadlineWeeks(expiries, '2026-11-25')).toEqual([
      { week: 'past', count: 1 },
      { week: 'thisWeek', count: 2 },
      { week: 'nextWeek', count: 1 },
      { week: 'later', count: 1 },
    ]);
    expect(deadlineWeeks([], '2026-11-25')).toEqual([]);
  });

  it('[CAS-028] a Sunday ends its week', () => {
    expect(deadlineWeeks(['2026-11-29', '2026-11-30'], '2026-11-29')).toEqual([
      { week: 'thisWeek', count: 1 },
      { week: 'nextWeek', count: 1 },
    ]);
  });
});
