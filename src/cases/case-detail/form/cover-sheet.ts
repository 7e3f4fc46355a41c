import type { CaseDetail } from '../../../../acquirer/contract/cases';
import { coverSheetTexts } from '../../../italian/cover-sheet';
import { createForm } from '../../../pdf-form/form';
import { sectionsOf } from './fields';

const { title, subject, instructions } = coverSheetTexts;

/** CAS-040: the sheet that goes before documents sent by fax or post. */
export const coverSheet = (detail: CaseDetail): Promise<Blob> =>
  createForm({ title, subject, instructions, sections: sectionsOf(detail) });
