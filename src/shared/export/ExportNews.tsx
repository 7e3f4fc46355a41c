import type { ComponentProps } from 'react';
import { sharedTexts } from '../../italian/shared';
import { Icon } from '../../ui/Icon';
import { ExportStatus } from './ExportStatus';

type StatusProps = ComponentProps<typeof ExportStatus>;

interface ExportNewsProps extends Omit<StatusProps, 'actor'> {
  /** The running export, if there is one. */
  readonly actor: StatusProps['actor'] | undefined;
  /** The last export was handed over. */
  readonly exported: boolean;
}

/** The export's progress and end, beside ESPORTA (FLO-014). */
export function ExportNews({ actor, exported }: ExportNewsProps) {
  return (
    <>
      {actor && <ExportStatus actor={actor} />}
      <div role="status" className="empty:absolute print:hidden">
        {!actor && exported && (
          <p className="flex items-center gap-2 text-success">
            <Icon name="success" />
            {sharedTexts.exported}
          </p>
        )}
      </div>
    </>
  );
}
