import { readFileSync } from 'node:fs';

/** A figure of /metrics; each reading resets the delays of the event loop. */
const figure = (text, name) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

/** Reads the acquirer's own figures now: they cover the time since the last reading. */
export const look = async (address) => {
  const text = await (await fetch(`${address}/metrics`)).text();
  const ms = (name) => Math.round(figure(text, name) * 1000);
  return {
    p99: ms('nodejs_eventloop_lag_p99_seconds'),
    longest: ms('nodejs_eventloop_lag_max_seconds'),
  };
};

/** Megabytes in memory, and the most there ever were, where the system says so. */
export const memoryOf = (pid) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mb = (name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: mb('VmRSS'), most: mb('VmHWM') };
  } catch {
    return { now: Number.NaN, most: Number.NaN };
  }
};
