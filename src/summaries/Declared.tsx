import type { ReactNode } from 'react';
import type { Summary } from '../../acquirer/contract/summaries';
import { summaryTexts } from '../italian/summaries';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface DeclaredProps {
  readonly row: Summary;
  readonly children: ReactNode;
}

export function DeclaredGross({ row, children }: DeclaredProps) {
  const { declaredGrossAmount: declared, calculatedGrossAmount: calculated } = row;
  return <Declared differs={declared !== calculated}>{children}</Declared>;
}

export function DeclaredNet({ row, children }: DeclaredProps) {
  const { declaredNetAmount: declared, calculatedNetAmount: calculated } = row;
  return <Declared differs={declared !== calculated}>{children}</Declared>;
}

/** A declared amount, marked where it differs from the calculated one. */
function Declared({ differs, children }: { differs: boolean; children: ReactNode }) {
  if (!differs) return children;
  return (
    <strong title={summaryTexts.differs}>
      <VisuallyHidden>{`${summaryTexts.differs}: `}</VisuallyHidden>
      {children}
    </strong>
  );
}
