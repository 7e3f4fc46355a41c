/** In milliseconds: a smaller difference may be that of the network, or of a cache before it. */
const tolerated = 5 * 60_000;

/** In milliseconds: how far the acquirer's clock is ahead of the browser's. */
let ahead = 0;

/** Reads the acquirer's time from the `Date` of an answer; `Age` is its time in a shared cache. */
export const readClock = ({ headers }: Response): void => {
  const sent = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  if (Number.isNaN(sent)) return;
  const difference = sent - Date.now();
  ahead = Math.abs(difference) > tolerated ? difference : 0;
};

/**
 * The present by the acquirer's clock where the browser's differs from it by more than five
 * minutes, else by the browser's. Deadlines and the day it is in Italy are counted from it.
 */
export const now = (): Date => new Date(Date.now() + ahead);
