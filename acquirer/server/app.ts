import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { differenceCalls } from './differences/calls';
import { aliases, loginPath, pathOf, tokenPath } from './http/call-paths';
import { type CallHandlings, mountCall } from './http/call-route';
import { crossOrigin } from './http/cross-origin';
import type { AcquirerEnv } from './http/env';
import { onError } from './http/errors';
import { limited, noStore } from './http/middleware';
import { refuse } from './http/refusal';
import { securityHeaders } from './http/security-headers';
import { movementCalls } from './movements/calls';
import { mountOpenApi } from './openapi/routes';
import { mountOutbox } from './outbox/routes';
import { mountPages, pagePaths } from './pages/routes';
import { pointOfSaleCalls } from './point-of-sale/calls';
import { authenticate } from './portal/access';
import { portalCalls } from './portal/calls';
import { mountLoginForm } from './portal/login-form';
import type { Services } from './services';
import type { Site } from './site/files';
import { inlineStyleHashes } from './site/inline-styles';
import { mountSite } from './site/serve';
import { statementCalls } from './statements/calls';
import { statisticsCalls } from './statistics/calls';
import { summaryCalls } from './summaries/calls';
import { unpaidCalls } from './unpaid/calls';

/** What is built, area by area; every other call of the contract answers 501. */
export const handlingsOf = (services: Services): CallHandlings => ({
  ...portalCalls(services),
  ...pointOfSaleCalls(services),
  ...movementCalls(services),
  ...summaryCalls(services),
  ...statisticsCalls(services),
  ...differenceCalls(services),
  ...statementCalls(services),
  ...unpaidCalls(services),
});

const mountCalls = (app: Hono<AcquirerEnv>, services: Services) => {
  const { settings } = services;
  const handlings = handlingsOf(services);
  const whoCalls = authenticate(services);
  app.use('/api/*', crossOrigin(settings), compress(), noStore);
  app.use(tokenPath, crossOrigin(settings), noStore, limited(settings));
  for (const alias of aliases) mountCall(app, pathOf(alias), alias, handlings, whoCalls);
};

const mountConfiguration = (app: Hono<AcquirerEnv>, { settings }: Services) => {
  app.get('/config.json', (c) =>
    c.json(settings.portalConfiguration.source, 200, { 'Cache-Control': 'no-store' }),
  );
};

/** Whether a path is the acquirer's own, and not one of the portal that may be served beside it. */
export const isAcquirerPath = (path: string) =>
  /^\/(api|auth)(\/|$)/.test(path) ||
  ['/config.json', '/outbox', '/openapi.json', ...pagePaths].includes(path);

/**
 * The reference acquirer as an app: `fetch` for a server, `request` for a test. `site` is the built
 * portal, to be served beside the calls; without it only the acquirer's own paths answer.
 */
export const createAcquirer = (services: Services, site: Site = new Map()) => {
  const app = new Hono<AcquirerEnv>();
  app.onError(onError(services.log));
  app.use(securityHeaders(services.settings, inlineStyleHashes(site)));
  mountLoginForm(app, loginPath, services);
  mountCalls(app, services);
  mountConfiguration(app, services);
  mountPages(app);
  mountOpenApi(app);
  if (services.settings.demo) mountOutbox(app, services);
  mountSite(app, site, isAcquirerPath);
  app.all('*', () => refuse(404, 'no such path'));
  return app;
};
export type Acquirer = ReturnType<typeof createAcquirer>;
