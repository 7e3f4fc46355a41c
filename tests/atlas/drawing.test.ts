import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { nextPart } from '../../atlas/drawing/keyboard';

import { wrap } from '../../atlas/layout/block';

import { hands, type Measure } from '../../atlas/layout/type';

/** Every letter is as wide as a wide one. */
const measure: Measure = (text, hand) => text.length * hands[hand].size * 0.6;

describe('the drawing', () => {
  it('a long text is broken at spaces and never loses a word', () => {
    const text = 'altrimenti se la risposta si è persa per strada';
    const lines = wrap(text, 'guard', 120, measure);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(measure(line, 'guard')).toBeLessThanOrEqual(120);
  });

  it('a long word is broken after its slash, a status and an address are not', () => {
    const broken = (text: string) => wrap(text, 'guard', 90, measure);
    expect(broken('Addebiti/accrediti generati')).toEqual(['Addebiti/', 'accrediti', 'generati']);
    expect(broken('406 / 5709')).toEqual(['406 / 5709']);
    expect(broken('da /RegistrationSelect')).toEqual(['da', '/RegistrationSelect']);
  });
});

describe('the drawing by keyboard', () => {
  const chart = charts.find(({ slug }) => slug === 'first-email')?.chart;
  if (chart === undefined) throw new Error('No first e-mail');
  const state = 'firstEmail.choosing.filling';

  it('right follows the first transition to where it leads', () => {
    const arrow = nextPart(chart, state, 'ArrowRight') ?? '';
    expect(chart.arrows.find(({ id }) => id === arrow)?.guard).toBe('replacesEmail');
    expect(nextPart(chart, arrow, 'ArrowRight')).toBe('firstEmail.choosing.sending');
    expect(nextPart(chart, arrow, 'ArrowLeft')).toBe(state);
  });
});
