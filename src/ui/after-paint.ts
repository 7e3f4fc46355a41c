/** A hidden window is not painted. */
const unseenMs = 200;

/** Runs `work` once what has just been changed is on the screen; answers how to drop it. */
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
