import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallContract } from '../../acquirer/contract/call';
import { type Alias, calls } from '../../acquirer/contract/calls';
import { outbox } from '../../acquirer/demo/outbox/messages';
import { rateLimit } from '../../acquirer/server/http/audit-tables';
import { isAudited } from '../../acquirer/server/http/audited-calls';
import { isOf } from '../../acquirer/server/http/kinds';
import { oneTimeCode } from '../../acquirer/server/otp/tables';
import { acquirerOfTests, type TestAcquirer } from './support/acquirer';
import { companyForm, shopCredentials, shopForm } from './support/registration';
import { loggedIn, visitor } from './support/visitor';

const acquirer = acquirerOfTests({ phonePrefixes: ['+39'] }, { small: 0 });
beforeEach(async () => {
  await acquirer.services.db.delete(rateLimit);
  await acquirer.services.db.delete(outbox);
  await acquirer.services.db.delete(oneTimeCode);
});

const strict = (...settings: Parameters<TestAcquirer['setOtherwise']>) => ({
  ...acquirer,
  ...acquirer.setOtherwise(...settings),
});
const aliases = Object.keys(calls) as Alias[];
const registers = async (there: TestAcquirer, cell: string) => {
  const stranger = visitor(there);
  await stranger.status('register/pos', shopForm({ cell }));
  return stranger.status('validatePosUser', shopCredentials());
};

describe('every call of the contract', () => {
  test.each(aliases)('%s says of which kinds it is, unless it only reads', (alias) => {
    const { reads, kinds }: CallContract = calls[alias];
    expect(reads === true).toBe(kinds === undefined);
  });

  test.each(aliases.filter((alias) => isOf(alias, 'rights')))(
    '%s changes who may do what, and is in the audit trail',
    (alias) => expect(isAudited(alias)).toBe(true),
  );

  test.each(aliases.filter((alias) => isOf(alias, 'public') || isOf(alias, 'sends')))(
    '%s is public or costs money, and one address may make few of them',
    async (alias) => {
      const seldom = strict({ loginsPerMinute: 1 });
      const path = calls[alias].address === 'tokenUrl' ? '/auth/token' : `/api/${alias}`;
      const ask = () => seldom.app.request(`http://localhost:4173${path}`, { method: 'POST' });
      const [first, second] = [await ask(), await ask()];
      expect(first.status).not.toBe(429);
      expect(second.status).toBe(429);
    },
  );
});

describe('a number whose prefix is not served', () => {
  test.each([
    ['register/merchant', (cell: string) => companyForm({ cell })],
    ['register/pos', (cell: string) => shopForm({ cell })],
  ])('is refused by %s with 400, spaced or not', async (alias, form) => {
    for (const cell of ['+881612345678', '+8 81612345678']) {
      expect(await visitor(acquirer).answerTo(alias, form(cell))).toBe(
        '400 {"details":["cell: prefix not served"]}',
      );
    }
  });

  test('[API-082] is refused by setLoginPhone, and nothing is sent', async () => {
    const own = await loggedIn(acquirer, 'telefono01');
    expect(await own.status('setLoginPhone', { cellNumber: '+881612345678' })).toBe(400);
    expect(await acquirer.services.db.select().from(outbox)).toEqual([]);
  });

  test('is served where the operator says so', async () => {
    const wide = strict({ phonePrefixes: ['+'] });
    expect(await visitor(wide).status('register/pos', shopForm({ cell: '+881612345678' }))).toBe(
      200,
    );
  });
});

describe('codes that strangers ask for', () => {
  test('are capped for a company and a day, and its users still get theirs', async () => {
    const capped = strict({ codesPerCompanyDay: 2 });
    const answers = [];
    for (const last of [1, 2, 3]) answers.push(await registers(capped, `+39333000000${last}`));
    expect(answers).toEqual([200, 200, 500]);
    const user = visitor(capped, (await loggedIn(acquirer, 'azienda01')).token);
    expect(await user.answerTo('SEND_OTP_OLD_TEL', {})).toBe('200 true');
  });

  test('end for all with 503 when an hour has had too many, and users still get theirs', async () => {
    const broken = strict({ codesPerHourInAll: 1 });
    expect(await registers(broken, '+393330000001')).toBe(200);
    expect(await registers(broken, '+393330000002')).toBe(503);
    const user = visitor(broken, (await loggedIn(acquirer, 'azienda01')).token);
    expect(await user.answerTo('SEND_OTP_OLD_TEL', {})).toBe('200 true');
  });

  test('wait for the operator’s check of the visitor, and a user’s do not', async () => {
    const asked: unknown[] = [];
    let status = 204;
    const check = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      asked.push(JSON.parse(body));
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => check.listen(0, '127.0.0.1', resolve));
    const { port } = check.address() as AddressInfo;
    const checked = strict({ visitorCheckUrl: `http://127.0.0.1:${port}` });
    const register = () =>
      visitor(checked).status('register/pos', shopForm(), { 'captcha-proof': 'x1' });
    expect(await register()).toBe(200);
    expect(asked).toEqual([{ call: 'register/pos', address: 'unknown', proof: 'x1' }]);
    status = 422;
    expect(await register()).toBe(403);
    status = 500;
    expect(await register()).toBe(503);
    const user = visitor(checked, (await loggedIn(acquirer, 'azienda01')).token);
    expect(await user.answerTo('SEND_OTP_OLD_TEL', {})).toBe('200 true');
    await new Promise((resolve) => check.close(resolve));
  });
});

describe('what a person writes', () => {
  test.each([
    'Vinci www.truffa.it',
    'https://truffa.example/x',
    'Giulia\nClicchi',
    'Giu\u202elia',
    '<b>Giulia</b>',
  ])('[VAL-022] %j is no name: others read it in their e-mails', async (name) => {
    expect(await visitor(acquirer).answerTo('register/merchant', companyForm({ name }))).toBe(
      '400 {"details":["name: plainWords"]}',
    );
  });

  test.each(["D'Angelo", 'De’ Medici S.r.l.', 'Müller-Strauß', 'N. D. 3°'])(
    '[VAL-022] %j is a name',
    async (name) => {
      expect(await visitor(acquirer).status('register/merchant', companyForm({ name }))).toBe(200);
    },
  );

  test('a reply with a control character is refused, one over several lines is not', async () => {
    const user = await loggedIn(acquirer, 'azienda01');
    const draft = (message: string) =>
      user.answerTo('draftReply', { action: 'write', caseID: '1', faxPost: false, message });
    expect(await draft('Buongiorno\u0007')).toBe('400 {"details":["control character"]}');
    expect(await draft('Buongiorno,\nsaluti')).not.toContain('control character');
  });
});
