import type { Hono } from 'hono';
import * as v from 'valibot';
import { TooMany } from '../common/queue-of-each';
import { assertAuditable, audit } from '../http/audit';
import { withBody } from '../http/body';
import { countedAddress } from '../http/client-address';
import type { AcquirerContext, AcquirerEnv } from '../http/env';
import { postOnly, underRequest } from '../http/middleware';
import { ownOrigin } from '../http/own-origin';
import { perMinute } from '../http/rate-limit';
import { page } from '../pages/page';
import type { Services, Settings } from '../services';
import { type LoginQuery, logIn, wrongCredentials } from './login';
import { allowedSuccessUrl, backTo } from './success-url';

const field = v.optional(v.string(), '');

const refusedPage = (c: AcquirerContext) =>
  c.html(
    page('Richiesta non valida', [
      'La richiesta di accesso non proviene dal Portale Esercenti.',
      'La preghiamo di tornare al portale e di ripetere l’accesso da lì.',
    ]),
    400,
  );

const busyPage = (c: AcquirerContext) =>
  c.html(
    page('Riprovi tra qualche istante', [
      'In questo momento stanno accedendo molti esercenti e la sua richiesta non è stata esaminata.',
      'La preghiamo di tornare alla pagina di accesso e di riprovare tra qualche istante.',
    ]),
    503,
    { 'Retry-After': '10' },
  );

/**
 * Another site must not log its visitor in, not even a host that may serve the portal. Portal and
 * acquirer share a site (`portale.esempio.it`, `accesso.esempio.it`). Every current browser sends
 * the site of a form. Under `no-referrer` the origin is `null`, which says nothing.
 */
const isForged = (c: AcquirerContext, settings: Settings) => {
  const origin = c.req.header('origin') ?? 'null';
  const known = ['null', ownOrigin(c, settings), ...settings.portalOrigins];
  return c.req.header('sec-fetch-site') === 'cross-site' || !known.includes(origin);
};

/** The form's `stateField`, which the return carries back. */
const stateIn = (fields: Readonly<Record<string, string>>, stateField = ''): LoginQuery => {
  const state = fields[stateField] ?? '';
  return state === '' ? {} : { [stateField]: state };
};

/**
 * The form of the login page (LOG-003 to LOG-005): redirects to the success URL with a query, 303.
 *
 * Refused with a page: a success URL elsewhere or none, and a form of another site. Under load a
 * page asks to try again (503), and nothing is counted. An address with too many attempts gets the
 * answer of a wrong password, and no password is checked. The form has no other message, and
 * 'locked' would be untrue. Origin is not required: under `no-referrer` a browser sends `null`.
 */
export const mountLoginForm = (app: Hono<AcquirerEnv>, path: string, services: Services) => {
  const { settings } = services;
  const { userField, passwordField, successUrlField, stateField } =
    settings.portalConfiguration.effective.authentication;
  const form = v.object({
    [userField]: field,
    [passwordField]: field,
    [successUrlField]: field,
    ...(stateField && { [stateField]: field }),
  });
  const secondsToWait = perMinute(services.db, 'login', settings.loginsPerMinute);

  app.all(path, postOnly, underRequest);
  const answer = async (c: AcquirerContext, fields: Readonly<Record<string, string>>) => {
    const successUrl = allowedSuccessUrl(c, settings, fields[successUrlField] ?? '');
    if (successUrl === undefined || isForged(c, settings)) return refusedPage(c);
    const state = stateIn(fields, stateField);
    const back = (query: LoginQuery) => c.redirect(backTo(successUrl, { ...query, ...state }), 303);
    const wait = await secondsToWait(countedAddress(c, settings));
    if (wait > 0) return back(wrongCredentials);
    try {
      const typed = [fields[userField] ?? '', fields[passwordField] ?? ''] as const;
      await assertAuditable(services);
      const { query, ...how } = await logIn(services, ...typed, successUrl);
      await audit(services, c, { what: 'login', ...how });
      return back(query);
    } catch (error) {
      if (error instanceof TooMany) return busyPage(c);
      throw error;
    }
  };
  app.post(path, (c) => withBody(c, { kind: 'form' }, form, (fields) => answer(c, fields)));
};
