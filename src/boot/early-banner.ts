import { fillBanner } from './banner';

/**
 * The inline script in front of a page with a banner. It fills the banner as soon as it is written,
 * before anything is painted: a warning that came later would move the page.
 */
const isWritten = () => document.querySelector('[data-banner] > :last-child p + p') !== null;

new MutationObserver((_, observer) => {
  if (!isWritten()) return;
  observer.disconnect();
  fillBanner();
}).observe(document, { childList: true, subtree: true });

// A text that arrived in two pieces is whole now.
document.addEventListener('DOMContentLoaded', fillBanner);
