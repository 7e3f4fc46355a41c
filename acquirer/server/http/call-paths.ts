import { type Alias, calls } from '../../contract/calls';

/** Where the login form is posted. */
export const loginPath = '/auth/login';

/** Where a code becomes a token. */
export const tokenPath = '/auth/token';

/** Every call of the contract. */
export const aliases = Object.keys(calls) as Alias[];

/** The path of a call. */
export const pathOf = (alias: Alias) =>
  calls[alias].address === 'tokenUrl' ? tokenPath : `/api/${calls[alias].alias}`;

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
