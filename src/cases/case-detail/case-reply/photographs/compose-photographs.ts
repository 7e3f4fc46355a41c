import { type EventObject, fromCallback } from 'xstate';
import type {
  Composition,
  CompositionAnswer,
} from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { startWorker } from '../../../../browser/trusted-worker';
import { photographTexts } from '../../../../italian/photographs';
import type { Sheets } from './compose';
import address from './compose.worker.ts?worker&url';

export type ComposeWorkerAnswer =
  | { readonly type: 'made'; readonly file: Blob }
  | { readonly type: 'tooLarge' }
  | { readonly type: 'failed' };

/** A name for the document that no attached file has. */
const freeName = (names: readonly string[], ordinal = 1): string => {
  const name = photographTexts.fileName(ordinal);
  return names.includes(name) ? freeName(names, ordinal + 1) : name;
};

const eventOf = (answer: ComposeWorkerAnswer, name: string): CompositionAnswer => {
  if (answer.type === 'tooLarge') return { type: 'photographs.tooLarge' };
  if (answer.type === 'failed') return { type: 'photographs.notComposed' };
  return {
    type: 'photographs.composed',
    file: new File([answer.file], name, { type: answer.file.type }),
  };
};

/** Joins pages to one PDF, in a worker that is loaded on first use. */
export const composePhotographs = fromCallback<EventObject, Composition>(({ input, sendBack }) => {
  const { pages, number, names, most } = input;
  const worker = startWorker(address);
  worker.addEventListener('message', ({ data }: MessageEvent<ComposeWorkerAnswer>) =>
    sendBack(eventOf(data, freeName(names))),
  );
  worker.addEventListener('error', () => sendBack({ type: 'photographs.notComposed' }));
  const sheets: Sheets = {
    pages: pages.map(({ image, width, height, turns }) => ({ image, width, height, turns })),
    title: photographTexts.title(number),
    most,
  };
  worker.postMessage(sheets);
  return () => worker.terminate();
});
