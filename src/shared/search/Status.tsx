import type { ReactNode } from 'react';
import { formatWhole } from '../../italian/format';
import { cancelledText, movementTexts } from '../../italian/movements';
import { Tag } from '../../ui/Tag';

const cancelled = 'A';

/** The state of a movement; a cancelled one is emphasised. */
export function Status({ code }: { code: string }) {
  const text = movementTexts.status(code);
  return code === cancelled ? <Tag tone="danger">{text}</Tag> : text;
}

interface CountProps {
  /** `cancelled`: how many of it are; null where the acquirer does not say it. */
  readonly row: { readonly cancelled: number | null };
  readonly children: ReactNode;
}

/** A number of movements, and below it how many of them are cancelled. */
export function MovementCount({ row: { cancelled: count }, children }: CountProps) {
  if (count === null || count === 0) return children;
  return (
    <>
      <span className="block">{children}</span>
      <span className="block text-sm text-ink-soft">{cancelledText(formatWhole(count))}</span>
    </>
  );
}
