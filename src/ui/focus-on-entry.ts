/** New content takes the focus, unless the user has opened a menu meanwhile. */
export const focusOnEntry = (heading: HTMLHeadingElement | null) => {
  if (document.activeElement?.closest('[data-open]')) return;
  heading?.focus();
};
