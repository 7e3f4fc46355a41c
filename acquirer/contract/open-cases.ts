import * as v from 'valibot';
import { call, listStatuses } from './call';
import { caseRow } from './cases';
import { count, id, note, page, pointCode, rows, text, typeCall } from './fields';
import { pageSize } from './pages';
import { deadlineWeeks } from './rules/deadline-week';

/** The states of a case that can be answered (CAS-022). */
export const openStates = ['nuove', 'sospeso', 'scadenza'] as const;
export type OpenState = (typeof openStates)[number];

/**
 * An open case, its state, and the manager who has it: e-box code and description. `assignedFrom` is
 * the manager who handed it over (extension `assignCase`), '' where none did.
 */
export const openCase = v.object({
  ...caseRow.entries,
  ebox: id,
  manager: text,
  state: v.picklist(openStates),
  assignedFrom: text,
});
export type OpenCase = v.InferOutput<typeof openCase>;

/** What the list is narrowed to; '' is all. `search`: an amount, four digits of a card, a number. */
const criteria = {
  ebox: note,
  codPos: pointCode,
  state: v.picklist(['', ...openStates]),
  week: v.picklist(['', ...deadlineWeeks]),
  search: note,
};

const weekCounts = v.object({ past: count, thisWeek: count, nextWeek: count, later: count });
export type WeekCounts = v.InferOutput<typeof weekCounts>;

const managerWithCases = v.object({ ebox: id, description: text, open: count });
const pointWithCases = v.object({ codPV: id, insegnaLoc: text, open: count });

/**
 * `totalElements`: how many cases the criteria select; `weeks`: of those that all criteria but the
 * week select. `managers` and `points` count all open cases of the caller.
 */
export const openCasesAnswer = v.object({
  caseList: rows(openCase),
  totalElements: count,
  weeks: weekCounts,
  managers: rows(managerWithCases),
  points: rows(pointWithCases),
});
export type OpenCasesAnswer = v.InferOutput<typeof openCasesAnswer>;

/**
 * Every open case over all managers that the caller may see, by deadline. X: 60 rows a page for the
 * screen. C: every row, at most 5000, for an export.
 */
export const openCases = call({
  alias: 'openCases',
  access: 'session',
  extension: 'openCases',
  reads: true,
  pageSize,
  request: v.object({ ...criteria, typeCall, page }),
  answer: openCasesAnswer,
  statuses: listStatuses,
});
