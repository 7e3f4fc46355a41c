// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { layoutOf } from '../../../src/statistics/chart-layout';
import { PeriodChart } from '../../../src/statistics/PeriodChart';
import { shownPeriods } from '../../../src/statistics/periods';
import { statistic, thirteenMonths, today } from '../../../walks/statistics/statistics.rows';
import { descriptionOf, expectAccessible } from '../ui/support';

afterEach(cleanup);

const months = shownPeriods(thirteenMonths, 'm', today);
const chart = () => screen.getByRole('img', { name: 'Importo lordo e netto nel tempo' });
const texts = () => [...chart().querySelectorAll('text')].map((text) => text.textContent);

describe('the chart above the statistics', () => {
  it('has two bars for each period', () => {
    render(<PeriodChart periods={months} />);
    expect(chart().querySelectorAll('rect')).toHaveLength(26);
  });

  it('has an axis of Italian amounts', () => {
    render(<PeriodChart periods={months} />);
    expect(texts().slice(0, 6)).toEqual([
      '0 €',
      '500 €',
      '1.000 €',
      '1.500 €',
      '2.000 €',
      '2.500 €',
    ]);
  });

  it('counts in millions where the amounts are', () => {
    render(<PeriodChart periods={shownPeriods([statistic(2026, 1, 1_900_000)], 's', today)} />);
    expect(texts().slice(0, 3)).toEqual(['0 €', '0,5 mln €', '1 mln €']);
  });

  it('says in words what it shows, and that the table has it all', async () => {
    render(<PeriodChart periods={months} />);
    const words = descriptionOf(chart()).replaceAll('\u00a0', ' ');
    expect(words).toContain('Novembre 2026, con 2.200,00 € lordi e 2.187,66 € netti');
    expect(words).toContain('Tutti i valori sono nella tabella qui sotto.');
    await expectAccessible();
  });

  it('marks the periods that are partial, and only then explains the mark', () => {
    const { rerender } = render(<PeriodChart periods={months} />);
    screen.getByText('Periodo parziale');
    expect(chart().querySelectorAll('rect[fill^="url"]')).toHaveLength(2);
    rerender(<PeriodChart periods={months.slice(0, 3)} />);
    expect(screen.queryByText('Periodo parziale')).toBeNull();
    expect(chart().querySelectorAll('rect[fill^="url"]')).toHaveLength(0);
  });

  it('draws a negative amount below zero', () => {
    render(<PeriodChart periods={shownPeriods([statistic(2026, 1, -100)], 'm', today)} />);
    const [gross] = chart().querySelectorAll('rect');
    expect(Number(gross?.getAttribute('height'))).toBeGreaterThan(0);
    expect(texts()).toContain('-100 €');
  });

  it('names every month where there is room, fewer on a phone, and the last one always', () => {
    expect(layoutOf(months, 1168).labelEvery).toBe(1);
    const phone = layoutOf(months, 296);
    expect(phone.labelEvery).toBeGreaterThan(1);
    expect(phone.barWidth).toBeGreaterThan(4);
    expect(phone.centreOf(12) + phone.barWidth).toBeLessThan(296);
  });
});
