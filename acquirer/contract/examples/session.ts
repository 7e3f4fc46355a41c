import type { Examples } from './example';

export const session: Examples<'tokenExchange' | 'welcome' | 'getSession' | 'logout'> = {
  tokenExchange: {
    purpose: 'Exchange a login code for an access token',
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
  logout: { purpose: 'End the session', request: {}, answer: {} },
  getSession: {
    purpose: 'Renew the session before a page opens',
    request: { path: '/Home/Movimenti' },
    answer: {},
  },
};
