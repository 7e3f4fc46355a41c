import { inspectPdf, scanAsPdf, textAsPdf } from '../cases/documents/works';
import { loadPdfLibraries } from '../common/pdf-libraries';
import type { Work } from '../common/work';
import { drawStatement } from '../statements/works';

export const warmUp: Work<undefined, void> = { name: 'warmUp', run: loadPdfLibraries };

/** All work that a thread can do. */
const works: readonly Work<never, unknown>[] = [
  warmUp,
  drawStatement,
  textAsPdf,
  scanAsPdf,
  inspectPdf,
];

/** Does the work of a name. */
export const runByName = (name: string, input: unknown) => {
  const found = works.find((work) => work.name === name);
  if (found === undefined) throw new Error(`there is no work named ${name}`);
  return found.run(input as never);
};
