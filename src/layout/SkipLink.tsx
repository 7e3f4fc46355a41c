import { layoutTexts } from '../italian/portal';

export const contentId = 'contenuto';

export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="sr-only z-50 rounded-control bg-accent px-5 py-3 font-semibold text-onaccent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {layoutTexts.skip}
    </a>
  );
}
