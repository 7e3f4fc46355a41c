import { startPrefetch } from './start-prefetch';

/**
 * What the page of a list has besides `page.ts`, in the page itself: its first calls, beside all
 * else that it needs. Kept under 2 kB.
 */
try {
  startPrefetch(window, JSON.parse(document.currentScript?.dataset.asks ?? ''));
} catch {
  // There is no session, or the portal has to look at this address itself.
}
