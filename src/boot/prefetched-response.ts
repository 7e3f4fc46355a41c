import type { Started, WithCalls } from './start-prefetch';

/** Older than this is not what is there now. */
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
 * The answer of a call that the page has begun before the portal was there: to whoever makes the
 * same call next, once. As soon as another is made, or the time is over, what was begun is dropped.
 */
export const takePrefetched =
  (window: Window & WithCalls) =>
  (address: string, request: RequestInit): Promise<Response> | undefined => {
    const started = window.portalPrefetched ?? [];
    const next = started[0];
    if (next === undefined) {
      // Whoever has asked for this asks for the rest too.
      window.portalPrefetched = undefined;
      return undefined;
    }
    if (!isSame(next, address, request) || Date.now() - next.at > freshMs) {
      for (const { abort } of started.splice(0)) abort();
      return undefined;
    }
    started.shift();
    follow(request.signal, next);
    return next.answer;
  };
