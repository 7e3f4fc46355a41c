/** What has just come takes the focus, but not from somebody who has opened a menu meanwhile. */
export const focusOnEntry = (heading: HTMLHeadingElement | null) => {
  if (document.activeElement?.closest('[data-open]')) return;
  heading?.focus();
};
