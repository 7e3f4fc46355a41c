import * as v from 'valibot';
import { eboxManager } from '../../acquirer/contract/cases';
import type { CasesSnapshot } from './cases.selectors';

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

/** What is kept for a reload: the receipt on the screen, and whose case it was. */
export const keptCases = v.object({ manager: eboxManager, receipt: keptReceipt });

export type KeptCases = v.InferOutput<typeof keptCases>;

export const keptOf = (snapshot: CasesSnapshot): KeptCases | null => {
  const { manager, receipt } = snapshot.context;
  if (!snapshot.matches('result') || manager === null || receipt === null) return null;
  return {
    manager,
    receipt: { ...receipt, files: [...receipt.files], answered: [...receipt.answered] },
  };
};
