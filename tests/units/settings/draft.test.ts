import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type StateValue } from 'xstate';
import { draftOf as emailKept } from '../../../machines/email-change/email-change.draft';
import { emailChangeMachine } from '../../../machines/email-change/email-change.machine';
import { draftOf as firstEmailKept } from '../../../machines/first-email/first-email.draft';
import { firstEmailMachine } from '../../../machines/first-email/first-email.machine';
import { draftOf as passwordKept } from '../../../machines/password-change/password-change.draft';
import { passwordChangeMachine } from '../../../machines/password-change/password-change.machine';
import { askedAt, sentTo } from '../../../paths/shared/otp/codes';

const at =
  (machine: AnyStateMachine, input: object, draftOf: (snapshot: never) => unknown) =>
  (value: StateValue, change: object) => {
    const { context } = createActor(machine, { input }).getSnapshot();
    const snapshot = machine.resolveState({ value, context: { ...context, ...change } });
    return draftOf(snapshot as never);
  };

const sending = (step: string) => ({ [step]: 'sending' });
const succeeded = { result: 'succeeded' };
const lost = { result: 'unanswered' };

/** A code that is being asked for may have gone there. */
const askedOf = (to: string | null) => to && { ...sentTo(to), sure: false };

describe('what the settings keep for a reload', () => {
  it.each([
    [
      'a first e-mail',
      at(
        firstEmailMachine,
        { user: 'u', current: '', path: '/InsertEmail', draft: null },
        firstEmailKept,
      ),
    ],
    ['a change of the e-mail', at(emailChangeMachine, { oldEmail: '', draft: null }, emailKept)],
    [
      'a change of the password',
      at(
        passwordChangeMachine,
        { path: '', firstAccess: false, username: 'Azienda2026', sentTo: 'x', draft: null },
        passwordKept,
      ),
    ],
  ])('[RES-003] [RES-005] %s that has succeeded keeps nothing', (_flow, draft) => {
    expect(draft(succeeded, { sent: sentTo('x') })).toBeNull();
  });

  it.each([
    [{ choosing: 'filling' }, 'address', null],
    [sending('choosing'), 'address', 'nuova@example.it'],
    ['enteringCode', 'code', null],
    [lost, 'unanswered', null],
  ])(
    '[EML-008] a first e-mail in %j: the step, the address and where a code may be',
    (value, step, to) => {
      const input = { user: 'u', current: '', path: '/InsertEmail', draft: null };
      const change = { typed: 'nuova@', email: 'nuova@example.it' };
      const draft = at(firstEmailMachine, input, firstEmailKept);
      expect(draft(value, { ...change, askedAt })).toEqual({ ...change, step, sent: askedOf(to) });
    },
  );

  it.each([
    [{ choosing: 'filling' }, 'form'],
    [sending('choosing'), 'unanswered'],
    [lost, 'unanswered'],
    [{ result: 'notSucceeded' }, 'form'],
  ])(
    '[EML-003] [ERR-017] a change of the e-mail in %j: its fields, and whether an answer is lost',
    (value, step) => {
      const draft = at(emailChangeMachine, { oldEmail: '', draft: null }, emailKept);
      for (const typed of [
        { email: 'nuova@', confirmation: '' },
        { email: '', confirmation: 'nuova@' },
      ])
        expect(draft(value, { typed })).toEqual({ step, typed });
      expect(draft(value, {}) === null).toBe(step === 'form');
    },
  );

  it.each([
    [{ choosing: 'filling' }, null, null],
    [{ choosing: 'filling' }, 'x', 'form'],
    [sending('choosing'), null, 'form'],
    ['enteringCode', 'x', 'code'],
    ['successShown', 'x', null],
    ['failureShown', 'x', 'form'],
    [lost, 'x', 'unanswered'],
  ])(
    '[PWD-013] a change of the password in %j: where its code went, never a password',
    (value, to, step) => {
      const passwords = { oldPassword: 'Portale2026', newPassword: 'Nuova2026!' };
      const input = {
        path: '',
        firstAccess: false,
        username: 'Azienda2026',
        sentTo: 'x',
        draft: null,
      };
      const draft = at(passwordChangeMachine, input, passwordKept);
      const sent = to === null ? null : sentTo(to);
      const isAsked =
        typeof value === 'object' && 'choosing' in value && value.choosing === 'sending';
      const expected = step === null ? null : { step, sent: isAsked ? askedOf('x') : sent };
      expect(draft(value, { sent, askedAt, passwords })).toEqual(expected);
    },
  );
});
