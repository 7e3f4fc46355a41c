import type { CaseDetail } from '../../../acquirer/contract/cases';
import { coverSheetTexts } from '../../italian/cover-sheet';
import { makeFormIn } from '../../pdf-form/make-form';

/** CAS-040. */
export const makeCoverSheet = makeFormIn<CaseDetail>(
  () => new Worker(new URL('./form/cover-sheet.worker.ts', import.meta.url), { type: 'module' }),
  ({ number }) => coverSheetTexts.fileName(number),
);
