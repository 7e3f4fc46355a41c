import { readSync } from 'node:fs';

/** The content of an open file. */
export const readDescriptor = ({
  descriptor,
  size,
}: {
  readonly descriptor: number;
  readonly size: number;
}) => {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; ) {
    const read = readSync(descriptor, bytes, at, size - at, at);
    if (read === 0) return bytes.subarray(0, at);
    at += read;
  }
  return bytes;
};
