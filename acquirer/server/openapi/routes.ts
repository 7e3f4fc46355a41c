import type { Hono } from 'hono';
import type { AcquirerEnv } from '../http/env';

/** `/openapi.json`: the contract for machines, made when first asked for. */
export const mountOpenApi = (app: Hono<AcquirerEnv>) => {
  app.get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('./document');
    return c.json(openApiDocument(), 200, { 'Cache-Control': 'no-cache' });
  });
};
