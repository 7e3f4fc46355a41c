import type { SnapshotFrom } from 'xstate';
import { caseAddress } from '../../../acquirer/contract/rules/case-address';
import { pagesOf } from '../../shared/list/list.types';
import type { caseDetailMachine } from './case-detail.machine';
import {
  canReply,
  historyOf,
  isOpen,
  isViewed,
  historyRows as rowsOfHistory,
} from './case-detail.types';

export type CaseDetailSnapshot = SnapshotFrom<typeof caseDetailMachine>;

export const isLoading = (snapshot: CaseDetailSnapshot) => snapshot.hasTag('loading');
export const caseId = ({ context }: CaseDetailSnapshot) => context.caseId;
/** '' without a state, as none can be linked then. */
export const address = ({ context: { caseId, ebox, state } }: CaseDetailSnapshot) =>
  state === null ? '' : caseAddress({ caseId, ebox, state });
/** Null while loading. */
export const detail = ({ context }: CaseDetailSnapshot) => context.detail;

export const historyRows = ({ context }: CaseDetailSnapshot) => rowsOfHistory(context);
export const historyPage = ({ context }: CaseDetailSnapshot) => context.historyPage;
export const historyPages = ({ context }: CaseDetailSnapshot) => pagesOf(historyOf(context));
export const isRefreshingHistory = (snapshot: CaseDetailSnapshot) =>
  snapshot.matches({ open: { history: 'refreshing' } });
export const isHistoryNotRefreshed = (snapshot: CaseDetailSnapshot) =>
  snapshot.matches({ open: { history: 'notRefreshed' } });

/** Deadline and contested amount; null until they are known. */
export const header = ({ context }: CaseDetailSnapshot) => context.header;
/** Missing from both the list and the acquirer's answer. */
export const isHeaderUnknown = (snapshot: CaseDetailSnapshot) =>
  snapshot.matches({ open: { deadline: 'unknown' } });
/** The unsent reply after another person has answered. */
export const leftOver = ({ context }: CaseDetailSnapshot) => context.leftOver;
/** The manager who handed it over last; null where none did, or the back end does not offer it. */
export const assignment = ({ context }: CaseDetailSnapshot) =>
  context.extensions.includes('assignCase') ? (context.detail?.assignment ?? null) : null;
/** Why a case cannot be answered; null where it can. */
export const whyNot = (snapshot: CaseDetailSnapshot) => {
  const { context } = snapshot;
  if (snapshot.matches({ open: { reply: 'overtaken' } })) return 'overtaken';
  if (canReply(context)) return null;
  if (isOpen(context)) return 'suspended';
  return isViewed(context) ? 'viewed' : 'closed';
};
/** The deadline counts as long as the case can be answered. */
export const isWaiting = ({ context }: CaseDetailSnapshot) => isOpen(context);

/** The reply in progress, where one is possible. */
export const reply = (snapshot: CaseDetailSnapshot) => snapshot.children.reply;
/** The document that is loading or shown. */
export const arriving = (snapshot: CaseDetailSnapshot) => snapshot.children.document;
export const wanted = ({ context }: CaseDetailSnapshot) => context.wanted;

/** CAS-038: where documents go by fax and by post, as far as it is known. */
export const desk = ({ context }: CaseDetailSnapshot) => context.desk;
/** CAS-040, CAS-048: with a reply, and while promised documents may be on their way. */
export const offersForm = (snapshot: CaseDetailSnapshot) =>
  snapshot.matches({ open: { reply: 'writing' } }) || whyNot(snapshot) === 'viewed';
/** CAS-040. */
export const isMakingPdf = (snapshot: CaseDetailSnapshot) =>
  snapshot.matches({ open: { pdf: 'making' } });
export const isPdfNotMade = (snapshot: CaseDetailSnapshot) =>
  snapshot.matches({ open: { pdf: 'notMade' } });
