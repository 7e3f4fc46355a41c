import { Worker } from 'node:worker_threads';
import { askThrough } from './asking';
import type { Embedded, Place } from './embedded';

/** A thread for the embedded database: its built code, and what is done when it ends by itself. */
export interface DatabaseThread {
  readonly file: URL;
  readonly lost: () => void;
}

const gone = {
  message: 'the thread of the database has ended',
  stack: '',
  properties: { name: 'Error' },
};

/** Opens a database in a new thread. Rejects as the database does, and then ends the thread. */
export const openInThread = async (
  { file, lost }: DatabaseThread,
  place: Place,
): Promise<Embedded> => {
  const worker = new Worker(file);
  const { client, open, lose } = askThrough(worker);
  let wanted = true;
  const end = async () => {
    wanted = false;
    await worker.terminate();
  };
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    lose(gone);
    if (wanted) lost();
  });
  try {
    await open(place);
  } catch (error) {
    await end();
    throw error;
  }
  return { ...client, close: () => client.close().finally(end) };
};
