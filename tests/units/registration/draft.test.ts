// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyForm } from '../../../machines/registration/registration.form';
import {
  companyForm,
  credentials,
  earlier,
  typedAsCompany,
} from '../../../paths/registration/registration.scenario';
import { registration } from '../../../src/registration/flow';
import type { FlowInput } from '../../../src/shared/flow';
import { eventually } from '../../support/eventually';
import { type Answers, reloading } from '../support/reloading';

const start = '/RegistrationSelect';
const paths = [
  start,
  '/SocietyRegistration',
  '/ShopRegistration',
  '/ValidateRegistration',
  '/OTPCodeReg',
  '/RegistrationResult',
];
const tab = reloading('registration', paths, () => registration);
const yes = { type: 'http.200', body: true };
const open = (path = start, answers: Answers = {}) =>
  tab.open(path, null, { 'register/merchant': yes, validateMerchantUser: yes, ...answers });
const chosen = { type: 'credentials.chosen', credentials: { ...credentials, email: '' } };

const toTheForm = async (answers: Answers = {}) => {
  const first = await open(start, answers);
  first.flow.send({ type: 'kind.chosen', kind: 'company' });
  return first;
};
const toTheCredentials = async (answers: Answers = {}) => {
  const first = await toTheForm(answers);
  first.flow.send({ type: 'form.submitted', form: companyForm, consent: true });
  await first.isIn('choosingCredentials');
  return first;
};
const toTheCode = async (answers: Answers = {}) => {
  const first = await toTheCredentials(answers);
  first.flow.send(chosen);
  await first.isAt('entering');
  return first;
};

describe('a registration after a reload', () => {
  afterEach(tab.close);

  it('[REG-015] is at its form, with what was typed and the consent', async () => {
    const first = await toTheForm();
    first.flow.send({ type: 'form.typed', form: typedAsCompany.form, consent: true });
    const second = await open('/SocietyRegistration');
    expect(second.flow.getSnapshot().context.typed).toMatchObject({
      form: typedAsCompany.form,
      consent: true,
    });
  });

  it.each(['/ShopRegistration', '/ValidateRegistration', '/OTPCodeReg', '/RegistrationResult'])(
    '[REG-007] [REG-019] [REG-024] [REG-028] at the form, %s is a step that is missing',
    async (path) => {
      await toTheForm();
      const second = await open(path);
      await eventually(() => expect(second.address()).toBe('/login'));
    },
  );

  it('[OTP-008] [REG-020] is at the code, which can be confirmed; another needs the password', async () => {
    await toTheCode();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(credentials.password);
    const second = await open('/OTPCodeReg');
    await second.isAt('entering');
    second.code().send({ type: 'code.resent' });
    await second.isAt({ form: 'forgotten' });
    expect(second.asked).toEqual([]);
  });

  it('[ERR-017] whose code was being confirmed may be done, and says so', async () => {
    const first = await toTheCode();
    first.code().send({ type: 'code.confirmed', code: '908070' });
    const second = await open('/OTPCodeReg');
    await second.isIn({ result: 'unanswered' });
  });

  it('[ERR-017] whose credentials were being sent is at them; no password is stored', async () => {
    const first = await toTheCredentials({ validateMerchantUser: 'never' });
    first.flow.send(chosen);
    await first.isAt({ requesting: 'asking' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(credentials.password);
    const second = await open('/ValidateRegistration');
    await second.isAt({ form: 'forgotten' });
  });
});

describe('what a browser keeps of a registration for another tab', () => {
  const day = 24 * 3_600_000;
  const input = { path: '/RegistrationSelect' } as FlowInput;
  const opened = () => registration.input(input) as { earlier: object | null };
  const playing = () => {
    const actor = createActor(registration.machine, { input: opened() }).start();
    actor.send({ type: 'kind.chosen', kind: 'company' });
    return actor;
  };
  const typed = { type: 'form.typed', form: typedAsCompany.form, consent: true };

  beforeEach(() => localStorage.clear());
  afterEach(() => vi.useRealTimers());

  it('the form and the username: no password, no consent, nothing where nothing was typed', () => {
    const actor = playing();
    actor.send({ ...typed, form: emptyForm });
    expect(localStorage.length).toBe(0);
    actor.send(typed);
    expect(opened().earlier).toMatchObject({ copy: { ...earlier.copy, username: '' } });
    expect(localStorage.getItem('registration')).not.toMatch(/consent|password/);
  });

  it('after RIPRENDI the days are counted from its beginning; RICOMINCIA deletes it', () => {
    const { copy } = earlier;
    const at = Date.now() - 6 * day;
    localStorage.setItem('registration', JSON.stringify({ at, copy }));
    const resumed = createActor(registration.machine, { input: opened() }).start();
    resumed.send({ type: 'earlier.resumed' });
    resumed.send(typed);
    expect(opened().earlier).toMatchObject({ at });
    const other = createActor(registration.machine, { input: opened() }).start();
    other.send({ type: 'earlier.dropped' });
    expect(localStorage.length).toBe(0);
  });

  it('for seven days', () => {
    vi.useFakeTimers();
    playing().send(typed);
    vi.setSystemTime(Date.now() + 7 * day - 1);
    expect(opened().earlier).not.toBeNull();
    vi.setSystemTime(Date.now() + 1);
    expect(opened().earlier).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    '{',
    '{"at":"ieri"}',
    '{"at":-1,"copy":{}}',
    `{"at":${Date.now()},"copy":{"kind":"x"}}`,
  ])('what comes back is checked: %s', (text) => {
    localStorage.setItem('registration', text);
    expect(opened().earlier).toBeNull();
  });
});
