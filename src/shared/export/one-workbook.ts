import writeWorkbook from 'write-excel-file/universal';
import { writesRows } from './rows-xml';
import { forAccountants } from './sheet-features';
import { sheetsOf } from './sheets';
import type { WorkbookPlan } from './workbook';

// Named, so that bold and plain cells have one family in every program.
const letters = { fontFamily: 'Arial', fontSize: 10 } as const;

/** The file of one workbook; `heard` receives the number of written rows. */
export const workbookOf = (plan: WorkbookPlan, onProgress: (written: number) => void) =>
  writeWorkbook(sheetsOf(plan), {
    features: [forAccountants(plan), writesRows(plan, onProgress)],
    ...letters,
  }).toBlob();
