import { type Criteria, hasMonth } from '../../../machines/criteria';
import type { Exported } from '../../../machines/shared/export/export.actors';
import type { Owner } from '../../../machines/shared/owner';
import { formatTimestamp } from '../../italian/format';
import { period, searchTexts, span } from '../../italian/search';
import { sharedTexts } from '../../italian/shared';
import { workbookTexts } from '../../italian/workbook';
import type { WorkbookFact, WorkbookPlan } from './workbook';

type Part = Pick<Exported, 'criteria' | 'owner' | 'days'>;

const text = (label: string, value: string): WorkbookFact => ({ label, value, kind: 'text' });

const ownerFacts = ({ company, code, point, brand }: Owner) => [
  ...(company === '' ? [] : [text(workbookTexts.company, company)]),
  text(searchTexts.company, code),
  text(searchTexts.point, point || sharedTexts.all),
  text(searchTexts.brand, brand || sharedTexts.everyBrand),
];

/** The period of a month, a day of it, or the days of one part. */
export const periodIn = ({ month = '', day = '' }: Criteria, days: Exported['days']) =>
  days === undefined ? period(month, day) : span(month, ...days);

const headingOf = ({ criteria, owner, days }: Part, now: string): WorkbookFact[] => [
  ...(owner === null ? [] : ownerFacts(owner)),
  ...(hasMonth(criteria) ? [text(searchTexts.period, periodIn(criteria, days))] : []),
  text(workbookTexts.extracted, formatTimestamp(now)),
];

const dayNames = ({ month = '' }: Criteria, days: readonly string[]) =>
  [...new Set(days)].map((day) => `${month.slice(0, 4)}-${month.slice(4)}-${day}`).join(' ');

/** The workbook with its owner and time in a heading; a part is named by its days. */
export const headed = (plan: WorkbookPlan, part: Part, now: string): WorkbookPlan => ({
  ...plan,
  heading: headingOf(part, now),
  ...(part.days && { part: dayNames(part.criteria, part.days) }),
});
