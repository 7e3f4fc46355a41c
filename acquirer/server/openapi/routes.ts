import type { Hono } from 'hono';
import type { Alias } from '../../contract/calls';
import type { AcquirerEnv } from '../http/env';

/** `/openapi.json`: the contract for machines, made when first asked for. */
export const mountOpenApi = (app: Hono<AcquirerEnv>, pathOf: (alias: Alias) => string) => {
  app.get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('./document');
    return c.json(openApiDocument(pathOf), 200, { 'Cache-Control': 'no-cache' });
  });
};
