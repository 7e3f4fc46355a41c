import type { ReactNode } from 'react';
import * as select from '../../machines/shared/list/list.selectors';
import { sharedTexts } from '../italian/shared';
import { Button } from '../ui/Button';
import type { ListPartProps } from './ListRows';

/** FLO-013: ESPORTA of a list. */
export function ExportButton({ snapshot, send }: ListPartProps) {
  return (
    <Button
      look="secondary"
      icon="download"
      pending={select.exporting(snapshot) !== undefined}
      onClick={() => send({ type: 'export.requested' })}
    >
      {sharedTexts.export}
    </Button>
  );
}

interface ListActionsProps {
  readonly children: ReactNode;
  /** One above the other on a desk, where figures of several lines leave less room. */
  readonly stacked?: boolean;
}

/** The actions on the rows of a list, side by side; on a phone they share the width. */
export function ListActions({ children, stacked = false }: ListActionsProps) {
  return (
    <div
      data-stacked={stacked || undefined}
      className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow max-sm:[&>div>button]:w-full xl:data-stacked:flex-col xl:data-stacked:items-stretch xl:data-stacked:[&>div>button]:w-full"
    >
      {children}
    </div>
  );
}
