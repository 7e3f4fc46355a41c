import * as v from 'valibot';
import { call, listStatuses } from './call';
import { anyBody, nothing, text } from './fields';

/**
 * LOG-015: a code, or the refresh token of a former answer, for a token. Anything without an `access_token`
 * is a refused login. `expires_in` in seconds.
 */
export const tokenExchange = call({
  alias: 'tokenExchange',
  access: 'public',
  kinds: [],
  address: 'tokenUrl',
  send: 'form',
  request: v.variant('grant_type', [
    v.object({
      grant_type: v.literal('authorization_code'),
      code: v.string(),
      redirect_uri: v.string(),
      client_id: v.string(),
      code_verifier: v.optional(v.string()),
    }),
    v.object({
      grant_type: v.literal('refresh_token'),
      refresh_token: v.string(),
      client_id: v.string(),
    }),
  ]),
  answer: v.fallback(
    v.object({
      access_token: v.nullish(v.string(), ''),
      refresh_token: v.optional(v.string()),
      expires_in: v.optional(v.number()),
    }),
    { access_token: '' },
  ),
  refuses: ({ access_token }) => access_token === '',
  statuses: [200, 400, 401, 403, 404, 408, 500],
});

const daysLeft = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number)),
]);

/** Who has logged in (API-015). `passwordExpireDay` in days, below 1 means expired; `code` is the society flag. */
export const welcomeData = v.object({
  ebox: v.picklist(['SI', 'NO']),
  userType: v.string(),
  passwordExpireDay: daysLeft,
  code: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  name: text,
  address: text,
  number: text,
  zip: text,
  city: text,
  district: text,
  codsoc: text,
  codPV: text,
  cellNumber: text,
  email: text,
  nome: text,
  cognome: text,
  user: text,
});
export type WelcomeData = v.InferOutput<typeof welcomeData>;

/** LOG-018 to LOG-027. 206 may carry the body, 204 and 205 never do. */
export const welcome = call({
  alias: 'welcome',
  access: 'session',
  reads: true,
  request: nothing,
  answer: welcomeData,
  optionalBodyOn: [206],
  statuses: [200, 204, 205, 206, 401, 404, 408, 500],
});

/** Extension `logout`: ends the session of the token on the back end; nothing waits for its answer. */
export const logout = call({
  alias: 'logout',
  access: 'session',
  audit: () => '',
  kinds: [],
  outlivesPage: true,
  extension: 'logout',
  request: nothing,
  answer: anyBody,
  statuses: listStatuses,
});

/** HOM-028: keeps the session alive; `path` is the route about to be opened. */
export const getSession = call({
  alias: 'getSession',
  access: 'session',
  reads: true,
  request: v.object({ path: v.pipe(v.string(), v.maxLength(500)) }),
  answer: anyBody,
  statuses: listStatuses,
});
