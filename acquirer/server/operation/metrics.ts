import type { Hono } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { refuse } from '../common/refusal';
import type { AcquirerEnv, Middleware } from '../http/env';
import { isForwarded } from '../http/forwarded';
import { kindOf } from '../http/kind';

export const metricsPath = '/metrics';

const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What a Prometheus asks for: requests by call and status with their seconds, and the process's own
 * figures (memory, processor, delay of the event loop). What a proxy passes on is answered with 404.
 */
export const metrics = () => {
  const registry = new Registry();
  let observed = false;
  /** Watching the process has a cost, so it begins with the first request for metrics. */
  const observe = () => {
    if (!observed) collectDefaultMetrics({ register: registry });
    observed = true;
  };
  const requests = new Histogram({
    name: 'acquirer_request_seconds',
    help: 'Seconds to answer a request, by call and status.',
    labelNames: ['call', 'status'],
    buckets: limits,
    registers: [registry],
  });
  const measure: Middleware = async (c, next) => {
    const stop = requests.startTimer();
    await next();
    stop({ call: kindOf(c.req.path), status: c.res.status });
  };
  const mount = (app: Hono<AcquirerEnv>) => {
    app.get(metricsPath, async (c) => {
      if (isForwarded(c)) return refuse(404, 'no such path');
      observe();
      const text = await registry.metrics();
      return c.body(text, 200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      });
    });
  };
  return { measure, mount };
};
export type Metrics = ReturnType<typeof metrics>;
