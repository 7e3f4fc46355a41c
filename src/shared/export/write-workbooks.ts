import { type EventObject, fromCallback } from 'xstate';
import { now } from '../../../acquirer/client/clock';
import type { Criteria } from '../../../machines/criteria';
import type { Exported } from '../../../machines/shared/export/export.actors';
import { saveFile } from '../../browser/save-file';
import { headed } from './heading';
import { sumsOf } from './totals';
import type { WorkbookPlan, WorkerAnswer } from './workbook';
import { takePreloadedWriter } from './writer';

export type { Exported } from '../../../machines/shared/export/export.actors';

/**
 * Writes the workbook in a worker, which is loaded only for it, and hands the file over; several
 * workbooks together in an archive. Stopped before it is done, it stops the worker and no file appears.
 */
export const writeWorkbooks = <Row, Asked extends Criteria>(
  planOf: (exported: Exported<Row, Asked>) => WorkbookPlan,
) => {
  /** What all parts come to; every part has the rows of all. */
  const wholeIn = ([part]: readonly Exported<Row, Asked>[]) =>
    part?.wholeRows && sumsOf(planOf({ ...part, rows: part.wholeRows }));
  return fromCallback<EventObject, { parts: readonly Exported<Row, Asked>[] }>(
    ({ input, sendBack }) => {
      const worker = takePreloadedWriter();
      const writtenAt = now().toISOString();
      const whole = wholeIn(input.parts);
      const plans = input.parts.map((part) => ({
        ...headed(planOf(part), part, writtenAt),
        ...(whole && { whole }),
      }));
      const failed = () => sendBack({ type: 'workbook.failed' });
      const listener = {
        progressed: (written: number) => sendBack({ type: 'workbook.progressed', written }),
        written: (file: Blob, fileName: string) => {
          saveFile(file, fileName);
          sendBack({ type: 'workbook.written' });
        },
      };
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.type === 'progressed') listener.progressed(data.written);
        else if (data.type === 'written') listener.written(data.file, data.fileName);
        else failed();
      });
      worker.addEventListener('error', failed);
      worker.postMessage(plans);
      return () => worker.terminate();
    },
  );
};
