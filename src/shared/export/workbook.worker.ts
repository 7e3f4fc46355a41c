import { zipSync } from 'fflate/browser';
import { workbookOf } from './one-workbook';
import type { WorkbookPlan, WorkerAnswer } from './workbook';

const rowsBetweenNews = 500;

const answer = (message: WorkerAnswer) => self.postMessage(message);

const write = (plan: WorkbookPlan, before: number) =>
  workbookOf(plan, (written) => {
    if (written > 0 && written % rowsBetweenNews === 0)
      answer({ type: 'progressed', written: before + written });
  });

// A workbook is a compressed archive already.
const stored = { level: 0 } as const;

const archiveOf = (files: Readonly<Record<string, Uint8Array>>) =>
  new Blob([new Uint8Array(zipSync(files, stored))], { type: 'application/zip' });

const writeAll = async (plans: readonly WorkbookPlan[]) => {
  const files: Record<string, Uint8Array> = {};
  let written = 0;
  for (const plan of plans) {
    const { fileName, part, rows } = plan;
    const file = await write(plan, written);
    written += rows.length;
    answer({ type: 'progressed', written });
    if (plans.length === 1) return answer({ type: 'written', file, fileName: `${fileName}.xlsx` });
    files[`${fileName} ${part}.xlsx`] = new Uint8Array(await file.arrayBuffer());
  }
  answer({ type: 'written', file: archiveOf(files), fileName: `${plans[0]?.fileName}.zip` });
};

self.addEventListener('message', ({ data }: MessageEvent<readonly WorkbookPlan[]>) => {
  writeAll(data).catch((error: unknown) => {
    console.error(error);
    answer({ type: 'failed' });
  });
});
