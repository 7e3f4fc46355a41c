import { fillBanner } from './banner';

/**
 * The inline script in front of a page with a banner. It fills the banner as soon as it is written,
 * before anything is painted: a warning that came later would move the page.
 */
new MutationObserver((_, observer) => {
  const isWritten = document.querySelector('[data-banner] ~ *') !== null;
  if (!isWritten) return;
  observer.disconnect();
  fillBanner();
}).observe(document, { childList: true, subtree: true });
