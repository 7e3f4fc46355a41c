import { availableParallelism } from 'node:os';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clearFailures } from '../../acquirer/server/accounts/login-failures';
import { hashPassword } from '../../acquirer/server/common/passwords';
import { rateLimit } from '../../acquirer/server/http/audit-tables';
import { eventually } from '../support/eventually';
import { acquirerOfTests, origin, successUrl } from './support/acquirer';

const wrong = { p_error: 'credentials' };
const lastAttempt = { error: 'credentials', attempts: '1' };
const locked = { error: 'credentials', locked: 'true' };

const acquirer = acquirerOfTests({ portalOrigins: ['https://portale.example'] }, { small: 0 });

describe('the login form', () => {
  test('[LOG-003] [LOG-005] a right password comes back to the portal with a one-use code', async () => {
    const response = await acquirer.submit({ userid: 'azienda01', password: 'Portale2026' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/localhost:4173\/login\?code=[\w-]{43}$/,
    );
  });

  test('[LOG-009] an acquirer that returns tokens comes back with the token itself', async () => {
    const direct = acquirer.setOtherwise({ loginReturn: 'token' });
    const { token = '' } = await direct.logIn('azienda01');
    expect((await direct.post('welcome', {}, token)).status).toBe(200);
  });

  describe('whose portal sends a state', () => {
    const withState = () => {
      const { portalConfiguration } = acquirer.services.settings;
      const { source, effective } = portalConfiguration;
      const authentication = { ...effective.authentication, stateField: 'stato' };
      return acquirer.setOtherwise({
        portalConfiguration: { source, effective: { ...effective, authentication } },
      });
    };
    const queryAfter = async (fields: Readonly<Record<string, string>>) => {
      const response = await withState().submit({ userid: 'negozio02', ...fields });
      return new URL(response.headers.get('location') ?? 'about:blank').search;
    };

    test('[LOG-005] brings it back after the code, under the same name', async () => {
      const query = await queryAfter({ password: 'Portale2026', stato: 'a b&c' });
      expect(query).toMatch(/^\?code=[\w-]{43}&stato=a\+b%26c$/);
    });

    test('[LOG-010] after a refusal too', async () => {
      expect(await queryAfter({ password: 'x', stato: 'abc' })).toBe(
        '?p_error=credentials&stato=abc',
      );
    });

    test('a form without one, and one of another name, bring back nothing', async () => {
      expect(await queryAfter({ password: 'Portale2026' })).toMatch(/^\?code=[\w-]{43}$/);
      const plain = await acquirer.submit({
        userid: 'negozio02',
        password: 'Portale2026',
        stato: 'abc',
      });
      expect(plain.headers.get('location')).not.toContain('stato');
    });
  });

  test.each([
    ['a known user', 'azienda02'],
    ['an unknown user', 'inventato99'],
  ])(
    '[LOG-010] [LOG-011] [LOG-012] three wrong passwords of %s are told, warned of, and lock',
    async (_, userid) => {
      expect(await acquirer.logIn(userid, 'sbagliata1A')).toEqual(wrong);
      expect(await acquirer.logIn(userid, 'sbagliata1A')).toEqual(lastAttempt);
      expect(await acquirer.logIn(userid, 'sbagliata1A')).toEqual(locked);
      expect(await acquirer.logIn(userid, 'sbagliata1A')).toEqual(locked);
      expect(await acquirer.logIn(userid)).toEqual(locked);
    },
  );

  test('a password is compared exactly as it was typed', async () => {
    for (const password of ['portale2026', ' Portale2026', 'Portale2026 ', 'Portale202']) {
      expect(await acquirer.logIn('email01', password), password).not.toHaveProperty('code');
      expect(await acquirer.logIn('email01', 'Portale2026')).toHaveProperty('code');
    }
  });

  test('[LOG-012] a locked user stays locked with the right password', async () => {
    expect(await acquirer.logIn('bloccato01')).toEqual(locked);
  });

  test('a right password forgets the wrong ones before it', async () => {
    expect(await acquirer.logIn('negozio01', 'x')).toEqual(wrong);
    expect(await acquirer.logIn('negozio01', 'x')).toEqual(lastAttempt);
    expect(await acquirer.logIn('negozio01')).toHaveProperty('code');
    expect(await acquirer.logIn('negozio01', 'x')).toEqual(wrong);
  });

  test('a user id is one, however it is typed: to enter, and to be counted', async () => {
    expect(await acquirer.logIn('  Azienda01 ')).toHaveProperty('code');
    expect(await acquirer.logIn('SOLE203', 'x')).toEqual(wrong);
    expect(await acquirer.logIn(' sole203', 'x')).toEqual(lastAttempt);
    expect(await acquirer.logIn('Sole203\t', 'x')).toEqual(locked);
    expect(await acquirer.logIn('sole203')).toEqual(locked);
    expect(await acquirer.logIn('NESSUNO77', 'x')).toEqual(wrong);
    expect(await acquirer.logIn('nessuno77', 'x')).toEqual(lastAttempt);
  });

  test('another site may not log anybody in, the portal and an older browser may', async () => {
    const from = async (site: string | undefined, success_url = successUrl) => {
      const body = new URLSearchParams({
        userid: 'azienda01',
        password: 'Portale2026',
        success_url,
      });
      const headers = site === undefined ? undefined : { 'sec-fetch-site': site };
      const init = { method: 'POST', body, ...(headers && { headers }) };
      return (await acquirer.app.request(`${origin}/auth/login`, init)).status;
    };
    expect(await from('cross-site')).toBe(400);
    for (const site of ['same-origin', 'same-site', 'none', undefined]) {
      expect(await from(site)).toBe(303);
    }
    expect(await from('cross-site', 'https://portale.example/login')).toBe(400);
    expect(await from('same-site', 'https://portale.example/login')).toBe(303);
  });

  test('a form of a foreign origin is refused, one without or with the origin null is not', async () => {
    const from = async (name: string | undefined) => {
      const body = new URLSearchParams({ userid: 'x', password: 'x', success_url: successUrl });
      const init = { method: 'POST', body, ...(name && { headers: { origin: name } }) };
      return (await acquirer.app.request(`${origin}/auth/login`, init)).status;
    };
    expect(await from('https://truffa.example')).toBe(400);
    for (const name of [undefined, 'null', origin, 'https://portale.example']) {
      expect(await from(name)).toBe(303);
    }
  });

  test('a burst of guesses at one user cannot win more than three tries', async () => {
    await clearFailures(acquirer.services.db, ['email01']);
    const guesses = Array.from({ length: 8 }, () => acquirer.logIn('email01', 'x'));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => 'locked' in answer)).toHaveLength(6);
    expect(await acquirer.logIn('email01')).toEqual(locked);
  });

  test('more at once than can be looked at are asked to try again, and it does not count', async () => {
    const places = Math.min(4, availableParallelism());
    let answered = false;
    /** Takes the place that it leaves, however long the answer takes. */
    const guess = async () => {
      while (!answered) await hashPassword('folla', { memoryCost: 8, timeCost: 1 });
    };
    const guesses = Array.from({ length: 501 * places }, guess);
    const response = await acquirer.submit({ userid: 'folla99', password: 'x' });
    answered = true;
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Riprovi tra qualche istante');
    expect(response.headers.get('retry-after')).toBe('10');
    await Promise.all(guesses);
    expect(await acquirer.logIn('folla99', 'x')).toEqual(wrong);
  });

  test('a burst of right passwords of one user all enter', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => acquirer.logIn('ristretto01')));
    expect(answers.every((answer) => 'code' in answer)).toBe(true);
  });

  test('the lock is told by e-mail to the owner of the user', async () => {
    const addresses = async () => {
      const response = await acquirer.app.request(`${origin}/outbox`, {
        headers: { accept: 'application/json' },
      });
      const messages: { to: string; text: string }[] = await response.json();
      return messages.filter((one) => one.text.includes('negozio02')).map((one) => one.to);
    };
    for (const _ of [1, 2, 3, 4]) await acquirer.logIn('negozio02', 'x');
    await eventually(async () =>
      expect(await addresses()).toEqual(['paolo.ferri@calzatureferri.example.it']),
    );
  });

  test('an empty or enormous password, or a strange user id, is a wrong one', async () => {
    expect(await acquirer.logIn('', '')).toEqual(wrong);
    expect(await acquirer.logIn('chiuso01', 'à'.repeat(1000))).toEqual(wrong);
    expect(await acquirer.logIn("' or 1=1 --", 'x')).toEqual(wrong);
  });
});

describe('the way back', () => {
  const submitTo = (url: string) =>
    acquirer.submit({ userid: 'grande01', password: 'Portale2026', success_url: url });

  test.each([
    'https://malintenzionato.example/login',
    'http://localhost:4173.malintenzionato.example/login',
    '//malintenzionato.example/login',
    'javascript:alert(1)',
    '/login',
    '',
  ])('the login never redirects to %s', async (url) => {
    const response = await submitTo(url);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('Richiesta non valida');
  });

  test('a portal of another, configured, origin is gone back to', async () => {
    const location = (await submitTo('https://portale.example/area/login?x=1#y')).headers;
    expect(location.get('location')).toMatch(/^https:\/\/portale\.example\/area\/login\?code=/);
  });
});

describe('[LOG-015] the exchange of a code', () => {
  const codeOf = async (userid: string) => (await acquirer.logIn(userid)).code ?? '';

  test('a code becomes a token once', async () => {
    const code = await codeOf('azienda01');
    const first = await acquirer.exchange(code);
    expect(await first.json()).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await acquirer.exchange(code)).status).toBe(401);
  });

  test('two exchanges of one code at the same time give one token', async () => {
    const code = await codeOf('azienda01');
    const answers = await Promise.all([1, 2, 3].map(() => acquirer.exchange(code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401]);
  });

  test('a code is worth nothing at another address, and is then spent', async () => {
    const code = await codeOf('azienda01');
    const elsewhere = await acquirer.exchange(code, { redirect_uri: `${origin}/altrove` });
    expect(elsewhere.status).toBe(401);
    expect((await acquirer.exchange(code)).status).toBe(401);
  });

  test('a code lives for a minute', async () => {
    const inTime = await codeOf('azienda01');
    acquirer.pass(59_000);
    expect((await acquirer.exchange(inTime)).status).toBe(200);
    const late = await codeOf('azienda01');
    acquirer.pass(60_000);
    expect((await acquirer.exchange(late)).status).toBe(401);
  });

  test.each([
    ['another client', { client_id: 'altro' }, 400],
    ['another grant', { grant_type: 'password' }, 400],
    ['an invented code', { code: 'inventato' }, 401],
    ['an empty code', { code: '' }, 401],
  ])('%s is refused', async (_, fields, status) => {
    const answer = await acquirer.exchange(await codeOf('azienda01'), fields);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ details: [expect.any(String)] });
  });

  test('without the domain header it is refused', async () => {
    const response = await acquirer.app.request(`${origin}/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        code: await codeOf('azienda01'),
        redirect_uri: successUrl,
        grant_type: 'authorization_code',
        client_id: 'portale-esercenti',
      }),
    });
    expect(response.status).toBe(400);
  });
});

describe('a session', () => {
  const minutes = 60_000;
  const welcomed = async (token: string) => (await acquirer.post('welcome', {}, token)).status;

  test('ends 30 minutes after its last call', async () => {
    const token = await acquirer.tokenOf('azienda01');
    acquirer.pass(29 * minutes);
    expect(await welcomed(token)).toBe(200);
    acquirer.pass(29 * minutes);
    expect(await welcomed(token)).toBe(200);
    acquirer.pass(30 * minutes);
    expect(await welcomed(token)).toBe(401);
  });

  test('[HOM-028] is kept alive by getSession', async () => {
    const token = await acquirer.tokenOf('azienda01');
    for (const _ of [1, 2, 3]) {
      acquirer.pass(20 * minutes);
      expect((await acquirer.post('getSession', { path: '/Home' }, token)).status).toBe(200);
    }
    expect(await welcomed(token)).toBe(200);
  });

  test('ends after 12 hours, however much it is used', async () => {
    const token = await acquirer.tokenOf('azienda01');
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      acquirer.pass(20 * minutes);
      expect(await welcomed(token)).toBe(200);
    }
    acquirer.pass(20 * minutes);
    expect(await welcomed(token)).toBe(401);
  });

  test('is stored without its token', async () => {
    const token = await acquirer.tokenOf('azienda01');
    const { rows } = await acquirer.services.db.execute(sql`select * from session, auth_code`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('too many attempts from one address', () => {
  test('read as a wrong password, cost no attempt, and end within a minute', async () => {
    await acquirer.services.db.delete(rateLimit);
    const strict = acquirer.setOtherwise({ loginsPerMinute: 2 });
    expect(await strict.logIn('azienda01')).toHaveProperty('code');
    const { code = '' } = await strict.logIn('azienda01');
    for (const _ of [1, 2, 3]) expect(await strict.logIn('azienda01')).toEqual(wrong);
    expect((await strict.exchange(code)).status).toBe(200);
    expect((await strict.exchange(code)).status).toBe(401);
    const refused = await strict.exchange(code);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('are counted once by all processes of a database', async () => {
    await acquirer.services.db.delete(rateLimit);
    const instances = [1, 2].map(() => acquirer.setOtherwise({ loginsPerMinute: 4 }));
    const tries = instances.flatMap((one) => [1, 2, 3, 4].map(() => one.logIn('azienda01')));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => 'code' in answer)).toHaveLength(4);
  });
});
