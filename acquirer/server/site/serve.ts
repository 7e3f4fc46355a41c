import type { Hono } from 'hono';
import type { AcquirerContext, AcquirerEnv } from '../http/env';
import { page } from '../pages/page';
import type { Site, SiteFile } from './files';

const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

const caching = (path: string) =>
  hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A name that no page has: its ending contains a letter, or it begins with a dot. */
const isFileName = (path: string) => /\/\.|\.(?=\w*[a-z])\w{1,12}$/i.test(path);

/** The file itself, a folder's own index, or the shell of the portal, whose router knows the address. */
const find = (site: Site, path: string): readonly [string, SiteFile] | undefined => {
  const shell = isFileName(path) ? [] : ['/index.html'];
  const candidates = [path, `${path.replace(/\/$/, '')}/index.html`, ...shell];
  const found = candidates.find((candidate) => site.has(candidate));
  const file = found === undefined ? undefined : site.get(found);
  return found === undefined || file === undefined ? undefined : [found, file];
};

const accepts = (c: AcquirerContext, packing: string) =>
  (c.req.header('accept-encoding') ?? '')
    .split(',')
    .some((one) => new RegExp(`^\\s*${packing}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(one));

const packed = (c: AcquirerContext, { brotli, gzip, plain }: SiteFile) => {
  if (brotli && accepts(c, 'br')) return { body: brotli, encoding: 'br' };
  if (gzip && accepts(c, 'gzip')) return { body: gzip, encoding: 'gzip' };
  return { body: plain, encoding: undefined };
};

const answer = (c: AcquirerContext, path: string, file: SiteFile) => {
  c.header('Cache-Control', caching(path));
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  const { body, encoding } = packed(c, file);
  c.header('Content-Type', file.type);
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(body);
};

const notFound = page('Pagina non trovata', [
  'L’indirizzo richiesto non esiste, oppure il portale è stato aggiornato da poco.',
  'La preghiamo di tornare al portale e di riprovare da lì.',
]);

/**
 * The file a site has for a path, 404 for a missing file; undefined where the site has no shell.
 */
export const answerFrom = (c: AcquirerContext, site: Site, path: string) => {
  const found = find(site, decoded(path));
  if (found) return answer(c, ...found);
  return site.size === 0 ? undefined : c.html(notFound, 404, { 'Cache-Control': 'no-store' });
};

/**
 * Answers every other GET with the built portal. A file with a hash in its name is cached forever;
 * the rest is revalidated each time. Compressed when the browser accepts it and the build contains
 * it. A missing file is 404; every other address is a page of the portal.
 */
export const mountSite = (
  app: Hono<AcquirerEnv>,
  site: Site,
  isTaken: (path: string) => boolean,
) => {
  app.get('*', async (c, next) => {
    const found = isTaken(c.req.path) ? undefined : answerFrom(c, site, c.req.path);
    return found ?? next();
  });
};
