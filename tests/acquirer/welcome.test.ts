import { describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import { criteria } from './support/criteria';

const acquirer = acquirerOfTests({}, { small: 0 });

const welcome = async (userid: string) => {
  const response = await acquirer.post('welcome', {}, await acquirer.tokenOf(userid));
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
};

describe('the welcome call', () => {
  test('[LOG-025] [LOG-026] a company is welcomed with its name, its seat and the flag 1', async () => {
    const { status, body } = await welcome('azienda01');
    expect(status).toBe(200);
    expect(body).toEqual({
      ebox: 'SI',
      userType: 'S',
      passwordExpireDay: 60,
      code: '1',
      name: 'Sapori d’Italia S.p.A.',
      address: expect.any(String),
      number: expect.stringMatching(/^\d+$/),
      zip: '20121',
      city: 'Milano',
      district: 'MI',
      codsoc: '1000000001',
      codPV: '',
      cellNumber: '+393331200101',
      email: 'giulia.marchetti@sapori.example.it',
      nome: 'Giulia',
      cognome: 'Marchetti',
      user: 'azienda01',
    });
  });

  test.each([
    ['negozio01', 'SI', 'CALZATURE FERRI CENTRO', '2000000301'],
    ['negozio02', 'NO', 'CALZATURE FERRI FIERA', '2000000302'],
  ])(
    '[PRM-004] the single shop of %s is welcomed with its sign and the flag 0',
    async (userid, ebox, name, codPV) => {
      const { status, body } = await welcome(userid);
      expect(status).toBe(200);
      expect(body).toMatchObject({ ebox, name, codPV, code: '0', codsoc: '1000000003' });
    },
  );

  test.each([
    ['azienda02', { ebox: 'NO', code: '1' }],
    ['ristretto01', { userType: 'R', passwordExpireDay: 5 }],
    ['email01', { email: '', code: '1' }],
    ['grande01', { codsoc: '1000000099', code: '1' }],
  ])('%s is welcomed as the demo promises', async (userid, expected) => {
    expect(await welcome(userid)).toMatchObject({ status: 200, body: expected });
  });

  test('[LOG-019] a restricted user with an expired password is told by the days left', async () => {
    const { status, body } = await welcome('scaduto01');
    expect(status).toBe(200);
    expect(body).toMatchObject({ userType: 'R', passwordExpireDay: 0 });
  });

  test('[LOG-020] a user without a mobile phone is answered 206, with the data', async () => {
    const { status, body } = await welcome('telefono01');
    expect(status).toBe(206);
    expect(body).toMatchObject({ user: 'telefono01', cellNumber: '' });
  });

  test.each([
    ['[LOG-022] a closed user', 'chiuso01', 204],
    ['[LOG-024] a user with a temporary password', 'password01', 205],
  ])('%s is answered without a body', async (_, userid, status) => {
    expect(await welcome(userid)).toEqual({ status, body: undefined });
  });
});

describe('a user who must first complete the access', () => {
  test.each(['scaduto01', 'telefono01', 'password01', 'chiuso01'])(
    '%s may not look at movements, whatever the portal lets through',
    async (userid) => {
      const token = await acquirer.tokenOf(userid);
      const response = await acquirer.post('getTotalTransaction', criteria(), token);
      expect(response.status).toBe(403);
      expect((await acquirer.post('getSession', { path: '/x' }, token)).status).toBe(200);
    },
  );
});

describe('Esci', () => {
  test.each(['azienda01', 'telefono01', 'password01'])(
    'of %s ends the session on the acquirer, and no other of the same user',
    async (userid) => {
      const [here, elsewhere] = [await acquirer.tokenOf(userid), await acquirer.tokenOf(userid)];
      const refresh = async (token: string) =>
        (await acquirer.post('getSession', { path: '/x' }, token)).status;
      expect((await acquirer.post('logout', {}, here)).status).toBe(200);
      expect([await refresh(here), await refresh(elsewhere)]).toEqual([401, 200]);
      expect((await acquirer.post('logout', {}, here)).status).toBe(401);
    },
  );
});

describe('the days until the password expires', () => {
  test('count down with the calendar of Rome', async () => {
    const { body: before } = await welcome('azienda01');
    acquirer.pass(13 * 3_600_000);
    const { body: after } = await welcome('azienda01');
    expect(after.passwordExpireDay).toBe(before.passwordExpireDay - 1);
  });
});
