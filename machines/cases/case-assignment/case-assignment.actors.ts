import { assignCase } from '../../../acquirer/contract/assign-case';
import { getEboxList } from '../../../acquirer/contract/cases';
import { call } from '../../call';

/** The request: the case, the new manager, and a line of text. */
export interface Assignment {
  readonly caseId: string;
  readonly ebox: string;
  readonly message: string;
}

export const caseAssignmentActors = {
  /** API-066: the managers who can take it over. */
  managers: call(getEboxList, () => ({})),
  assignCase: call(assignCase, ({ caseId, ebox, message }: Assignment) => ({
    caseID: caseId,
    ebox,
    message,
  })),
};
