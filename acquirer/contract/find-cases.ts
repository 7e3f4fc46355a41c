import * as v from 'valibot';
import { call, listStatuses } from './call';
import { caseStates } from './case-states';
import { caseRow } from './cases';
import { count, id, note, rows, text } from './fields';

/** A case in any state, and the manager who has it: e-box code and description. */
export const foundCase = v.object({
  ...caseRow.entries,
  ebox: id,
  manager: text,
  state: v.picklist(caseStates),
});
export type FoundCase = v.InferOutput<typeof foundCase>;

/** No answer holds more rows. */
export const mostFound = 20;

/**
 * The cases that an amount, four digits of a card or a number names, in any state, of all managers that the caller may see.
 * Those that can be answered come first, by deadline; the others follow, the latest deadline first.
 * `totalElements`: how many there are.
 */
export const findCases = call({
  alias: 'findCases',
  access: 'session',
  extension: 'openCases',
  reads: true,
  request: v.object({ search: v.pipe(note, v.regex(/\S/, 'some text')) }),
  answer: v.object({ caseList: rows(foundCase), totalElements: count }),
  statuses: listStatuses,
});
