import writeWorkbook, { type CellObject } from 'write-excel-file/universal';
import { cellIn, cellOf } from './cells';
import type { WorkbookPlan, WorkerAnswer } from './workbook';

const rowsBetweenNews = 500;

const answer = (message: WorkerAnswer) => self.postMessage(message);

const headerCell = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' });

const linesOf = ({ columns, rows }: WorkbookPlan) =>
  rows.map((row, index) => {
    if (index > 0 && index % rowsBetweenNews === 0) answer({ type: 'progressed', written: index });
    return columns.map((column) => cellIn(column, row));
  });

const sheetsOf = (plan: WorkbookPlan) => [
  {
    sheet: plan.sheet,
    columns: plan.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    data: [plan.columns.map(({ header }) => headerCell(header)), ...linesOf(plan)],
  },
  {
    sheet: plan.facts.sheet,
    columns: [{ width: 28 }, { width: 32 }],
    data: plan.facts.list.map(({ label, value, kind }) => [headerCell(label), cellOf(kind, value)]),
  },
];

const write = async (plan: WorkbookPlan) => {
  const file = await writeWorkbook(sheetsOf(plan)).toBlob();
  answer({ type: 'progressed', written: plan.rows.length });
  answer({ type: 'written', file });
};

self.addEventListener('message', ({ data }: MessageEvent<WorkbookPlan>) => {
  write(data).catch((error: unknown) => {
    console.error(error);
    answer({ type: 'failed' });
  });
});
