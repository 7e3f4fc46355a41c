import { Hono } from 'hono';
import { refuse } from './common/refusal';
import type { AcquirerEnv } from './http/env';
import { onError } from './http/errors';
import { mountHealth } from './operation/health';
import type { Metrics } from './operation/metrics';
import type { Services } from './services';

/** What is for those who operate the acquirer, on a port that no proxy leads to: `/metrics`, `/healthz`, `/readyz`. */
export const createAdmin = (services: Services, { mount }: Metrics) => {
  const app = new Hono<AcquirerEnv>();
  app.onError(onError(services.log));
  mountHealth(app, services);
  mount(app);
  app.all('*', () => refuse(404, 'no such path'));
  return app;
};
