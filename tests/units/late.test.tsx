// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { late } from '../../src/late';

afterEach(() => vi.useRealTimers());

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
    render(page(late(load)));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    screen.getByText('Attesa');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    screen.getByText('Eccolo');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is drawn without a wait once it has come', async () => {
    const Shown = late(() => Promise.resolve(Part));
    await Shown.arrive();
    const { container } = render(page(Shown));
    expect(container.textContent).toBe('Eccolo');
  });
});
