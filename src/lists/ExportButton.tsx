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
