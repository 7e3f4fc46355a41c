import type { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refuse } from '../common/refusal';
import type { Worker } from '../common/work';
import type { Connections } from '../database/database';
import { isForwarded } from '../http/client-address';
import type { AcquirerEnv } from '../http/env';
import type { CountRequest } from '../http/every-request';
import type { Messenger } from '../messages/messenger';

export const metricsPath = '/metrics';

const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const timeWork = (registry: Registry) => {
  const seconds = new Histogram({
    name: 'acquirer_work_seconds',
    help: 'Seconds of long work such as a PDF, its wait included, by kind and outcome.',
    labelNames: ['work', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  });
  const pending = new Gauge({
    name: 'acquirer_work_pending',
    help: 'Pieces of long work that run or wait.',
    registers: [registry],
  });
  return (worker: Worker): Worker =>
    async (work, input) => {
      const stop = seconds.startTimer({ work: work.name });
      pending.inc();
      try {
        const output = await worker(work, input);
        stop({ outcome: 'done' });
        return output;
      } catch (error) {
        stop({ outcome: 'failed' });
        throw error;
      } finally {
        pending.dec();
      }
    };
};

const countMessages = (registry: Registry) => {
  const messages = new Counter({
    name: 'acquirer_messages_total',
    help: 'Messages to merchants, by channel, whether they carry a code, and outcome.',
    labelNames: ['channel', 'code', 'outcome'],
    registers: [registry],
  });
  return (messenger: Messenger): Messenger => ({
    send: async (message) => {
      const labels = { channel: message.channel, code: String(message.code !== undefined) };
      try {
        await messenger.send(message);
        messages.inc({ ...labels, outcome: 'delivered' });
      } catch (error) {
        messages.inc({ ...labels, outcome: 'refused' });
        throw error;
      }
    },
  });
};

/** `406 5709`: status and code of a refusal; other texts of a refusal may contain anything. */
const outcomeIn = (outcome: string) => /^\d{3}(?: \d{4}\b)?/.exec(outcome)?.[0] ?? outcome;

const countAudited = (registry: Registry) => {
  const events = new Counter({
    name: 'acquirer_audited_total',
    help: 'Logins, codes, changes, replies and downloads of the audit trail, by outcome.',
    labelNames: ['what', 'outcome'],
    registers: [registry],
  });
  return (what: string, outcome: string) => events.inc({ what, outcome: outcomeIn(outcome) });
};

const watchConnections = (registry: Registry) => (read: () => Connections) => {
  new Gauge({
    name: 'acquirer_database_connections',
    help: 'Connections to the database by state, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(read())) this.set({ state }, count);
    },
  });
};

/**
 * The figures for Prometheus: requests by call and status with their seconds, long work, messages,
 * the audit trail and connections. The process's figures are memory, processor and delay of the
 * event loop. A request that comes through a proxy gets 404.
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
  const countRequest: CountRequest = (call, status, seconds) =>
    requests.observe({ call, status }, seconds);
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
  return {
    countRequest,
    mount,
    timeWork: timeWork(registry),
    countMessages: countMessages(registry),
    countAudited: countAudited(registry),
    watchConnections: watchConnections(registry),
  };
};
export type Metrics = ReturnType<typeof metrics>;
