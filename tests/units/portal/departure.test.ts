import { expect, it } from 'vitest';
import { type Departure, loginAddress, logoutAddress } from '../../../machines/portal/departure';
import { defaults } from '../../../paths/portal/company';

const departure: Departure = {
  to: 'login',
  authentication: {
    ...defaults.authentication,
    mode: 'redirect',
    authorizeUrl: 'https://accesso.example.it/realms/a/auth?kc_locale=it',
    endSessionUrl: '/accesso/fine',
  },
  origin: 'https://esercenti.example.it',
};

it('[LOG-003] [LOG-004] ACCEDI asks for a code, with a proof and a state, and keeps the query of the address', () => {
  const { origin, pathname, searchParams } = new URL(
    loginAddress(departure, { state: 's', challenge: 'c' }),
  );
  expect(origin + pathname).toBe('https://accesso.example.it/realms/a/auth');
  expect(Object.fromEntries(searchParams)).toEqual({
    kc_locale: 'it',
    response_type: 'code',
    client_id: 'portale-esercenti',
    redirect_uri: 'https://esercenti.example.it/login',
    scope: 'openid',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});

it('[LOG-032] Esci leads back to the login page', () => {
  expect(logoutAddress(departure)).toBe(
    'https://esercenti.example.it/accesso/fine?post_logout_redirect_uri=https%3A%2F%2Fesercenti.example.it%2Flogin&client_id=portale-esercenti',
  );
});
