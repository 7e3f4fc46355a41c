import * as v from 'valibot';
import type { ReceiptStore } from '../../machines/cases/cases.actors';
import { keptReceipt } from '../../machines/cases/cases.kept';
import { keptLists } from '../kept-files';

/** The receipt of the last reply to each case, in this browser until Esci. */
export const keptReceipts: ReceiptStore = keptLists('ricevuta-', (kept) => v.is(keptReceipt, kept));
