import type { IncomingMessage, ServerResponse } from 'node:http';

/** As nginx and HAProxy do; a form of 25 MB takes as long on a slow line. */
const lingerMs = 30_000;

/**
 * Discards what still comes of a request that has been answered already, 30 seconds at most. A connection
 * that closed at once would be reset, and the answer (413) lost with it.
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
