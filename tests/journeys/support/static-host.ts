import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { portalFolder } from '../acquirer';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/**
 * Any static host: the file, the folder's index.html, else dist/index.html. It sets no security
 * headers and compresses nothing, unlike the reference acquirer.
 */
export const hosted = (path: string, folder = portalFolder) => {
  const candidates = [path, join(path, 'index.html'), 'index.html'];
  const file = candidates.map((one) => join(folder, one)).find(isFile);
  if (file === undefined) throw new Error(`Nothing to answer ${path} with.`);
  const type = types[extname(file)] ?? 'application/octet-stream';
  return { type, content: readFileSync(file) };
};
