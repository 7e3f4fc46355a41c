import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { exportMachine } from '../../../machines/shared/export/export.machine';
import {
  type ExportState,
  exportState,
  progress,
} from '../../../machines/shared/export/export.selectors';
import { sharedTexts } from '../../italian/shared';
import { Dialog } from '../../ui/Dialog';
import { Progress } from '../../ui/Progress';
import { useActiveSnapshot } from '../use-active-snapshot';
import type { ExportPartProps } from './screen-props';
import { TooManyRows } from './TooManyRows';

interface ExportStatusProps {
  readonly actor: ActorRefFrom<typeof exportMachine>;
}

function UnderWay({ snapshot, send }: ExportPartProps) {
  return (
    <Progress
      label={sharedTexts.exporting}
      done={progress(snapshot)}
      onCancel={() => send({ type: 'export.cancelled' })}
    />
  );
}

function NotWritten({ send }: ExportPartProps) {
  return (
    <Dialog title={sharedTexts.warning} onClose={() => send({ type: 'export.cancelled' })}>
      <p>{sharedTexts.workbookNotWritten}</p>
    </Dialog>
  );
}

const screens = {
  checking: UnderWay,
  working: UnderWay,
  tooMany: TooManyRows,
  countingDays: TooManyRows,
  notWritten: NotWritten,
} satisfies Record<ExportState, ComponentType<ExportPartProps>>;

/** The progress of an export, or its failure (MOV-021, FLO-013). */
export function ExportStatus({ actor }: ExportStatusProps) {
  const snapshot = useActiveSnapshot(actor);
  const Screen = screens[exportState(snapshot)];
  return <Screen snapshot={snapshot} send={actor.send} />;
}
