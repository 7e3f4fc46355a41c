import type { ReplyCount } from '../../acquirer/contract/report';
import type { RepliesCriteria } from '../../machines/report/report.actors';
import { monthName } from '../italian/calendar';
import { reportTexts } from '../italian/report';
import { sharedTexts } from '../italian/shared';
import { workbookTexts } from '../italian/workbook';
import type { WorkbookPlan } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import { maskedCard } from './masked-card';

const words = reportTexts.result;
const { kinds, workbook } = words.replies;

/** The manager of a line by name, else by code; cases on paper have none. */
export const managerOf = ({ manager, ebox }: ReplyCount) => manager || ebox || words.noManager;

/** `TempiDiRisposta.xlsx`. */
export const repliesWorkbook = ({
  rows,
  criteria,
}: Exported<ReplyCount, RepliesCriteria>): WorkbookPlan => ({
  fileName: workbook.file,
  sheet: workbook.file,
  columns: [
    { key: 'month', header: workbook.month, kind: 'text', width: 16 },
    { key: 'manager', header: words.labels.manager, kind: 'text', width: 36 },
    { key: 'inTime', header: kinds.inTime, kind: 'count', width: 14 },
    { key: 'late', header: kinds.late, kind: 'count', width: 14 },
    { key: 'unanswered', header: kinds.unanswered, kind: 'count', width: 16 },
  ],
  rows: rows.map((line) => ({ ...line, month: monthName(line.month), manager: managerOf(line) })),
  facts: {
    sheet: workbookTexts.factsSheet,
    list: [
      { label: words.labels.code, kind: 'text', value: criteria.cod },
      {
        label: words.labels.period,
        kind: 'text',
        value: words.period(criteria.startDate, criteria.endDate),
      },
      {
        label: words.labels.card,
        kind: 'text',
        value: maskedCard(criteria.card) || words.everyCard,
      },
      {
        label: words.labels.state,
        kind: 'text',
        value: criteria.state === '' ? sharedTexts.all : reportTexts.states[criteria.state],
      },
    ],
  },
});
