import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AcquirerEnv } from '../server/http/env';
import { pageAround } from '../server/pages/page';
import { readSite, type Site } from '../server/site/files';
import { answerFrom } from '../server/site/serve';

export const atlasPath = '/atlas';

const againPath = `${atlasPath}/riprova`;

/** The built atlas as it is now: it may be built, or built again, while the acquirer runs. */
const builtAtlas = (folder: string) => {
  let known: { readonly at: number; readonly site: Site } | undefined;
  return async () => {
    const { mtimeMs } = await stat(join(folder, 'index.html'));
    if (known?.at !== mtimeMs) known = { at: mtimeMs, site: await readSite(folder) };
    return known.site;
  };
};

const notice = (build: AtlasBuild | undefined) => {
  if (build === undefined)
    return '<p>L’atlante non è compilato: lo compila <code>npm run atlas -- build</code>.</p>';
  if (build.state() === 'running')
    return '<p>L’atlante è in preparazione: questa pagina si ricarica da sola.</p>';
  return (
    '<p>La preparazione dell’atlante non è riuscita: si può riprovare, e <code>npm run atlas -- build</code> ne dice la ragione.</p>' +
    `<form method="post" action="${againPath}"><button>RIPROVA</button></form>`
  );
};

/**
 * The analysts' atlas beside the portal, in demo mode only. Until it is built, a notice says how that
 * goes; where it has failed, it offers to try again.
 */
export const mountAtlas = (app: Hono<AcquirerEnv>, folder: string, build = begunBuild()) => {
  const built = builtAtlas(folder);
  app.post(againPath, (c) => {
    if (build?.state() !== 'running') build?.again();
    return c.redirect(atlasPath, 303);
  });
  app.get(`${atlasPath}/*`, async (c) => {
    const site = await built().catch(() => undefined);
    const found = site && answerFrom(c, site, c.req.path.slice(atlasPath.length));
    if (found) return found;
    if (build?.state() === 'running') {
      c.header('Retry-After', '30');
      c.header('Refresh', '5');
    }
    c.header('Cache-Control', 'no-store');
    return c.html(pageAround({ title: 'Atlante', body: notice(build) }), 503);
  });
};

/** The build of the atlas that the command of this process has begun beside it. */
export interface AtlasBuild {
  readonly state: () => 'running' | 'failed' | 'done';
  readonly again: () => void;
}

/** Where `scripts/start.mjs`, which begins the build, leaves it for the acquirer in its process. */
const place = Symbol.for('portale-esercenti/atlas-build');

/** Undefined where nothing builds the atlas. */
export const begunBuild = (): AtlasBuild | undefined =>
  (globalThis as { [place]?: AtlasBuild })[place];
