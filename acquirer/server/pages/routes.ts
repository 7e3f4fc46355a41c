import type { Hono } from 'hono';
import type { AcquirerEnv } from '../http/env';
import style from './style.css?raw';
import { merchantSite, privacy, terms } from './texts';

const pages = {
  '/esercizi-commerciali': merchantSite,
  '/termini': terms,
  '/privacy': privacy,
} as const;

const stylePath = '/pagine/stile.css';

export const pagePaths: readonly string[] = [...Object.keys(pages), stylePath];

/** The acquirer's own pages, which the portal links to, and their style sheet. */
export const mountPages = (app: Hono<AcquirerEnv>) => {
  for (const [path, html] of Object.entries(pages)) {
    app.get(path, (c) => c.html(html, 200, { 'Cache-Control': 'no-cache' }));
  }
  app.get(stylePath, (c) =>
    c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
};
