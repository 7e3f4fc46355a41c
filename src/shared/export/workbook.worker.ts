import writeWorkbook from 'write-excel-file/universal';
import { forAccountants } from './sheet-features';
import { sheetsOf } from './sheets';
import type { WorkbookPlan, WorkerAnswer } from './workbook';

const rowsBetweenNews = 500;

const answer = (message: WorkerAnswer) => self.postMessage(message);

const news = (written: number) => {
  if (written > 0 && written % rowsBetweenNews === 0) answer({ type: 'progressed', written });
};

const write = async (plan: WorkbookPlan) => {
  const features = [forAccountants(plan)];
  const file = await writeWorkbook(sheetsOf(plan, news), { features }).toBlob();
  answer({ type: 'progressed', written: plan.rows.length });
  answer({ type: 'written', file });
};

self.addEventListener('message', ({ data }: MessageEvent<WorkbookPlan>) => {
  write(data).catch((error: unknown) => {
    console.error(error);
    answer({ type: 'failed' });
  });
});
