import { assignCase } from '../../../acquirer/contract/assign-case';
import { getEboxList } from '../../../acquirer/contract/cases';
import { call } from '../../call';

/** What is asked: which case, to whom, and a line of text. */
export interface Assignment {
  readonly caseId: string;
  readonly ebox: string;
  readonly message: string;
}

export const caseAssignmentActors = {
  /** API-066: to whom it can be handed over. */
  managers: call(getEboxList, () => ({})),
  assignCase: call(assignCase, ({ caseId, ebox, message }: Assignment) => ({
    caseID: caseId,
    ebox,
    message,
  })),
};
