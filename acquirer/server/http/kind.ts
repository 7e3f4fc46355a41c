import { aliases, loginPath, pathOf, tokenPath } from './call-paths';

const named = new Map<string, string>([
  ...aliases.map((alias) => [pathOf(alias), alias] as const),
  [tokenPath, 'tokenExchange'],
  [loginPath, 'login'],
  ...['/config.json', '/outbox', '/openapi.json', '/healthz', '/readyz', '/metrics'].map(
    (path) => [path, path.slice(1)] as const,
  ),
]);

/** The kind of a request in one word; never text from the request. */
export const kindOf = (path: string) => named.get(path) ?? 'page';
