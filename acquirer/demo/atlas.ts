import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AcquirerEnv } from '../server/http/env';
import { readSite, type Site } from '../server/site/files';
import { answerFrom } from '../server/site/serve';

export const atlasPath = '/atlas';

const notYet = '<!doctype html><html lang="it"><meta charset="utf-8"><title>Atlante</title>';

/** The built atlas as it is now: it may be built, or built again, while the acquirer runs. */
const builtAtlas = (folder: string) => {
  let known: { readonly at: number; readonly site: Site } | undefined;
  return async () => {
    const { mtimeMs } = await stat(join(folder, 'index.html'));
    if (known?.at !== mtimeMs) known = { at: mtimeMs, site: await readSite(folder) };
    return known.site;
  };
};

/**
 * The analysts' atlas beside the portal, in demo mode only; a notice replaces it until it is built.
 */
export const mountAtlas = (app: Hono<AcquirerEnv>, folder: string) => {
  const built = builtAtlas(folder);
  app.get(`${atlasPath}/*`, async (c) => {
    const site = await built().catch(() => undefined);
    const found = site && answerFrom(c, site, c.req.path.slice(atlasPath.length));
    if (found) return found;
    c.header('Retry-After', '30');
    c.header('Cache-Control', 'no-store');
    return c.html(`${notYet}<p>L’atlante è in preparazione: ricaricare tra un minuto.</p>`, 503);
  });
};
