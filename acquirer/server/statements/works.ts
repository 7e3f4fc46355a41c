import type { Work } from '../common/work';
import type { StatementDocument } from './document';
import { renderStatement } from './render';

interface Drawing {
  readonly statement: StatementDocument;
  readonly now: Date;
}

/** Draws a statement as a PDF. */
export const drawStatement: Work<Drawing, Uint8Array<ArrayBuffer>> = {
  name: 'drawStatement',
  run: ({ statement, now }) => renderStatement(statement, now),
};
