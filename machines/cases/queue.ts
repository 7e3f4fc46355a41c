import type { OpenCase } from '../../acquirer/contract/open-cases';
import { pageSize } from '../../acquirer/contract/pages';
import type { CaseReceipt } from './case-detail/case-detail.types';

/** A page of Richieste aperte. */
export interface QueuePage {
  readonly queue: readonly OpenCase[];
  readonly inboxPage: number;
  /** The number of open cases on all pages. */
  readonly queueTotal: number;
}

/** The case on the screen, or the one just answered, and the page that it was opened from. */
interface Shown extends QueuePage {
  readonly caseId: string;
  readonly receipt: CaseReceipt | null;
}

const placeIn = (queue: readonly OpenCase[], caseId: string) =>
  queue.findIndex((row) => row.caseId === caseId);

/** The open case on the screen; undefined where none is. */
export const shownIn = ({ queue, caseId }: Pick<Shown, 'queue' | 'caseId'>) =>
  queue[placeIn(queue, caseId)];

/** The open case after this one on its page; undefined after the last one. */
export const nextOf = (queue: readonly OpenCase[], caseId: string): OpenCase | undefined => {
  const place = placeIn(queue, caseId);
  return place < 0 ? undefined : queue[place + 1];
};

/** The case on the screen, or the one of the receipt. */
export const currentCase = ({ caseId, receipt }: Pick<Shown, 'caseId' | 'receipt'>) =>
  caseId || (receipt?.caseId ?? '');

export const isFromInbox = (shown: Pick<Shown, 'queue' | 'caseId' | 'receipt'>) =>
  placeIn(shown.queue, currentCase(shown)) >= 0;

/** The page continues after the shown case, or another page follows. */
export const hasNext = (shown: Shown) =>
  isFromInbox(shown) &&
  (nextOf(shown.queue, currentCase(shown)) !== undefined ||
    shown.inboxPage * pageSize < shown.queueTotal);
