import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ExportEvent, exportMachine } from '../../machines/export/export.machine';
import {
  type ExportSnapshot,
  type ExportState,
  exportState,
  progress,
} from '../../machines/export/export.selectors';
import { sharedTexts } from '../italian/shared';
import { Dialog } from '../ui/Dialog';
import { Progress } from '../ui/Progress';
import { useActiveSnapshot } from '../use-active-snapshot';

interface PartProps {
  readonly snapshot: ExportSnapshot;
  readonly send: (event: ExportEvent) => void;
}

function UnderWay({ snapshot, send }: PartProps) {
  return (
    <Progress
      label={sharedTexts.exporting}
      done={progress(snapshot)}
      onCancel={() => send({ type: 'export.cancelled' })}
    />
  );
}

const dialog =
  (text: string) =>
  ({ send }: PartProps) => (
    <Dialog title={sharedTexts.warning} onClose={() => send({ type: 'dialog.closed' })}>
      <p>{text}</p>
    </Dialog>
  );

const screens = {
  checking: UnderWay,
  fetching: UnderWay,
  writing: UnderWay,
  tooMany: dialog(sharedTexts.tooManyRows),
  notWritten: dialog(sharedTexts.workbookNotWritten),
} satisfies Record<ExportState, ComponentType<PartProps>>;

/** How an export is getting on, or why it is not (MOV-021, FLO-013). */
export function ExportStatus({ actor }: { actor: ActorRefFrom<typeof exportMachine> }) {
  const snapshot = useActiveSnapshot(actor);
  const Screen = screens[exportState(snapshot)];
  return <Screen snapshot={snapshot} send={actor.send} />;
}
