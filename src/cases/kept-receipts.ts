import * as v from 'valibot';
import type { ReceiptStore } from '../../machines/cases/cases.actors';
import { keptReceipt } from '../../machines/cases/cases.kept';
import { fileKeys } from '../browser/storage-keys';
import { storedLists } from '../browser/stored-files';

/** The receipt of the last reply to each case, in this browser until Esci. */
export const keptReceipts: ReceiptStore = storedLists(fileKeys.receiptPrefix, (kept) =>
  v.is(keptReceipt, kept),
);
