import type { Statement } from '../../../acquirer/contract/statements';
import { getPdfAccountBalance, searchAccountBalance } from '../../../acquirer/contract/statements';
import { callInTurn } from '../../call';
import { pdfCall } from '../../shared/document/document.actors';
import { requiredActor } from '../../typed-chart';
import { type StatementCriteria, statementRequest } from '../statements.actors';

/** A statement with its document. */
export interface Gathered {
  readonly statement: Statement;
  readonly file: Blob;
}

export interface ArchiveContents {
  /** yyyymm */
  readonly month: string;
  readonly gathered: readonly Gathered[];
}

/** All statements of a month, the document of each, and what writes the archive: the screen provides it. */
export const statementArchiveActors = {
  /** EST-009: loads page after page, until it has as many as the service counts. */
  everyRow: callInTurn(
    searchAccountBalance,
    ({ criteria }: { criteria: StatementCriteria }, answers) => {
      const known = answers.reduce((sum, each) => sum + each.accountListItems.length, 0);
      const last = answers.at(-1);
      const isComplete =
        last !== undefined && (last.accountListItems.length === 0 || known >= last.totalElements);
      return isComplete ? null : statementRequest(criteria, answers.length + 1);
    },
    (answers) => ({
      type: 'http.200' as const,
      body: { rows: answers.flatMap(({ accountListItems }) => accountListItems) },
    }),
  ),
  oneDocument: pdfCall(getPdfAccountBalance, ({ branchCode, date }: Statement) => ({
    branchCode,
    date,
  })),
  writeArchive: requiredActor<ArchiveContents>('writeArchive'),
};
