import type { ReactNode } from 'react';
import { homeSummaryTexts } from '../../italian/home-summary';

interface SummaryFrameProps {
  /** Says whose figures they are. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the overview, equally large before and after its figures arrive. */
export function SummaryFrame({ title, children }: SummaryFrameProps) {
  return (
    <section aria-label={homeSummaryTexts.title}>
      <h2 className="text-xl font-bold max-sm:sr-only sm:mb-3">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:auto-rows-fr sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {children}
      </div>
    </section>
  );
}

const cardShape = 'rounded-panel border px-4 sm:min-h-36 sm:py-3 sm:max-[36rem]:min-h-42';

/** On a phone a minor figure takes one line. Where the words need another line there is room for it. */
export const cardShapes = {
  major: `${cardShape} min-h-24 py-3`,
  middle: `${cardShape} min-h-18 py-3 max-[22.5rem]:min-h-24`,
  minor: `${cardShape} min-h-11 py-2`,
} as const;

/** A figure that is loading. */
export function CardToCome({ weight }: { weight: keyof typeof cardShapes }) {
  return <div aria-hidden="true" className={`${cardShapes[weight]} border-line bg-surface`} />;
}
