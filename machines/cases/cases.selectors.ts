import type { SnapshotFrom } from 'xstate';
import { type CaseState, caseStates } from '../../acquirer/contract/case-states';
import { caseAddress } from '../../acquirer/contract/rules/case-address';
import { type NameOf, nameOf, type UnsentWork } from '../flow-result';
import { isAt, type PageName } from '../pages';
import { holdsFiles } from './case-detail/case-reply/case-reply.selectors';
import type { casesMachine } from './cases.machine';
import {
  type CasesContext,
  type CasesInput,
  countOf,
  holderOf,
  offersAssignment,
  openElsewhere,
  toCount,
} from './cases.types';
import { hasNext as isFollowed, isFromInbox } from './queue';

export type CasesSnapshot = SnapshotFrom<typeof casesMachine>;

type Value = CasesSnapshot['value'];
type Within<Of, Group extends string> =
  Of extends Readonly<Record<Group, infer Inner extends string | object>> ? NameOf<Inner> : never;
/** The pages of a manager and of a case are states of these. */
export type CasesState =
  | Exclude<NameOf<Value>, 'manager' | 'case' | 'failed'>
  | Within<Value, 'manager'>
  | Within<Value, 'case'>;

/** The shown level; none once the flow is over. */
export const casesState = ({ status, value }: CasesSnapshot): CasesState | null => {
  if (status !== 'active') return null;
  if (typeof value === 'string') return value as CasesState;
  if ('manager' in value) return nameOf(value.manager);
  return 'case' in value ? nameOf(value.case) : 'managers';
};

const ofCase: readonly (CasesState | null)[] = ['open', 'turning', 'notFound'];

/**
 * Managers and summary share an address, and each adds an entry to the history. A start, the address
 * of a case, and the way from a case to the next one add none.
 */
export const level = (snapshot: CasesSnapshot): string => {
  const state = casesState(snapshot);
  if (state === 'opening') return isAt(snapshot.context.path, 'caseDetail') ? 'case' : 'managers';
  return ofCase.includes(state) ? 'case' : (state ?? '');
};

/** Another page or order of these is a step for Back. */
export const turns = (snapshot: CasesSnapshot) =>
  snapshot.matches({ manager: 'list' }) || snapshot.matches('inbox');

/** A case of Richieste aperte and its receipt lead back there; null where they lead to their list. */
export const openedFrom = (snapshot: CasesSnapshot): PageName | null =>
  snapshot.matches('case') && isFromInbox(snapshot.context) ? 'openCases' : null;

/** A reply is being sent: the case asks before it is left. */
export const isSendingReply = ({ children }: CasesSnapshot) =>
  children.detail?.getSnapshot().children.reply?.getSnapshot().hasTag('sending') ?? false;

/** Files and photographs of the shown case are being written into the store of the browser. */
export const unsent = ({ children }: CasesSnapshot): readonly UnsentWork[] => {
  const reply = children.detail?.getSnapshot().children?.reply?.getSnapshot();
  return reply?.context !== undefined && holdsFiles(reply) ? ['reply'] : [];
};

/** The address says it all. */
export const over = (snapshot: CasesSnapshot) =>
  !snapshot.matches('opening') && !snapshot.matches('case');

/** On the way to a case, or beside one. */
export const leaves = (snapshot: CasesSnapshot) =>
  !snapshot.matches({ case: { open: 'page' } }) && !snapshot.matches({ case: 'sent' });

/** A text that is searched may be digits of a card. */
export const omits = ({ context }: CasesSnapshot) => ({
  ...context,
  sought: '',
  inbox: { ...context.inbox, search: '' },
});

/**
 * What the address of a case or of a receipt does not say: the receipt, and the page of Richieste
 * aperte from which the case was opened. Any other case begins with its address.
 */
export const resumes = (context: CasesContext, { path, place, named }: CasesInput) => {
  if (isAt(path, 'result')) return context.caseId === '';
  // Successiva of a receipt has the address of a case, without a case until one has arrived.
  const isShown = isAt(path, 'caseDetail') && (place?.caseId ?? '') === context.caseId;
  return isShown && (context.caseId === '' ? !named : isFromInbox(context));
};

/** The page that is opening, as far as its address determines it. */
export const opens = ({ context: { path } }: CasesSnapshot) => {
  if (isAt(path, 'caseList')) return 'list';
  return isAt(path, 'caseDetail') ? 'detail' : 'summary';
};

export const isLoading = (snapshot: CasesSnapshot) => snapshot.hasTag('loading');
export const managers = ({ context }: CasesSnapshot) => context.managers;
/** The number of a manager's cases that wait for an answer; null where it is not known. */
export const openOf = ({ context }: CasesSnapshot, ebox: string) => context.open[ebox] ?? null;
/** That number is loading. */
export const isCountingOpen = ({ context }: CasesSnapshot, ebox: string) =>
  context.open[ebox] === undefined && toCount(context).includes(ebox);
export const isWithoutManagers = (snapshot: CasesSnapshot) =>
  snapshot.matches({ managers: 'shown' }) && snapshot.context.managers.length === 0;
export const manager = ({ context }: CasesSnapshot) => context.manager;
/** CAS-010: every state with its count; null while loading. */
export const counts = ({ context }: CasesSnapshot) =>
  context.counts === null
    ? null
    : caseStates.map((state) => ({ state, count: countOf(context.counts, state) }));
/** The state of the shown cases. */
export const caseState = ({ context }: CasesSnapshot): CaseState | null => context.state;
/** CAS-026: the options of the list's search. */
export const merchantCodes = ({ context }: CasesSnapshot) => context.codes;
/** The search text among the loaded cases. */
export const sought = ({ context }: CasesSnapshot) => context.sought;
/** The case on the screen. */
export const caseId = ({ context }: CasesSnapshot) => context.caseId;
/** Its address; null where none is open. */
export const addressOfCase = ({ context }: CasesSnapshot) => {
  const { caseId, state } = context;
  const ebox = holderOf(context)?.eboxCode;
  return ebox && caseId && state ? caseAddress({ ebox, caseId, state }) : null;
};
export const list = (snapshot: CasesSnapshot) => snapshot.children.list;
export const detail = (snapshot: CasesSnapshot) => snapshot.children.detail;
export const desk = ({ context }: CasesSnapshot) => context.desk;
/** The receipt of a reply that was sent from this browser to the case on the screen. */
export const earlierReceipt = (snapshot: CasesSnapshot) =>
  snapshot.matches({ case: 'open' }) ? snapshot.context.receipt : null;
export const isReceiptShown = (snapshot: CasesSnapshot) =>
  snapshot.matches({ case: { open: 'receipt' } });
export const receipt = ({ context }: CasesSnapshot) => context.receipt;

/** The list chart of Richieste aperte. */
export const inbox = (snapshot: CasesSnapshot) => snapshot.children.inbox;
/** One of its filters is in use. */
export const isInboxFiltered = ({ context }: CasesSnapshot) =>
  Object.values(context.inbox).some((value) => value !== '');
export const isInboxOffered = ({ context }: CasesSnapshot) =>
  context.extensions.includes('openCases');
/** The open cases counted by manager, point of sale and week; null where that is not known. */
export const overview = ({ context }: CasesSnapshot) => context.overview;
/** How many cases the other managers have open; null where it is not known. */
export const elsewhere = ({ context }: CasesSnapshot) => openElsewhere(context);
export const cameFromInbox = ({ context }: CasesSnapshot) => isFromInbox(context);
/** Successiva leads to another open case, on this page or on the next. */
export const hasNext = ({ context }: CasesSnapshot) => isFollowed(context);
/** The manager of the shown case. */
export const holder = ({ context }: CasesSnapshot) => holderOf(context);
/** The deadline and the amount of the shown case; null where they are not known. */
export const header = ({ context }: CasesSnapshot) => context.header;
/** The chart of a handover. */
export const assignment = (snapshot: CasesSnapshot) => snapshot.children.assignment;
export const isAssignmentOffered = ({ context }: CasesSnapshot) => offersAssignment(context);
/** Assegna a un altro gestore: asks first while a reply is being sent. */
export const assignEvent = (snapshot: CasesSnapshot) =>
  isSendingReply(snapshot)
    ? ({ type: 'leaving.requested' } as const)
    : ({ type: 'assignment.requested' } as const);
/** Successiva: asks first while a reply is being sent. */
export const nextEvent = (snapshot: CasesSnapshot) =>
  isSendingReply(snapshot)
    ? ({ type: 'leaving.requested' } as const)
    : ({ type: 'case.next' } as const);
