import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pieceSize = 256 * 1024;

/** A file on disk instead of in memory, for the duration of its request. */
class TempFile extends File {
  readonly #handle: FileHandle;

  constructor(name: string, handle: FileHandle, size: number) {
    super([], name);
    this.#handle = handle;
    Object.defineProperty(this, 'size', { value: size });
  }

  get descriptor() {
    return this.#handle.fd;
  }

  /** Some bytes of it. */
  async part(at: number, length: number) {
    const bytes = new Uint8Array(Math.min(length, this.size - at));
    await this.#handle.read(bytes, 0, bytes.length, at);
    return bytes;
  }

  override async arrayBuffer() {
    return (await this.part(0, this.size)).buffer;
  }
}

/** The descriptor of a file of a form, valid in every thread of the process. */
export const descriptorOf = (file: File) => {
  if (!(file instanceof TempFile)) throw new Error('not a file of a form');
  return file.descriptor;
};

/** `length` bytes of a file from `at` on, fewer where it ends before. */
export const partOf = async (file: File, at: number, length: number) =>
  file instanceof TempFile
    ? file.part(at, length)
    : new Uint8Array(await file.slice(at, at + length).arrayBuffer());

/** A file piece by piece, 256 kB each: only one of them is in memory. */
export async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += pieceSize) yield await partOf(file, at, pieceSize);
}

/** A file without a name: the system deletes it even when the process is killed. */
const openNameless = async () => {
  const path = join(tmpdir(), `acquirer-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
};

/** The folder of one request's files until it is answered. */
export const openTempFiles = () => {
  const handles: FileHandle[] = [];
  return {
    /** Writes a file as it is read. */
    take: async (name: string, content: AsyncIterable<Uint8Array>): Promise<File> => {
      const handle = await openNameless();
      handles.push(handle);
      let size = 0;
      for await (const bytes of content) size += (await handle.write(bytes)).bytesWritten;
      return new TempFile(name, handle, size);
    },
    close: async () => {
      await Promise.all(handles.map((handle) => handle.close()));
    },
  };
};
export type TempFiles = ReturnType<typeof openTempFiles>;
