import * as v from 'valibot';
import { call, listStatuses } from './call';
import { anyBody, givenId } from './fields';
import { assignmentNote } from './rules/assignment-note';

/**
 * Hands an open case over to another manager of the company, who gets an e-mail. A case that this
 * manager already has stays as it is, so that the call can be repeated after a lost answer.
 */
export const assignCase = call({
  alias: 'assignCase',
  access: 'session',
  audit: ({ caseID }) => caseID,
  kinds: ['rights', 'sends', 'words'],
  extension: 'assignCase',
  request: v.object({ caseID: givenId, ebox: givenId, message: assignmentNote }),
  answer: anyBody,
  statuses: listStatuses,
});
