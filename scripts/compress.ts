import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|ttf)$/;
const worthwhile = 1024;

/**
 * Only workers request files of this size, besides PDFs and their fonts. The highest quality would
 * double the build time for at most 3.5% less.
 */
const large = 400_000;

const brotli = (bytes: Buffer) => {
  const quality = bytes.length > large ? 10 : 11;
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
};

/** Writes `.br` and `.gz` beside every file that gains from it, for hosts that serve them. */
export const compress = async (dist: string) => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      if (bytes.length < worthwhile) return;
      await writeFile(`${path}.br`, await brotli(bytes));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
};
