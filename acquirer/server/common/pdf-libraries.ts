import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Loads the PDF libraries ahead of the first document, one per task: each blocks the process for
 * 100 ms.
 */
export const loadPdfLibraries = async () => {
  await import('pdfkit');
  await nextTurn();
  await import('@cantoo/pdf-lib');
};
