import type { ReactNode } from 'react';
import { formatWhole } from '../italian/format';
import { cancelledMovements, movementTexts } from '../italian/movements';
import { Tag } from '../ui/Tag';

const cancelled = 'A';

/** The state of a movement; a cancelled one is emphasised. */
export function Status({ code }: { code: string }) {
  const text = movementTexts.status(code);
  return code === cancelled ? <Tag tone="danger">{text}</Tag> : <span>{text}</span>;
}

interface CountProps {
  /** `cancelled`: how many of it are; null where the acquirer does not say it. */
  readonly row: { readonly cancelled: number | null };
  /** 'di cui 96 annullati', in the gender of what is counted. */
  readonly text?: (count: string) => string;
  readonly children: ReactNode;
}

/** A number of movements, and below it how many of them are cancelled. */
export function MovementCount({
  row: { cancelled: count },
  text = cancelledMovements,
  children,
}: CountProps) {
  if (count === null || count === 0) return <span>{children}</span>;
  return (
    <>
      <span className="block print:inline">{children}</span>
      <span className="block text-xs text-ink-soft print:ms-1 print:inline">
        {text(formatWhole(count))}
      </span>
    </>
  );
}
