import { expect, test } from 'vitest';
import { loginMessages } from '../../../src/italian/portal';

test('[ERR-001] [ERR-002] [ERR-003] [ERR-004] each refusal of a login is said to the letter', () => {
  expect(loginMessages).toMatchObject({
    wrongCredentials: 'Username o password errati',
    lastAttempt: 'Password errata! Ultimo tentativo prima del blocco utenza!',
    locked: 'Utenza bloccata. Contattare il servizio clienti backoffice',
    refused: 'Username o password non corretti',
  });
});
