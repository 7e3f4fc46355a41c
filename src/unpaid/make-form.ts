import type { KnownFacts } from '../../machines/unpaid/unpaid.actors';
import { unpaidTexts } from '../italian/unpaid';
import { makeFormIn } from '../pdf-form/make-form';

export const makeForm = makeFormIn<KnownFacts>(
  () => new Worker(new URL('./form/form.worker.ts', import.meta.url), { type: 'module' }),
  () => unpaidTexts.form.fileName,
);
