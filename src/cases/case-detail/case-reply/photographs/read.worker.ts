import type { ReadingAnswer } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { randomId } from '../../../../../machines/random-id';
import { readPicture } from './draw';

const notify = (news: ReadingAnswer) => self.postMessage(news);

const read = async (file: File): Promise<ReadingAnswer> => {
  try {
    const picture = await readPicture(file);
    const page = { id: randomId(), name: file.name, turns: 0 as const, ...picture };
    return { type: 'photograph.read', page };
  } catch {
    return { type: 'photograph.unreadable', name: file.name };
  }
};

// One after the other: a phone has the memory for one photograph at its full size, not for ten.
self.addEventListener('message', async ({ data }: MessageEvent<readonly File[]>) => {
  for (const file of data) notify(await read(file));
  notify({ type: 'photographs.finished' });
});
