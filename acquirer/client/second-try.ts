import type { CallContract } from '../contract/call';
import { secondsToWait } from './answer';

/** Seconds before the retry where the answer names none. */
const usual = 1;

/** In seconds: a longer wait belongs on the screen, not before it. */
const longest = 5;

/** Rejects when the signal fires first. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });

/** The answer of a call; of a read that is answered with 503 the answer of its second try. */
export const askedTwice = async (
  { reads }: CallContract,
  send: () => Promise<Response>,
  signal: AbortSignal,
) => {
  const response = await send();
  const seconds = secondsToWait(response) || usual;
  if (reads !== true || response.status !== 503 || seconds > longest) return response;
  await pause(seconds, signal);
  return send();
};
