import * as v from 'valibot';
import { caseStates } from '../../acquirer/contract/case-states';
import { eboxManager } from '../../acquirer/contract/cases';
import type { UnsentWork } from '../unsent-work';
import { holdsFiles } from './case-detail/case-reply/case-reply.selectors';
import type { CasesSnapshot } from './cases.selectors';
import { holderOf } from './cases.types';

/** The receipt of a reply, which is proof. */
export const keptReceipt = v.object({
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
  facts: v.nullable(v.object({ expiry: v.string(), contested: v.number() })),
});

/**
 * The receipt on the screen with the owner of its case. After an expired session instead the place
 * to return to.
 */
export const keptCases = v.union([
  v.object({ manager: eboxManager, receipt: keptReceipt }),
  v.object({ place: keptPlace, preparing: v.optional(v.boolean(), false) }),
]);

export type KeptCases = v.InferOutput<typeof keptCases>;

export const receiptIn = (kept: KeptCases | null) =>
  kept !== null && 'receipt' in kept ? kept : null;

export const placeIn = (kept: KeptCases | null) =>
  kept !== null && 'place' in kept ? kept.place : null;

/** Files and photographs of the case on the screen, on their way into the store of the browser. */
const isPreparing = ({ children }: CasesSnapshot) => {
  const detail = children.detail?.getSnapshot();
  const reply = detail?.children?.reply?.getSnapshot();
  return reply?.context !== undefined && holdsFiles(reply);
};

/** Only what would be lost: drafts already contain the typed text. */
export const unsentIn = (kept: KeptCases): readonly UnsentWork[] =>
  'preparing' in kept && kept.preparing ? ['reply'] : [];

const hasPlace = (snapshot: CasesSnapshot) =>
  (['list', 'case', 'assigning'] as const).some((state) => snapshot.matches(state));

/** Null where the address is sufficient; undefined while the stored state is being read. */
export const keptOf = (snapshot: CasesSnapshot): KeptCases | null | undefined => {
  const { manager, receipt, state, caseId, facts } = snapshot.context;
  const holder = holderOf(snapshot.context);
  if (snapshot.matches('returning')) return undefined;
  if (manager === null || holder === null) return null;
  if (hasPlace(snapshot))
    return {
      place: { ebox: holder.eboxCode, state, caseId, facts },
      preparing: isPreparing(snapshot),
    };
  if (!snapshot.matches('result') || receipt === null) return null;
  return {
    manager,
    receipt: { ...receipt, files: [...receipt.files], answered: [...receipt.answered] },
  };
};
