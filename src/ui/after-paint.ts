/** A hidden window is not painted. */
const unseenMs = 200;

/** Runs `work` after the next paint; returns the function that cancels it. */
export const afterPaint = (work: () => void) => {
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
