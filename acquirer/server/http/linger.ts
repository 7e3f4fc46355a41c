import type { IncomingMessage, ServerResponse } from 'node:http';

/** As nginx and HAProxy do; a form of 25 MB takes as long on a slow line. */
const lingerMs = 30_000;

/**
 * Discards the rest of a request that has been answered already, for at most 30 seconds. Closing
 * immediately would reset the connection and lose the answer (413).
 */
export const linger = (request: IncomingMessage, response: ServerResponse) => {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), lingerMs).unref();
    request.once('close', () => clearTimeout(timer));
    request.once('end', () => clearTimeout(timer));
    request.resume();
  });
};
