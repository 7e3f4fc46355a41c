import type { KnownFacts } from '../../../machines/unpaid/unpaid.actors';
import { alignmentFormTexts } from '../../italian/alignment-form';
import { createForm } from '../../pdf-form/form';
import { sectionsOf } from './fields';

const { title, subject, instructions } = alignmentFormTexts;

/** INS-003, INS-004: the form that aligns bank details and legal representative. */
export const alignmentForm = (known: KnownFacts): Promise<Blob> =>
  createForm({ title, subject, instructions, sections: sectionsOf(known) });
