import { useEffect } from 'react';
import { pathOf } from '../../machines/pages';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const link = () =>
  document.querySelector<HTMLAnchorElement>(`a[href="${pathOf('findMovements')}"]`);

/** The field of the page, of the row, or of Home, where there is one. */
const field = () => {
  const found = document.querySelector<HTMLInputElement>('[data-find] input, input[data-find]');
  return found !== null && found.offsetParent !== null ? found : null;
};

/**
 * The key `/` focuses the field; without a field it opens 'Trova un movimento', as the navigation
 * does.
 */
export function FindKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (event.key !== '/' || !isPlain || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      const shown = field();
      if (shown === null) return link()?.click();
      shown.select();
      shown.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
