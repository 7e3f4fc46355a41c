import * as v from 'valibot';
import { caseStates } from '../../acquirer/contract/case-states';
import { eboxManager } from '../../acquirer/contract/cases';
import { openCase, openStates } from '../../acquirer/contract/open-cases';
import { deadlineWeeks } from '../../acquirer/contract/rules/deadline-week';
import type { UnsentWork } from '../flow-result';
import { holdsFiles } from './case-detail/case-reply/case-reply.selectors';
import type { CasesSnapshot } from './cases.selectors';
import type { CasesContext, CasesInput } from './cases.types';
import { isFromInbox } from './queue';

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

/**
 * What the address of a case or of a receipt does not say: the receipt on the screen, and the page
 * of Richieste aperte from which the case was opened. The search text is not stored: it may be
 * digits of a card. `preparing`: the reply has files.
 */
export const casesDraft = v.object({
  sent: v.nullable(
    v.object({
      manager: eboxManager,
      state: v.nullable(v.picklist(caseStates)),
      receipt: storedReceipt,
    }),
  ),
  queue: v.nullable(
    v.object({
      inbox: v.object({
        ebox: v.string(),
        codPos: v.string(),
        state: v.picklist(['', ...openStates]),
        week: v.picklist(['', ...deadlineWeeks]),
      }),
      inboxPage: v.number(),
      queueTotal: v.number(),
      queue: v.array(openCase),
    }),
  ),
  preparing: v.boolean(),
});

export type CasesDraft = v.InferOutput<typeof casesDraft>;

/** The context that a flow begins with. */
export const beginning = ({ draft, ...input }: CasesInput): CasesContext => ({
  ...input,
  managers: [],
  open: {},
  manager: null,
  assignedTo: null,
  counts: null,
  state: null,
  caseId: '',
  header: null,
  codes: [],
  sought: '',
  receipt: null,
  overview: null,
  queue: [],
  queueTotal: 0,
  left: null,
  ...draft?.sent,
  ...(draft?.queue && { ...draft.queue, inbox: { ...draft.queue.inbox, search: '' } }),
});

const queueOf = ({ context }: CasesSnapshot): CasesDraft['queue'] => {
  if (!isFromInbox(context)) return null;
  const { inbox, inboxPage, queueTotal, queue } = context;
  const { search: _, ...filters } = inbox;
  return { inbox: filters, inboxPage, queueTotal, queue: [...queue] };
};

/** Files and photographs of the shown case are being written into the store of the browser. */
const isPreparing = ({ children }: CasesSnapshot) => {
  const reply = children.detail?.getSnapshot().children?.reply?.getSnapshot();
  return reply?.context !== undefined && holdsFiles(reply);
};

/** Only what would be lost: drafts already contain the typed text. */
export const unsentIn = ({ preparing }: CasesDraft): readonly UnsentWork[] =>
  preparing ? ['reply'] : [];

/** Null where the address is sufficient; undefined, the last one again, until a case is shown. */
export const draftOf = (snapshot: CasesSnapshot): CasesDraft | null | undefined => {
  const { manager, state, receipt } = snapshot.context;
  if (snapshot.matches('opening') || snapshot.matches({ case: 'turning' })) return undefined;
  if (!snapshot.matches('case')) return null;
  const isSent = snapshot.matches({ case: 'sent' }) && manager !== null && receipt !== null;
  return {
    sent: isSent
      ? {
          manager,
          state,
          receipt: { ...receipt, files: [...receipt.files], answered: [...receipt.answered] },
        }
      : null,
    queue: queueOf(snapshot),
    preparing: isPreparing(snapshot),
  };
};
