import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type StateValue } from 'xstate';
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
const lost = { result: 'unanswered' };

/** A code that is being asked for may have gone there. */
const askedOf = (to: string | null) => to && { ...sentTo(to), sure: false };

describe('what the settings keep for a reload', () => {
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
