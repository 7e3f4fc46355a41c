import type { ReactNode } from 'react';
import { homeSummaryTexts } from '../../italian/home-summary';

/** The place of the summary: as large before its figures come as when they are there. */
export function SummaryFrame({ children }: { children: ReactNode }) {
  return (
    <section aria-label={homeSummaryTexts.title}>
      <h2 className="mb-3 text-xl font-bold">{homeSummaryTexts.title}</h2>
      <div className="grid gap-2 sm:auto-rows-fr sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {children}
      </div>
    </section>
  );
}

export const cardShape = 'min-h-24 rounded-panel border px-4 py-3 sm:min-h-36';

/** A figure on its way. */
export function CardToCome() {
  return <div aria-hidden="true" className={`${cardShape} border-line bg-surface`} />;
}
