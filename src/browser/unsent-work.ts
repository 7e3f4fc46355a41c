import { type EventObject, fromCallback } from 'xstate';
import type { UnsentWork } from '../../machines/flow-result';
import type { UnsentAnswer } from '../../machines/navigation/leaving/leaving.actors';
import { isExportRunning } from '../../machines/shared/export/jobs';

/** Where this browser stores unsent work. */
export interface Drafts {
  /** What the flows keep. */
  flows(): readonly UnsentWork[];
  /** The cases with a reply in progress. */
  replies(): readonly string[];
  /** Whether files or photographs were chosen for one. */
  areFilesWaiting(): Promise<boolean>;
  /** Whether the acquirer stores drafts too. */
  isOnAcquirer(): boolean;
}

/** A browser that does not answer must not delay the logout. */
const patienceMs = 2000;

const orFalse = (asked: Promise<boolean>) =>
  Promise.race([
    asked.catch(() => false),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs)),
  ]);

const answerOf = (drafts: Drafts, areFilesWaiting: boolean, exportRuns: boolean): UnsentAnswer => {
  const replies = drafts.replies();
  const reply = replies.length > 0 || areFilesWaiting ? (['reply'] as const) : [];
  const exports = exportRuns ? (['export'] as const) : [];
  const work = [...new Set([...reply, ...drafts.flows(), ...exports])];
  if (work.length === 0) return { type: 'unsent.none' };
  return { type: 'unsent.found', work, cases: drafts.isOnAcquirer() ? replies : [] };
};

/** LOG-031: what Esci ends, of this page and of those that were left: unsent work, exports that run. */
export const findUnsent = (drafts: Drafts) =>
  fromCallback<EventObject, undefined>(({ sendBack, system }) => {
    orFalse(drafts.areFilesWaiting()).then((areFilesWaiting) =>
      sendBack(answerOf(drafts, areFilesWaiting, isExportRunning(system))),
    );
  });
