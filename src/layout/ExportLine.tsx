import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { exportsMachine } from '../../machines/navigation/exports/exports.machine';
import {
  criteria,
  hasCompleted,
  isRunning,
  progress,
} from '../../machines/shared/export/export-work/export-work.selectors';
import type { ExportJob } from '../../machines/shared/export/jobs';
import { exportLineTexts } from '../italian/export';
import { Notice } from '../ui/Notice';
import { Progress } from '../ui/Progress';
import { pageWidth } from './frame-look';

interface JobProps {
  readonly work: ExportJob['work'];
  readonly onDismiss: () => void;
}

/** One export: how far it is, then its result. */
export function ExportedJob({ work, onDismiss }: JobProps) {
  const snapshot = useSelector(work, (current) => current);
  const { month = '', day = '' } = criteria(snapshot);
  const running = isRunning(snapshot);
  const completed = hasCompleted(snapshot);
  const ended = completed ? exportLineTexts.ready : exportLineTexts.failed;
  return (
    <li>
      <div role="status">
        {running ? (
          <p className="sr-only">{exportLineTexts.running(month, day)}</p>
        ) : (
          <Notice
            tone={completed ? 'success' : 'error'}
            title={ended(month, day)}
            onDismiss={onDismiss}
          >
            {completed ? exportLineTexts.readyAdvice : exportLineTexts.failedAdvice}
          </Notice>
        )}
      </div>
      {running && (
        <Progress
          label={exportLineTexts.running(month, day)}
          done={progress(snapshot)}
          onCancel={onDismiss}
        />
      )}
    </li>
  );
}

/** FLO-013, FLO-014: the exports whose page was left, on every page until their result is read. */
export function ExportLine({ actor }: { readonly actor: ActorRefFrom<typeof exportsMachine> }) {
  const jobs = useSelector(actor, (snapshot) => snapshot.context.jobs);
  const left = jobs.filter(({ isFollowed }) => !isFollowed);
  if (left.length === 0) return null;
  return (
    <div className="sticky bottom-0 z-20 low:static border-line border-t bg-surface shadow-raised print:hidden">
      <ul className={`grid gap-2 py-3 ${pageWidth}`}>
        {left.map(({ key, work }) => (
          <ExportedJob
            key={key}
            work={work}
            onDismiss={() => actor.send({ type: 'export.dismissed', key })}
          />
        ))}
      </ul>
    </div>
  );
}
