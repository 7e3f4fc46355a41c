import { describe } from 'vitest';
import { updateEmail } from '../../acquirer/contract/email-change';
import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { afterSending, at } from './support/email';
import { lintChart } from './support/lint';
import { obeys } from './support/table';
import { afterLostAnswer, told, verifyingCall } from './support/verifying';

const oldEmail = 'vecchia@example.it';
const email = 'nuova@example.it';

const changedTo = (current: string) => ({
  type: 'session.changed',
  input: { oldEmail: current, draft: null },
});

const confirmed = (email: string, confirmation = email) => ({
  type: 'email.confirmed',
  email,
  confirmation,
});

describe('e-mail change: what the requirements say', () => {
  obeys(emailChangeMachine, { oldEmail: 'Vecchia@example.it', email: '' }, [
    {
      rule: 'Modifica e-mail begins with an empty form',
      starting: { oldEmail: 'vecchia@example.it', draft: null },
      to: at('filling'),
      remembering: {
        oldEmail: 'vecchia@example.it',
        email: '',
        typed: { email: '', confirmation: '' },
      },
    },
    {
      rule: '[EML-003] a reload keeps what was typed in the two fields',
      starting: {
        oldEmail,
        draft: { step: 'form', typed: { email: 'nuova@', confirmation: 'nu' } },
      },
      to: at('filling'),
      remembering: { typed: { email: 'nuova@', confirmation: 'nu' } },
    },
    {
      rule: '[ERR-017] a reload after a lost answer still says that the result is unknown',
      starting: { oldEmail, draft: { step: 'unanswered', typed: { email, confirmation: email } } },
      to: told,
      remembering: { typed: { email, confirmation: email } },
    },
    {
      rule: 'what is typed is known at once',
      in: at('filling'),
      on: { type: 'email.typed', email: 'nu', confirmation: '' },
      to: at('filling'),
      remembering: { typed: { email: 'nu', confirmation: '' }, email: '' },
    },
    {
      rule: '[EML-004] another e-mail, confirmed, is sent',
      in: at('filling'),
      on: confirmed('nuova@example.it'),
      to: at('sending'),
      remembering: { email: 'nuova@example.it' },
      asking: { updateEmail: { email: 'nuova@example.it' } },
    },
    {
      rule: '[VAL-054] two that differ are not',
      in: at('filling'),
      on: confirmed('nuova@example.it', 'altra@example.it'),
      to: at('filling'),
    },
    {
      rule: '[VAL-053] nor the old one, however it is written',
      in: at('filling'),
      on: confirmed('vecchia@example.it'),
      to: at('filling'),
    },
    {
      rule: '[VAL-024] nor what is no e-mail',
      in: at('filling'),
      on: confirmed('nuova@example'),
      to: at('filling'),
    },
    {
      rule: '[EML-001] 200 is the result, without a code, and the portal knows the new e-mail',
      in: at('sending'),
      with: { email: 'nuova@example.it' },
      on: { type: 'http.200' },
      to: { result: 'succeeded' },
      sends: [{ type: 'email.changed', email: 'nuova@example.it' }],
    },
    {
      rule: 'an answer that says no is no change',
      in: at('sending'),
      on: { type: 'http.refused' },
      to: { result: 'notSucceeded' },
    },
    {
      rule: '[ERR-017] a lost answer is told as what it is',
      in: at('sending'),
      on: { type: 'http.network' },
      to: told,
    },
    {
      rule: '[EML-005] [VAL-053] an e-mail that was changed in another tab is the old one, and the form says so',
      in: at('filling'),
      on: changedTo('altra@example.it'),
      to: at('changedElsewhere'),
      remembering: { oldEmail: 'altra@example.it' },
    },
    {
      rule: '[VAL-053] there the address in use is not sent',
      in: at('changedElsewhere'),
      with: { oldEmail: 'Altra@example.it' },
      on: confirmed('altra@example.it'),
      to: at('changedElsewhere'),
    },
    {
      rule: '[EML-004] another one is',
      in: at('changedElsewhere'),
      with: { oldEmail: 'altra@example.it' },
      on: confirmed(email),
      to: at('sending'),
      remembering: { email },
      asking: { updateEmail: { email } },
    },
    {
      rule: '[EML-005] anything else that the session learns changes nothing',
      in: at('filling'),
      with: { oldEmail },
      on: changedTo(oldEmail),
      to: at('filling'),
    },
    ...[at('changedElsewhere'), at('sending'), { result: 'succeeded' }, told].map((state) => ({
      rule: `[VAL-053] the address in use is known (${JSON.stringify(state)})`,
      in: state,
      with: { email },
      on: changedTo('altra@example.it'),
      to: state,
      remembering: { oldEmail: 'altra@example.it' },
      asking: {},
    })),
    ...afterLostAnswer({
      known: { email },
      made: { email: 'Nuova@example.it' },
      notMade: { email: oldEmail },
      sends: [{ type: 'email.changed', email }],
      back: at('filling'),
    }),
    {
      rule: '[ERR-017] a reload after the lost answer forgets nothing of what Riprova asks about',
      starting: { oldEmail, draft: { step: 'unanswered', typed: { email, confirmation: email } } },
      to: told,
      remembering: { email },
    },
    ...afterSending,
  ]);
});

lintChart(emailChangeMachine, { calls: { updateEmail: [updateEmail], ...verifyingCall } });
