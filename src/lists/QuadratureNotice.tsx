import type { Mismatch } from '../../machines/totals';
import { quadratureTexts } from '../italian/search';
import { Notice } from '../ui/Notice';
import { formatTotal, type TotalLabels } from './labels';

interface QuadratureNoticeProps {
  readonly mismatches: readonly Mismatch[];
  readonly labels: TotalLabels;
}

/** A notice where the rows do not add up to the totals above them; it blocks nothing. */
export function QuadratureNotice({ mismatches, labels }: QuadratureNoticeProps) {
  if (mismatches.length === 0) return null;
  return (
    <Notice tone="warning" title={quadratureTexts.title} announce="status">
      <p>{quadratureTexts.warning}</p>
      <ul className="my-1 list-disc pl-5">
        {mismatches.map(({ name, announced, found }) => (
          <li key={name}>
            {quadratureTexts.mismatch(
              labels[name] ?? name,
              formatTotal(name, announced),
              formatTotal(name, found),
            )}
          </li>
        ))}
      </ul>
      <p>{quadratureTexts.advice}</p>
    </Notice>
  );
}
