// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { registrationActors } from '../../../machines/registration/registration.actors';
import { draftOf, registrationDraft } from '../../../machines/registration/registration.draft';
import { emptyForm } from '../../../machines/registration/registration.form';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import {
  companyForm,
  credentials,
  draftAt,
  earlier,
  typedAsCompany,
} from '../../../paths/registration/registration.scenario';
import { askedAt, sentTo } from '../../../paths/shared/otp/codes';
import { registration } from '../../../src/registration/flow';
import type { FlowInput } from '../../../src/shared/flow';
import { askThrough } from '../support/wire';

const input = { path: '/RegistrationSelect', draft: null };
const start = createActor(registrationMachine, { input }).getSnapshot();
const known = { typed: typedAsCompany, form: companyForm, credentials };

const draftIn = (value: unknown, change: object = {}) =>
  draftOf(
    registrationMachine.resolveState({
      value: value as never,
      context: { ...start.context, ...known, ...change },
    }),
  );

describe('what a registration keeps for a reload', () => {
  it.each([
    ['choosingKind', 'choice'],
    [{ fillingForm: 'filling' }, 'form'],
    [{ fillingForm: 'sending' }, 'form'],
    [{ fillingForm: 'notMatching' }, 'form'],
    [{ choosingCredentials: 'filling' }, 'credentials'],
    ['enteringCode', 'code'],
    [{ result: 'notSucceeded' }, 'notSucceeded'],
    [{ result: 'unanswered' }, 'unanswered'],
  ])('in %j the step, and what was typed', (value, step) => {
    expect(draftIn(value)).toEqual(draftAt(step as never, { sent: null }));
  });

  it('[REG-023] a code that is being asked for counts as sent', () => {
    const sent = { ...sentTo(companyForm.data.cell), sure: false };
    expect(draftIn({ choosingCredentials: 'sending' }, { askedAt })).toEqual(
      draftAt('credentials', { sent }),
    );
  });

  it.each([
    ['refused', 'form'],
    ['usernameRefused', 'credentials'],
    ['failed', 'credentials'],
  ])('[ERR-007] [ERR-011] when it ended in %s, where to go on', (value, step) => {
    expect(draftIn(value)).toMatchObject({ step, refused: true, typed: typedAsCompany });
  });

  it.each([[{ result: 'succeeded' }], ['blocked'], ['loggedOut'], ['stepMissing']])(
    'nothing in %j: it is over',
    (value) => {
      expect(draftIn(value)).toBeNull();
    },
  );

  it.each([{ fillingForm: 'sending' }, { choosingCredentials: 'sending' }, 'enteringCode'])(
    'never a password: %j',
    (value) => {
      expect(JSON.stringify(draftIn(value))).not.toContain(credentials.password);
    },
  );

  it.each([
    ['another step', { step: 'result' }],
    ['another kind', { kind: 'chain' }],
    ['a text without end', { typed: { ...typedAsCompany, username: 'a'.repeat(201) } }],
    ['a form without a field', { typed: { ...typedAsCompany, form: {} } }],
  ])('what comes back is checked: %s', (_, change) => {
    expect(v.is(registrationDraft, draftAt('form'))).toBe(true);
    expect(v.is(registrationDraft, { ...draftAt('form'), ...change })).toBe(false);
  });
});

describe('what a browser keeps of a registration for another tab', () => {
  const day = 24 * 3_600_000;
  const input = { path: '/RegistrationSelect', draft: null } as FlowInput & { draft: null };
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

it('[OTP-003] after a reload another code needs the password again: nothing is asked without it', async () => {
  const { sendCode } = registrationActors.code.implementations.actors;
  const request = (password: string) => ({
    request: { kind: 'company', credentials: { ...credentials, password } },
  });
  const sent = { type: 'http.200' };
  expect(await askThrough(sendCode as never, request(''), sent)).toMatchObject({
    asked: [],
    events: [{ type: 'code.passwordNeeded' }],
  });
  const { asked, events } = await askThrough(sendCode as never, request('Portale2026'), sent);
  expect(asked).toHaveLength(1);
  expect(events).toMatchObject([{ type: 'code.sent' }]);
});
