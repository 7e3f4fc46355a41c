import * as v from 'valibot';
import type { ReceiptStore } from '../../machines/cases/cases.actors';
import { storedReceipt } from '../../machines/cases/cases.draft';
import { fileKeys } from '../browser/storage-keys';
import { storedLists } from '../browser/stored-files';

/** The receipt of the last reply to each case, in this browser until Esci. */
export const storedReceipts: ReceiptStore = storedLists(fileKeys.receiptPrefix, (stored) =>
  v.is(storedReceipt, stored),
);
