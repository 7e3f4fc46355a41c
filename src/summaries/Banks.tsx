import type { Totals } from '../../machines/totals';
import { formatEuro } from '../italian/format';
import { summaryTexts } from '../italian/summaries';

/**
 * The parts that the figures leave out, and the share of each bank; a single bank is not listed.
 */
export function Banks({ totals }: { readonly totals: Totals | null }) {
  const banks = totals?.banks ?? [];
  return (
    <>
      <span className="mr-6 inline-block">{summaryTexts.withoutCancelled}</span>
      {banks.length > 1 &&
        banks.map(({ bank, sums }) => (
          <span key={bank} className="mr-6 inline-block tabular-nums max-xl:block">
            {summaryTexts.ofBank(bank, formatEuro(sums.declared ?? 0))}
          </span>
        ))}
    </>
  );
}
