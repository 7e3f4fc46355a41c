import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentMessages } from '../../acquirer/demo/outbox/messages';
import { eventually } from '../support/eventually';
import { acquirerOfTests, origin } from './support/acquirer';
import { codeTo, done, loggedIn, minutes, rememberUsers, type Visitor } from './support/visitor';

const acquirer = acquirerOfTests({}, { small: 0 });
let asTheyWere: () => Promise<void>;
beforeAll(async () => {
  asTheyWere = await rememberUsers(acquirer);
});
beforeEach(() => asTheyWere());

const owner = 'giulia.marchetti@sapori.example.it';
const thief = 'ladro@example.it';
const hours = 60 * minutes;

const changeTo = async (email: string) => {
  const merchant = await loggedIn(acquirer, 'azienda01');
  expect(await merchant.answerTo('updateEmail', { email })).toBe(done);
  return merchant;
};

const emailOf = async (who: Visitor) => (await (await who.post('welcome', {})).json()).email;
const emailNow = async () => emailOf(await loggedIn(acquirer, 'azienda01'));

/** The messages to an address, the newest first. */
const mailsTo = async (address: string) =>
  (await sentMessages(acquirer.services.db))
    .filter(({ to }) => to === address)
    .map(({ text }) => text);

const linkTo = async (address: string) => {
  let found: string | undefined;
  await eventually(async () => {
    [found] =
      /http\S+/.exec((await mailsTo(address)).find((text) => /http/.test(text)) ?? '') ?? [];
    expect(found).toBeDefined();
  });
  return found ?? '';
};

const open = (link: string) => acquirer.app.request(link);
const press = (link: string) =>
  acquirer.app.request(`${origin}/auth/undo-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(new URL(link).search.slice(1)),
  });

describe('[EML-001] a new e-mail address', () => {
  test('is undone by the link that the old one gets: opening it changes nothing, its button does, once', async () => {
    const stolen = await changeTo(thief);
    const link = await linkTo(owner);
    expect(link).toMatch(/^http:\/\/localhost:4173\/auth\/undo-email\?code=[\w-]{43}$/);
    const page = await (await open(link)).text();
    expect(page).toContain('ANNULLA LA MODIFICA');
    expect(await emailOf(stolen)).toBe(thief);
    const answer = await press(link);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain('La modifica è stata annullata');
    expect(await stolen.status('welcome', {})).toBe(401);
    expect(await emailNow()).toBe(owner);
    for (const used of [await press(link), await open(link)]) expect(used.status).toBe(410);
    await eventually(async () => {
      for (const address of [owner, thief])
        expect((await mailsTo(address))[0]).toContain('ha di nuovo l’indirizzo e-mail di prima');
    });
  });

  test('can be undone for 72 hours, and not after', async () => {
    await changeTo(thief);
    const link = await linkTo(owner);
    acquirer.pass(72 * hours - minutes);
    expect((await open(link)).status).toBe(200);
    acquirer.pass(minutes);
    for (const late of [await open(link), await press(link)]) expect(late.status).toBe(410);
    expect(await emailNow()).toBe(thief);
  });

  test('is undone with all that followed, and no later code brings it back', async () => {
    await changeTo(thief);
    const first = await linkTo(owner);
    acquirer.pass(minutes);
    await changeTo('altro@example.it');
    const second = await linkTo(thief);
    expect((await press(first)).status).toBe(200);
    expect((await press(second)).status).toBe(410);
    expect(await emailNow()).toBe(owner);
  });

  test('that was undone by a later code is still undone by the first', async () => {
    await changeTo(thief);
    const first = await linkTo(owner);
    acquirer.pass(minutes);
    await changeTo('altro@example.it');
    expect((await press(await linkTo(thief))).status).toBe(200);
    expect(await emailNow()).toBe(thief);
    expect((await press(first)).status).toBe(200);
    expect(await emailNow()).toBe(owner);
  });

  test('leaves the old one told of a lock and of a password for 72 hours', async () => {
    const merchant = await changeTo(thief);
    await merchant.answerTo('SEND_OTP_PASSWORD', {});
    const change = { newPassword: 'Nuova2026x', oldPassword: 'Portale2026' };
    const otp = await codeTo(acquirer, '+393331200101');
    expect(await merchant.answerTo('confirmPasswordChange', { ...change, otp })).toBe(done);
    for (const _ of [1, 2, 3]) await acquirer.logIn('azienda01', 'x');
    await eventually(async () => {
      for (const address of [owner, thief]) {
        const mails = (await mailsTo(address)).join();
        expect(mails).toContain('ha una nuova password');
        expect(mails).toContain('è stata bloccata');
      }
    });
    await asTheyWere();
    await changeTo(thief);
    await linkTo(owner);
    acquirer.pass(72 * hours);
    for (const _ of [1, 2, 3]) await acquirer.logIn('azienda01', 'x');
    await eventually(async () => expect((await mailsTo(thief)).join()).toContain('bloccata'));
    expect((await mailsTo(owner)).join()).not.toContain('bloccata');
  });

  test.each(['', 'x', 'A'.repeat(43)])('is not undone by an invented code (%s)', async (code) => {
    await changeTo(thief);
    for (const answer of [
      await open(`${origin}/auth/undo-email?code=${code}`),
      await press(`${origin}/?code=${code}`),
    ]) {
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain('non è più valido');
    }
    expect(await emailNow()).toBe(thief);
  });
});

describe('the link of an e-mail', () => {
  const changeBy = async (host: string, publicUrl?: string) => {
    const { app, tokenOf } = acquirer.setOtherwise({ publicUrl });
    const answer = await app.request(`https://${host}/api/updateEmail`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await tokenOf('azienda01')}`,
        'session-id': 'sessione-1',
      },
      body: JSON.stringify({ email: thief }),
    });
    expect(answer.status).toBe(200);
    let mails = '';
    await eventually(async () => {
      [mails = ''] = await mailsTo(owner);
      expect(mails).toContain('ha un nuovo indirizzo e-mail');
    });
    return mails;
  };

  test('leads to no host that only the request names', async () => {
    expect(await changeBy('malintenzionato.example')).not.toContain('http');
  });

  test('leads where PUBLIC_URL says', async () => {
    expect(await changeBy('malintenzionato.example', 'https://accesso.example')).toContain(
      ' https://accesso.example/auth/undo-email?code=',
    );
  });
});
