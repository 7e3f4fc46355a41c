import type { Started, WithCalls } from './start-prefetch';

/** A response older than this is out of date. */
const freshMs = 30_000;

const headersOf = (headers: HeadersInit | undefined) =>
  JSON.stringify([...new Headers(headers)].sort());

const isSame = (started: Started, address: string, { headers, body }: RequestInit) =>
  started.address === address &&
  started.body === body &&
  headersOf(started.headers) === headersOf(headers);

const follow = (signal: AbortSignal | null | undefined, { abort }: Started) => {
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
};

/**
 * A response that the page requested before the portal was loaded. If the portal's first request
 * to that address equals the prefetched one, it takes over that response once. A different one, or
 * a timeout, drops it.
 */
export const takePrefetched =
  (window: Window & WithCalls) =>
  (address: string, request: RequestInit): Promise<Response> | undefined => {
    const started = window.portalPrefetched ?? [];
    const next = started[0];
    if (next === undefined) {
      // The code that takes one prefetched response also needs the others.
      window.portalPrefetched = undefined;
      return undefined;
    }
    // Another part of the portal may ask meanwhile.
    if (next.address !== address) return undefined;
    if (!isSame(next, address, request) || Date.now() - next.at > freshMs) {
      for (const { abort } of started.splice(0)) abort();
      return undefined;
    }
    started.shift();
    follow(request.signal, next);
    return next.answer;
  };
