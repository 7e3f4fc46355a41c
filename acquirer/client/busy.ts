import type { CallContract } from '../contract/call';

const longest = 30;

/** After how many seconds a file is asked for again that the back end has no room to make now (429); 0 for any other answer. */
export const secondsToWait = ({ receive }: CallContract, { status, headers }: Response) => {
  const after = headers.get('retry-after') ?? '';
  if (receive !== 'file' || status !== 429 || !/^[1-9]\d{0,3}$/.test(after)) return 0;
  return Math.min(Number(after), longest);
};

/** Rejects when the signal fires first. */
export const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });
