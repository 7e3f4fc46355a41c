// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { company } from '../../../paths/portal/portal.scenario';
import { passwordChange } from '../../../src/password-change/flow';
import { type Answers, reloading } from '../support/reloading';

const path = '/Setting/ModificaPassword';
const tab = reloading('password-change', [path], () => passwordChange);
const open = (answers: Answers = {}) => tab.open(path, company, answers);
afterEach(tab.close);

const yes = { type: 'http.200', body: true };
const chosen = {
  type: 'password.chosen',
  oldPassword: 'Portale2026',
  newPassword: 'Nuova2026!',
  confirmation: 'Nuova2026!',
};

const toTheCode = async (answers: Answers = {}) => {
  const first = await open({ SEND_OTP_PASSWORD: yes, ...answers });
  first.flow.send(chosen);
  await first.isAt('entering');
  return first;
};

const storesNoPassword = () => {
  const text = JSON.stringify({ ...window.sessionStorage });
  expect(text).not.toMatch(/Portale2026|Nuova2026|908070/);
  expect(text).toContain('entering');
};

describe('a change of the password after a reload', () => {
  it('[PWD-013] [OTP-003] at the code asks for the passwords again; the code is still good', async () => {
    await toTheCode();
    storesNoPassword();
    const second = await open();
    await second.isAt({ form: 'forgotten' });
    second.flow.send(chosen);
    await second.isAt('entering');
    expect(second.asked).toEqual([]);
  });

  it('[OTP-004] INDIETRO and other passwords lead to the code that is still good', async () => {
    const first = await toTheCode();
    first.code().send({ type: 'flow.cancelled' });
    await first.isAt({ form: 'ready' });
    first.flow.send({ ...chosen, newPassword: 'Altra2026!', confirmation: 'Altra2026!' });
    await first.isAt('entering');
    expect(first.asked).toEqual(['SEND_OTP_PASSWORD']);
  });

  it('[ERR-017] while the change was being confirmed says that it may be done', async () => {
    const first = await toTheCode();
    first.code().send({ type: 'code.confirmed', code: '908070' });
    await first.isAt({ entering: { code: 'confirming' } });
    storesNoPassword();
    const second = await open();
    await second.isIn({ result: 'unanswered' });
    expect(second.asked).toEqual([]);
  });

  it('[ERR-017] while the code was being sent asks for the passwords, and for no second code', async () => {
    const first = await open();
    first.flow.send(chosen);
    await first.isAt('asking');
    const second = await open();
    await second.isAt({ form: 'forgotten' });
    second.flow.send(chosen);
    await second.isAt('entering');
    expect(second.asked).toEqual([]);
  });

  it('at a form that was not sent says nothing', async () => {
    await open();
    const second = await open();
    await second.isAt({ form: 'ready' });
  });

  it('[ERR-028] a wrong old password leaves the new one for the form', async () => {
    const first = await toTheCode({ confirmPasswordChange: { type: 'password.wrong' } });
    first.code().send({ type: 'code.confirmed', code: '908070' });
    await first.isAt({ form: 'wrongPassword' });
    const secret = first.code().getSnapshot().children.secret.getSnapshot().value;
    expect(secret.newPassword).toBe('Nuova2026!');
  });
});
