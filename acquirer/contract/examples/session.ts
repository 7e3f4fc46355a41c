import type { Examples } from './example';

export const session: Examples<'tokenExchange' | 'welcome' | 'getSession' | 'logout'> = {
  tokenExchange: {
    purpose: 'Exchange a login code for an access token',
    notes:
      'A code is good once, for the `redirect_uri` it was made for. A wrong one is 400, 401 or 403; an answer without a token counts as that.',
    does: 'Scambia il codice d’accesso con un token',
    needs: [],
    request: {
      code: 'Zk3fQ0aXo1',
      redirect_uri: 'https://portale.example/login',
      grant_type: 'authorization_code',
      client_id: 'portale-esercenti',
    },
    answer: { access_token: 'd2VsY29tZS10by10aGUtcG9ydGFs' },
    error: { status: 401, body: { details: ['invalid_grant'] } },
  },
  welcome: {
    purpose: 'Who has logged in, and what must be done first',
    notes:
      'The user type `restrictedUserType` of config.json has Impostazioni and the expiry of its password. `code` 1 is a company, with all of its points of sale; 0 is the point of sale in `codPV`.',
    does: 'Chi è entrato, e che cosa deve fare per prima cosa',
    needs: ['ebox', 'userType', 'passwordExpireDay', 'code'],
    values: { ebox: ['SI', 'NO'], code: ['0', '1'] },
    request: {},
    answer: {
      ebox: 'SI',
      userType: 'N',
      passwordExpireDay: 60,
      code: '1',
      name: 'Trattorie Riunite S.r.l.',
      address: 'Via Garibaldi',
      number: '12',
      zip: '20121',
      city: 'Milano',
      district: 'MI',
      codsoc: '0123456789',
      codPV: '',
      cellNumber: '+393331234567',
      email: 'amministrazione@trattorieriunite.it',
      nome: 'Giulia',
      cognome: 'Ferri',
      user: 'azienda01',
    },
  },
  logout: {
    purpose: 'End the session',
    notes: 'The token is then refused with 401 or 408.',
    does: 'Chiude la sessione',
    request: {},
    answer: {},
  },
  getSession: {
    purpose: 'Renew the session before a page opens',
    notes: '`path` is the page that is about to open.',
    does: 'Rinnova la sessione prima che una pagina si apra',
    wrong: { path: 5 },
    request: { path: '/Home/Movimenti' },
    answer: {},
  },
};
