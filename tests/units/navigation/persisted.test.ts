// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { WelcomeData } from '../../../acquirer/contract/session';

import { shapeOf } from '../../../machines/navigation/persisted';
import { phoneChangeMachine } from '../../../machines/phone-change/phone-change.machine';

import { restsUntil } from '../../../machines/shared/code/code.selectors';
import { company } from '../../../paths/portal/portal.scenario';

import { emailChange } from '../../../src/email-change/flow';
import { firstEmail } from '../../../src/first-email/flow';
import { firstPhone } from '../../../src/first-phone/flow';
import { passwordChange } from '../../../src/password-change/flow';
import { phoneChange } from '../../../src/phone-change/flow';
import { eventually } from '../../support/eventually';
import { type Answers, reloading } from '../support/reloading';

let merchant: WelcomeData = company;
const path = '/Setting/ModificaTelefono';
const newNumber = '+39 347 7654321';

const tab = reloading('phone-change', [path], () => phoneChange);
/** Opens the flow in a tab whose calls are answered so; a second time is a reload. */
const open = (answers: Answers) => tab.open(path, merchant, answers);

const passwordPath = '/Setting/ModificaPassword';
const passwordTab = reloading('password-change', [passwordPath], () => passwordChange);

afterEach(() => {
  tab.close();
  passwordTab.close();
});

const yes = { type: 'http.200', body: true };

const toTheNewNumber = async (answers: Answers = {}) => {
  const first = await open({ SEND_OTP_OLD_TEL: yes, validateOldPhoneOtp: yes, ...answers });
  first.flow.send({ type: 'step.confirmed' });
  await first.isAt('entering');
  first.code().send({ type: 'code.confirmed', code: '908070' });
  await eventually(() => expect(first.flow.getSnapshot().matches('newNumber')).toBe(true));
  return first;
};

describe('a flow goes on after a reload', () => {
  it('[TEL-006] [OTP-003] at the page of the code, which is not sent again', async () => {
    const first = await open({ SEND_OTP_OLD_TEL: yes });
    first.flow.send({ type: 'step.confirmed' });
    await first.isAt('entering');
    const second = await open({});
    await second.isAt('entering');
    expect(second.asked).toEqual([]);
  });

  it('[OTP-003] REINVIA CODICE stays disabled for the rest of its pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = await open({ SEND_OTP_OLD_TEL: yes });
    first.flow.send({ type: 'step.confirmed' });
    await first.isAt('entering');
    first.code().send({ type: 'code.resent' });
    await first.isAt({ entering: { resend: 'resting' } });
    const until = restsUntil(first.code().getSnapshot());
    vi.setSystemTime(until - 1000);
    const second = await open({});
    await second.isAt({ entering: { resend: 'resting' } });
    expect(restsUntil(second.code().getSnapshot())).toBe(until);
    vi.setSystemTime(until + 1);
    const third = await open({});
    await third.isAt({ entering: { resend: 'available' } });
    vi.useRealTimers();
  });

  it('[TEL-007] [API-008] with the new number as far as it was typed', async () => {
    const first = await toTheNewNumber();
    first.flow.send({ type: 'number.typed', number: '+39 34' });
    await open({});
    const second = await open({});
    expect(second.flow.getSnapshot().matches('newNumber')).toBe(true);
    expect(second.flow.getSnapshot().context.typed).toBe('+39 34');
  });

  it('[ERR-017] a code that was being sent may have been sent: it is not asked for again', async () => {
    const first = await open({});
    first.flow.send({ type: 'step.confirmed' });
    await first.isAt({ requesting: 'asking' });
    const second = await open({});
    await second.isAt({ form: 'notSent' });
    expect(second.asked).toEqual([]);
    second.flow.send({ type: 'step.confirmed' });
    await second.isAt('entering');
    expect(second.asked).toEqual([]);
  });

  it('[ERR-017] a change that was being confirmed may be done, and says so', async () => {
    const first = await toTheNewNumber({ SEND_OTP_AND_NEW_TEL: yes });
    first.flow.send({ type: 'number.confirmed', number: newNumber });
    await first.isAt('entering');
    first.code().send({ type: 'code.confirmed', code: '918070' });
    const second = await open({});
    await eventually(() =>
      expect(second.flow.getSnapshot().matches({ result: 'unanswered' })).toBe(true),
    );
    expect(second.asked).toEqual([]);
  });

  it('[ERR-017] no password is ever stored, and a change that was being confirmed may be done', async () => {
    const reopened = (answers: Answers) => passwordTab.open(passwordPath, company, answers);
    const first = await reopened({ SEND_OTP_PASSWORD: yes });
    first.flow.send({
      type: 'password.chosen',
      oldPassword: 'Portale2026',
      newPassword: 'Nuova2026!',
      confirmation: 'Nuova2026!',
    });
    await first.isAt('entering');
    first.code().send({ type: 'code.confirmed', code: '908070' });
    await first.isAt({ entering: { code: 'confirming' } });
    expect(JSON.stringify(passwordTab.stored())).toContain('confirming');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(
      /Portale2026|Nuova2026!|908070/,
    );
    const second = await reopened({});
    await second.isIn({ result: 'unanswered' });
    expect(second.asked).toEqual([]);
  });

  it('[LOG-035] [TEL-005] a call that found the session expired has done nothing: no code was sent', async () => {
    const first = await open({ SEND_OTP_OLD_TEL: { type: 'http.401' } });
    first.flow.send({ type: 'step.confirmed' });
    await eventually(() => expect(first.asked).toEqual(['SEND_OTP_OLD_TEL']));
    const code = { snapshot: { value: { form: 'ready' } } };
    await eventually(() =>
      expect(tab.stored()).toMatchObject({
        snapshot: { value: { oldNumber: 'known' }, children: { oldNumberCode: code } },
      }),
    );
  });

  it('[TEL-002] the number that another tab has changed meanwhile is the one to begin with', async () => {
    const first = await open({ SEND_OTP_OLD_TEL: yes });
    first.flow.send({ type: 'step.confirmed' });
    await first.isAt('entering');
    merchant = { ...company, cellNumber: newNumber };
    const second = await open({});
    await eventually(() =>
      expect(second.flow.getSnapshot().matches({ oldNumber: 'changedElsewhere' })).toBe(true),
    );
    merchant = company;
  });

  it.each([
    ['a change of the phone', phoneChange],
    ['a first phone', firstPhone],
    ['a change of the e-mail', emailChange],
    ['a first e-mail', firstEmail],
  ])('[RES-003] [RES-005] %s that has succeeded keeps nothing', (_flow, { machine, keeps }) => {
    const { context } = createActor(machine, { input: {} }).getSnapshot();
    const snapshot = machine.resolveState({ value: { result: 'succeeded' }, context });
    expect(keeps?.of(snapshot)).toBeNull();
  });

  it('of another edition of its chart is not restored', async () => {
    const first = await toTheNewNumber();
    first.flow.send({ type: 'number.typed', number: '+39 34' });
    const text = JSON.stringify(window.sessionStorage.getItem('drafts'));
    const shape = shapeOf(phoneChangeMachine);
    expect(text).toContain(shape);
    window.sessionStorage.setItem('drafts', JSON.parse(text.replaceAll(shape, 'another')));
    const second = await open({});
    expect(second.flow.getSnapshot().matches('oldNumber')).toBe(true);
  });
});
