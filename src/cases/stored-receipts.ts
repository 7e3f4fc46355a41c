import * as v from 'valibot';
import type { ReceiptStore } from '../../machines/cases/cases.actors';
import { fileKeys } from '../browser/storage-keys';
import { storedLists } from '../browser/stored-files';

/** The receipt of a reply, which is proof. */
const storedReceipt = v.object({
  caseId: v.string(),
  number: v.string(),
  sentAt: v.string(),
  files: v.array(v.object({ name: v.string(), size: v.number(), sha256: v.string() })),
  answered: v.array(v.object({ document: v.string(), by: v.nullable(v.string()) })),
  message: v.string(),
  faxPost: v.boolean(),
});

/** The receipt of the last reply to each case, in this browser until Esci. */
export const storedReceipts: ReceiptStore = storedLists(fileKeys.receiptPrefix, (stored) =>
  v.is(storedReceipt, stored),
);
