import { type EventObject, fromCallback } from 'xstate';
import type { Exported } from '../../../machines/shared/export/export.actors';
import { saveFile } from '../../save-file';
import type { WorkbookPlan, WorkerAnswer } from './workbook';

export type { Exported } from '../../../machines/shared/export/export.actors';

/**
 * Writes the workbook in a worker, which is loaded only now, and hands the file over. Stopped
 * before it is done, it stops the worker and no file appears.
 */
export const writeWorkbook = <Row, Asked>(
  planOf: (exported: Exported<Row, Asked>) => WorkbookPlan,
) =>
  fromCallback<EventObject, Exported<Row, Asked>>(({ input, sendBack }) => {
    const plan = planOf(input);
    const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
    const failed = () => sendBack({ type: 'workbook.failed' });
    const heard = {
      progressed: (written: number) => sendBack({ type: 'workbook.progressed', written }),
      written: (file: Blob) => {
        saveFile(file, `${plan.fileName}.xlsx`);
        sendBack({ type: 'workbook.written' });
      },
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.type === 'progressed') heard.progressed(data.written);
      else if (data.type === 'written') heard.written(data.file);
      else failed();
    });
    worker.addEventListener('error', failed);
    worker.postMessage(plan);
    return () => worker.terminate();
  });
