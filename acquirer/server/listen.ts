import { createServer, type Server, type ServerResponse } from 'node:http';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Acquirer } from './app';
import { StartError } from './common/start-error';
import { linger } from './http/body';

const loopback = '127.0.0.1';
const patienceMs = 5_000;

/** What has just been sent arrives meanwhile. */
const breathMs = 100;

/**
 * Longer than load balancers keep an idle connection (60 s), and than anything blocks the event
 * loop. Closing a connection just as a request is sent is an error for its client.
 */
const restsMs = 65_000;

/** Listens on an address; a StartError when the port is taken or not allowed. */
const listening = (server: Server, port: number, host: string) =>
  new Promise<Server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'è già in uso' : 'non si può aprire';
      reject(
        new StartError(
          error.code === 'EADDRNOTAVAIL'
            ? `L’indirizzo ${host} indicato in HOST non è di questa macchina.`
            : `La porta ${port} ${reason}: liberarla, oppure indicarne un’altra con PORT.`,
        ),
      );
    });
    server.listen(port, host, () => resolve(server));
  });

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  });

/** Fails immediately when the port is taken, before the start spends minutes on anything else. */
export const assertPortFree = async (port: number, host = loopback) => {
  await closed(await listening(createServer(), port, host));
};

/**
 * However late the event loop is, one turn accepts what has arrived and the next reads it. It
 * repeats until a turn brings nothing, or patience ends.
 */
const readArrived = async (arrived: () => number) => {
  const until = performance.now() + patienceMs;
  for (let before = -1; before !== arrived() && performance.now() < until; ) {
    before = arrived();
    await setImmediate();
    await setImmediate();
  }
};

/**
 * Answers HTTP with the app, by default on loopback, also requests without a host, as load balancers' health
 * checks are. `close` answers what was sent before, announces on each connection that it ends, and
 * waits for running requests.
 */
export const listen = async (app: Pick<Acquirer, 'fetch'>, port: number, host = loopback) => {
  const answer = getRequestListener(app.fetch, { hostname: host, autoCleanupIncoming: false });
  const underWay = new Set<ServerResponse>();
  let ending = false;
  let arrived = 0;
  const server = await listening(
    createServer({ keepAliveTimeout: restsMs }, (request, response) => {
      arrived += 1;
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      linger(request, response);
      if (ending) response.shouldKeepAlive = false;
      return answer(request, response);
    }),
    port,
    host,
  );
  server.on('connection', () => {
    arrived += 1;
  });
  const address = server.address();
  const close = async () => {
    ending = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    await wait(breathMs);
    await readArrived(() => arrived);
    await closed(server);
  };
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close,
  };
};
