import { type EventObject, fromCallback } from 'xstate';
import type { ArchiveContents } from '../../machines/statements/statement-archive/statement-archive.actors';
import { saveFile } from '../browser/save-file';
import { archiveName, namedFiles } from './file-names';

// A PDF is compressed already.
const stored = { level: 0 } as const;

const archiveOf = async ({ gathered }: ArchiveContents) => {
  const { zipSync } = await import('fflate/browser');
  const files: Record<string, Uint8Array> = {};
  for (const [name, file] of namedFiles(gathered))
    files[name] = new Uint8Array(await file.arrayBuffer());
  return new Blob([new Uint8Array(zipSync(files, stored))], { type: 'application/zip' });
};

/** Puts the documents into one archive and hands it over; stopped before, no file appears. */
export const writeArchive = fromCallback<EventObject, ArchiveContents>(({ input, sendBack }) => {
  let isStopped = false;
  const handOver = (archive: Blob) => {
    if (isStopped) return;
    saveFile(archive, archiveName(input.month));
    sendBack({ type: 'archive.written' });
  };
  archiveOf(input).then(handOver, () => sendBack({ type: 'archive.failed' }));
  return () => {
    isStopped = true;
  };
});
