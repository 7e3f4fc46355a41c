// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { statistic, thirteenMonths, today } from '../../../paths/statistics/statistics.rows';
import { layoutOf } from '../../../src/statistics/chart-layout';
import { comparedPeriods } from '../../../src/statistics/comparison';
import { PeriodChart } from '../../../src/statistics/PeriodChart';
import { beginsNow, shownPeriods } from '../../../src/statistics/periods';
import { descriptionOf, expectAccessible } from '../ui/support';

afterEach(cleanup);

const months = shownPeriods(thirteenMonths, 'm', today);

const chart = () => screen.getByRole('img', { name: 'Incassi e commissioni nel tempo' });
const texts = () => [...chart().querySelectorAll('text')].map((text) => text.textContent);

describe('the chart above the statistics', () => {
  it('compares equal days alone: a partial period with none of a year before', () => {
    expect(comparedPeriods(months).map(({ yearBefore }) => yearBefore)).toEqual(
      Array(13).fill(null),
    );
    render(<PeriodChart periods={months} />);
    expect(chart().querySelectorAll('rect')).toHaveLength(13);
    expect(screen.queryByText('Stesso periodo di un anno prima')).toBeNull();
  });

  it.each([
    ['m', '2026-11-28', true],
    ['t', '2026-10-15', true],
    ['t', '2026-11-28', false],
    ['s', '2026-07-01', true],
    ['s', '2026-11-28', false],
  ] as const)(
    'compares the running period %s on %s: %s, as the 13 months hold its first days or not',
    (period, day, expected) => {
      expect(beginsNow(period, day)).toBe(expected);
    },
  );

  it('has beside the running period its same days of a year before, and says so', () => {
    const running = { ...(thirteenMonths.at(-1) ?? statistic(2026, 11)), sameDaysBefore: 700 };
    render(
      <PeriodChart periods={shownPeriods([...thirteenMonths.slice(0, -1), running], 'm', today)} />,
    );
    expect(chart().querySelectorAll('rect[stroke-dasharray]')).toHaveLength(1);
    expect(descriptionOf(chart())?.replaceAll('\u00a0', ' ')).toContain(
      'Novembre 2026: 2.200,00 €, contro 700,00 € di Novembre 2025 (stessi giorni).',
    );
  });

  it('says how a whole period compares with the one before, where it fits, and never of a partial one', () => {
    const changes = comparedPeriods(months).map(({ change }) => change);
    expect(changes.at(-1)).toBeNull();
    expect(changes[0]).toBeNull();
    expect(changes[2]).toBeCloseTo(1200 / 1100 - 1);
    render(<PeriodChart periods={months.slice(1, 5)} />);
    expect(texts()).toContain('+9,1%');
  });

  it('says in words what it shows, and that the table has it all', async () => {
    render(<PeriodChart periods={months} />);
    const words = descriptionOf(chart()).replaceAll('\u00a0', ' ');
    expect(words).toContain('Gli incassi più alti: Novembre 2026, con 2.200,00 €.');
    expect(words).toContain('Tutti i valori sono nella tabella qui sotto.');
    await expectAccessible();
  });

  it('marks the periods that are partial, and only then explains the mark', () => {
    const { rerender } = render(<PeriodChart periods={months} />);
    screen.getByText('Periodo parziale');
    expect(chart().querySelectorAll('rect[fill^="url"]')).toHaveLength(1);
    rerender(<PeriodChart periods={months.slice(0, 3)} />);
    expect(screen.queryByText('Periodo parziale')).toBeNull();
    expect(chart().querySelectorAll('rect[fill^="url"]')).toHaveLength(0);
  });

  it('names every month where there is room, fewer on a phone, and the last one always', () => {
    const compared = comparedPeriods(months);
    const ruler = { letter: 7.5, line: 20 };
    expect(layoutOf(compared, 1168, ruler).labelEvery).toBe(1);
    const phone = layoutOf(compared, 296, ruler);
    expect(phone.labelEvery).toBeGreaterThan(1);
    expect(phone.barWidth).toBeGreaterThan(4);
    expect(phone.centreOf(12) + phone.barWidth).toBeLessThan(296);
  });
});
