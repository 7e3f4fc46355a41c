import { statfs } from 'node:fs/promises';

const freeIn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** The bytes that may still be written in the fullest of some folders. A folder that cannot be asked counts as empty. */
export const leastFree = async (folders: readonly string[]) =>
  Math.min(...(await Promise.all(folders.map((one) => freeIn(one).catch(() => Infinity)))));
