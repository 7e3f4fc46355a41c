import { describe } from 'vitest';
import { updateEmail } from '../../acquirer/contract/email-change';
import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { afterSending, at, retriedFromLost } from './support/email';
import { lintChart } from './support/lint';
import { obeys } from './support/table';

const oldEmail = 'vecchia@example.it';
const email = 'nuova@example.it';

const confirmed = (email: string, confirmation = email) => ({
  type: 'email.confirmed',
  email,
  confirmation,
});

describe('e-mail change: what the requirements say', () => {
  obeys(emailChangeMachine, { oldEmail: 'Vecchia@example.it', email: '' }, [
    {
      rule: 'Modifica e-mail begins with an empty form',
      starting: { oldEmail: 'vecchia@example.it', kept: null },
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
        kept: { step: 'form', typed: { email: 'nuova@', confirmation: 'nu' } },
      },
      to: at('filling'),
      remembering: { typed: { email: 'nuova@', confirmation: 'nu' } },
    },
    {
      rule: '[ERR-017] a reload after a lost answer still says that nobody knows',
      starting: { oldEmail, kept: { step: 'unanswered', typed: { email, confirmation: email } } },
      to: { result: 'unanswered' },
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
      telling: [{ type: 'email.changed', email: 'nuova@example.it' }],
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
      to: { result: 'unanswered' },
    },
    retriedFromLost,
    ...afterSending,
  ]);
});

lintChart(emailChangeMachine, { calls: { updateEmail: [updateEmail] } });
