import type { Totals } from '../../machines/totals';
import { formatEuro } from '../italian/format';
import { summaryTexts } from '../italian/summaries';

/** What the figures leave out, and what each bank has of them; one bank alone has all of them. */
export function Banks({ totals }: { readonly totals: Totals | null }) {
  const banks = totals?.banks ?? [];
  return (
    <>
      {summaryTexts.withoutCancelled}
      {banks.length > 1 &&
        banks.map(({ bank, sums }) => (
          <span key={bank} className="ml-6 inline-block tabular-nums max-xl:ml-0 max-xl:block">
            {summaryTexts.ofBank(
              bank,
              formatEuro(sums.declared ?? 0),
              formatEuro(sums.difference ?? 0),
            )}
          </span>
        ))}
    </>
  );
}
