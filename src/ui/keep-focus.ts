const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

const isAfter = (start: Node, element: Element) =>
  !start.contains(element) &&
  (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Where an element was: after the sibling that is still there, or first in its parent. */
interface Gap {
  readonly parent: Element;
  readonly before: Node | null;
}

const gapOf = (lost: Element, records: readonly MutationRecord[]): Gap | null => {
  for (const { target, removedNodes, previousSibling } of records) {
    if (![...removedNodes].some((node) => node.contains(lost))) continue;
    if (!(target instanceof Element && target.isConnected)) continue;
    return { parent: target, before: previousSibling?.isConnected ? previousSibling : null };
  }
  return null;
};

/** What comes next in the same page or dialog; at its end, what comes before. */
const nearest = ({ parent, before }: Gap): HTMLElement | null => {
  const scope = parent.closest('dialog, main') ?? parent.ownerDocument.body;
  const all = [...scope.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.closest('[inert]') === null && element.checkVisibility?.() !== false,
  );
  const follows = (element: Element) =>
    before === null
      ? parent.contains(element) || isAfter(parent, element)
      : isAfter(before, element);
  return all.find(follows) ?? all.at(-1) ?? scope.closest('main');
};

/**
 * Whenever the focused element is removed or replaced and nothing else takes the focus, the next
 * element gets it, so a keyboard never starts over at the top. Returns the function that stops it.
 */
export const keepFocus = (page: Document) => {
  let last: Element | null = null;
  const note = ({ target }: Event) => {
    last = target instanceof Element ? target.closest(`:is(${focusable}):not(main)`) : null;
  };
  const observer = new MutationObserver((records) => {
    if (last === null || last.isConnected || page.activeElement !== page.body) return;
    const gap = gapOf(last, records);
    if (gap !== null) nearest(gap)?.focus();
  });
  // A press beside every control leaves the page without a focus on purpose.
  page.addEventListener('focusin', note);
  page.addEventListener('pointerdown', note);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', note);
    page.removeEventListener('pointerdown', note);
  };
};
