import { startTransition, useEffect, useState } from 'react';

/** A hidden window is not painted. */
const unseenMs = 200;

/** Runs `work` after the next paint; returns the function that cancels it. */
const afterPaint = (work: () => void) => {
  let timer = setTimeout(work, unseenMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * Renders new rows in two steps: the `first` of them immediately, the others after the next paint.
 * Rows outside the window delay nothing.
 */
export function useFirstRowsFirst<Row>(rows: readonly Row[], first: number): readonly Row[] {
  const [whole, setWhole] = useState(rows);
  const rest = rows !== whole && rows.length > first;
  useEffect(() => {
    if (!rest) {
      if (whole.length > first) setWhole(rows);
      return;
    }
    return afterPaint(() => startTransition(() => setWhole(rows)));
  }, [rows, rest, whole, first]);
  return rest ? [...rows.slice(0, first), ...whole.slice(first, rows.length)] : rows;
}
