import { startPrefetch } from './start-prefetch';

/**
 * The inline script of a list's page, besides `page.ts`: its first calls, in parallel with its
 * files. Kept under 2 kB.
 */
try {
  startPrefetch(window, JSON.parse(document.currentScript?.dataset.asks ?? ''));
} catch {
  // There is no session, or only the portal can decide about this address.
}
