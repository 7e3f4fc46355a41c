import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** A file of the built portal, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
  readonly brotli?: Uint8Array<ArrayBuffer>;
}

/** The built portal by path: `/login/index.html`, `/assets/index-4f2a.js`. */
export type Site = ReadonlyMap<string, SiteFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

const packings = ['.br', '.gz'];

const read = async (file: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(file));

const optional = (file: string, files: ReadonlySet<string>) =>
  files.has(file) ? read(file) : undefined;

const siteFile = async (file: string, files: ReadonlySet<string>): Promise<SiteFile> => {
  const plain = await read(file);
  const [brotli, gzip] = await Promise.all([
    optional(`${file}.br`, files),
    optional(`${file}.gz`, files),
  ]);
  return {
    type: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
    plain,
    ...(gzip && { gzip }),
    ...(brotli && { brotli }),
  };
};

/**
 * Reads a folder of static files into memory. Only files of the map are served, so that no path
 * leads out of the folder. Rejects when the folder cannot be read.
 */
export const readSite = async (folder: string): Promise<Site> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const served = [...files].filter(
    (file) => !packings.some((end) => file.endsWith(end) && files.has(file.slice(0, -end.length))),
  );
  const pathOf = (file: string) => `/${relative(folder, file).split(sep).join('/')}`;
  return new Map(
    await Promise.all(
      served.map(async (file) => [pathOf(file), await siteFile(file, files)] as const),
    ),
  );
};
