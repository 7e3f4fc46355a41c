import * as v from 'valibot';
import { caseStates } from '../../acquirer/contract/case-states';
import { eboxManager } from '../../acquirer/contract/cases';
import { openCase, openStates } from '../../acquirer/contract/open-cases';
import { deadlineWeeks } from '../../acquirer/contract/rules/deadline-week';
import type { UnsentWork } from '../unsent-work';
import { holdsFiles } from './case-detail/case-reply/case-reply.selectors';
import type { CasesSnapshot } from './cases.selectors';
import { holderOf, isFromInbox } from './cases.types';

/** The receipt of a reply, which is proof. */
export const storedReceipt = v.object({
  caseId: v.string(),
  number: v.string(),
  sentAt: v.string(),
  files: v.array(v.object({ name: v.string(), size: v.number(), sha256: v.string() })),
  answered: v.array(v.object({ document: v.string(), by: v.nullable(v.string()) })),
  message: v.string(),
  faxPost: v.boolean(),
});

const keptPlace = v.object({
  ebox: v.string(),
  state: v.nullable(v.picklist(caseStates)),
  caseId: v.string(),
  header: v.nullable(v.object({ expiry: v.string(), contested: v.number() })),
});

/**
 * The page of Richieste aperte from which the case was opened, without the search text, which may be
 * digits of a card.
 */
const keptQueue = v.object({
  filters: v.object({
    ebox: v.string(),
    codPos: v.string(),
    state: v.picklist(['', ...openStates]),
    week: v.picklist(['', ...deadlineWeeks]),
  }),
  page: v.number(),
  total: v.number(),
  rows: v.array(openCase),
});

const queue = v.optional(v.nullable(keptQueue), null);

/**
 * The receipt on the screen with the owner of its case. After an expired session instead the place
 * to return to.
 */
export const casesDraft = v.union([
  v.object({ manager: eboxManager, receipt: storedReceipt, queue }),
  v.object({ place: keptPlace, preparing: v.optional(v.boolean(), false), queue }),
]);

export type CasesDraft = v.InferOutput<typeof casesDraft>;

export const receiptIn = (draft: CasesDraft | null) =>
  draft !== null && 'receipt' in draft ? draft : null;

export const placeIn = (draft: CasesDraft | null) =>
  draft !== null && 'place' in draft ? draft.place : null;

/** Where the case of a draft was opened from; nothing where that was the list of its manager. */
export const queueIn = (draft: CasesDraft | null) => {
  if (!draft?.queue) return {};
  const { filters, page, total, rows } = draft.queue;
  return { inbox: { ...filters, search: '' }, inboxPage: page, queueTotal: total, queue: rows };
};

const queueOf = ({ context }: CasesSnapshot) => {
  if (!isFromInbox(context)) return null;
  const { ebox, codPos, state, week } = context.inbox;
  return {
    filters: { ebox, codPos, state, week },
    page: context.inboxPage,
    total: context.queueTotal,
    rows: [...context.queue],
  };
};

/**
 * Files and photographs of the shown case, which are being written into the store of the browser.
 */
const isPreparing = ({ children }: CasesSnapshot) => {
  const detail = children.detail?.getSnapshot();
  const reply = detail?.children?.reply?.getSnapshot();
  return reply?.context !== undefined && holdsFiles(reply);
};

/** Only what would be lost: drafts already contain the typed text. */
export const unsentIn = (draft: CasesDraft): readonly UnsentWork[] =>
  'preparing' in draft && draft.preparing ? ['reply'] : [];

const hasPlace = (snapshot: CasesSnapshot) =>
  (['list', 'case', 'assigning'] as const).some((state) => snapshot.matches(state));

/**
 * Null where the address is sufficient; undefined while the stored state is being read, and while the
 * next case is loading. A reload then returns to the one before it.
 */
export const draftOf = (snapshot: CasesSnapshot): CasesDraft | null | undefined => {
  const { manager, receipt, state, caseId, header } = snapshot.context;
  const holder = holderOf(snapshot.context);
  if (snapshot.matches('returning') || snapshot.matches('turning')) return undefined;
  if (manager === null || holder === null) return null;
  if (hasPlace(snapshot))
    return {
      place: { ebox: holder.eboxCode, state, caseId, header },
      preparing: isPreparing(snapshot),
      queue: queueOf(snapshot),
    };
  if (!snapshot.matches('result') || receipt === null) return null;
  return {
    manager,
    queue: queueOf(snapshot),
    receipt: { ...receipt, files: [...receipt.files], answered: [...receipt.answered] },
  };
};
