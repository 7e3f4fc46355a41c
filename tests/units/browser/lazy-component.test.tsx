// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../../src/browser/lazy-component';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Part() {
  return <p>Eccolo</p>;
}

const page = (Shown: ComponentType) => (
  <Suspense fallback={<p>Attesa</p>}>
    <Shown />
  </Suspense>
);

describe('a part of a page whose code comes later', () => {
  it('is asked for again until the line is back, and leaves the page as it is meanwhile', async () => {
    vi.useFakeTimers();
    const load = vi.fn().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue(Part);
    render(page(lazyComponent(load)));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    screen.getByText('Attesa');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    screen.getByText('Eccolo');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives way, after so many tries, to what stands in its place', async () => {
    vi.useFakeTimers();
    const load = vi.fn().mockRejectedValue(new TypeError('no line'));
    const missing = () => <p>Manca</p>;
    render(page(lazyComponent(load, { tries: 2, missing })));
    await act(() => vi.advanceTimersByTimeAsync(2500));
    screen.getByText('Manca');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
