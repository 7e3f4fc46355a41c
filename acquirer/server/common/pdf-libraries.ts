import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Loads what makes PDFs, one library in a turn: it takes each 100 ms in one go, which is better spent before
 * a merchant asks for the first document than while everybody waits for it.
 */
export const loadPdfLibraries = async () => {
  await import('pdfkit');
  await nextTurn();
  await import('@cantoo/pdf-lib');
};
