import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hosted } from './support/static-host';

/** The answer to a call. A text is sent as it is, anything else as JSON. */
export interface Scripted {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer waits for this. */
  readonly after?: Promise<unknown>;
  /** The connection is cut without an answer. */
  readonly hangUp?: boolean;
}

export interface Received {
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface Configuration {
  readonly apiBaseUrl?: string;
  readonly authentication?: {
    readonly loginUrl?: string;
    readonly tokenUrl?: string;
    readonly stateField?: string;
  };
  readonly paths?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

/** The same machine under two names, which are two origins to a browser. */
export interface Addresses {
  /** The origin of the portal. */
  readonly portal: string;
  /** The origin of a separate back end. */
  readonly elsewhere: string;
}

export interface Oddity {
  /** Where the host has the portal, `/portale`, and the folder of a build for that; without it the root. */
  readonly under?: { readonly path: string; readonly folder: string };
  readonly configuration?: (addresses: Addresses) => Configuration;
  /** By alias; `config` is config.json itself, `login` the login form, `tokenExchange` the token. */
  readonly answers?: Readonly<Record<string, Scripted>>;
}

const crossOrigin = (request: IncomingMessage) => ({
  'Access-Control-Allow-Origin': request.headers.origin ?? '*',
  'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
});

const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;

const aliasOf = (path: string, { apiBaseUrl = '/api', authentication, paths }: Configuration) => {
  if (path === pathOf(authentication?.loginUrl ?? '/auth/login')) return 'login';
  if (path === pathOf(authentication?.tokenUrl ?? '/auth/token')) return 'tokenExchange';
  const base = pathOf(apiBaseUrl).replace(/\/$/, '');
  const renamed = Object.entries(paths ?? {}).find(([, own]) => path === `${base}${own}`);
  return renamed?.[0] ?? path.slice(base.length + 1);
};

const answer = async (response: ServerResponse, scripted: Scripted, headers: object) => {
  await scripted.after;
  if (scripted.hangUp) {
    response.socket?.destroy();
    return;
  }
  const { body } = scripted;
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  response.writeHead(scripted.status ?? 200, {
    'Content-Type': 'application/json',
    ...headers,
    ...scripted.headers,
  });
  response.end(text);
};

const textOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

const unscripted: Scripted = { status: 404, body: { details: ['not in the script of this test'] } };

/**
 * A back end that shares only the contract with the reference acquirer. It has the portal as static
 * files, a config.json and the test's answers.
 */
export const openOddAcquirer = async ({
  configuration = () => ({}),
  answers = {},
  under,
}: Oddity) => {
  const script = new Map(Object.entries(answers));
  const requests = new Map<string, Received[]>();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const addresses: Addresses = {
    portal: `http://localhost:${port}`,
    elsewhere: `http://127.0.0.1:${port}`,
  };
  const configured = configuration(addresses);

  const record = (alias: string, received: Received) =>
    requests.set(alias, [...(requests.get(alias) ?? []), received]);

  const serveCall = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const alias = aliasOf(path, configured);
    const { host = '', ...headers } = request.headers;
    record(alias, { host, path, headers, text: await textOf(request) });
    await answer(response, script.get(alias) ?? unscripted, crossOrigin(request));
  };

  const serveFile = async (path: string, response: ServerResponse) => {
    const inside =
      under && path.startsWith(`${under.path}/`) ? path.slice(under.path.length) : path;
    if (under !== undefined && inside === path)
      return answer(response, { status: 404, body: 'elsewhere' }, {});
    if (inside === '/config.json')
      return answer(response, script.get('config') ?? { body: configured }, {});
    const { type, content } = hosted(inside, under?.folder);
    response.writeHead(200, { 'Content-Type': type }).end(content);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request.url ?? '/');
    if (request.method === 'OPTIONS') await answer(response, { status: 204 }, crossOrigin(request));
    else if (request.method === 'POST') await serveCall(path, request, response);
    else await serveFile(path, response);
  };

  return {
    ...addresses,
    /** Gives other answers from now on. */
    script: (alias: string, scripted: Scripted) => void script.set(alias, scripted),
    /** The requests so far under an alias. */
    received: (alias: string): readonly Received[] => requests.get(alias) ?? [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
export type OddAcquirer = Awaited<ReturnType<typeof openOddAcquirer>>;
