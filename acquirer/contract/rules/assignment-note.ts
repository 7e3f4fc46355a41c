import * as v from 'valibot';
import { plainWords } from './plain-words';
import { onOneLine } from './upload';
import { breaks } from './violation';

/** In characters: it is one line of an e-mail and of the history. */
export const longestAssignmentNote = 200;

/** What a manager writes to the one who gets a case; '' for nothing. */
export const assignmentNote = v.pipe(
  v.string(),
  v.transform(onOneLine),
  v.maxLength(longestAssignmentNote, breaks('tooLong')),
  plainWords,
);
