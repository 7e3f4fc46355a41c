import { describe } from 'vitest';
import { updateEmail } from '../../acquirer/contract/email-change';
import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { afterSending } from './support/email';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';
import { afterLostAnswer, told, verifyingCall } from './support/verifying';

const oldEmail = 'vecchia@example.it';
const email = 'nuova@example.it';

const empty = { email: '', confirmation: '' };
const typed = { email, confirmation: email };
const known = { typed };

const changedTo = (current: string) => ({
  type: 'session.changed',
  input: { oldEmail: current },
});

const confirmed = (email: string, confirmation = email) => ({
  type: 'email.confirmed',
  email,
  confirmation,
});

const context = { oldEmail: 'Vecchia@example.it', typed: empty, isChangedElsewhere: false };

describe('e-mail change: what the requirements say', () => {
  obeys(emailChangeMachine, context, [
    rule('Modifica e-mail begins with an empty form')
      .starting({ oldEmail })
      .to('choosing', { oldEmail, typed: empty, isChangedElsewhere: false }),
    rule('what is typed is known at once')
      .in('choosing')
      .on('email.typed', { email: 'nu', confirmation: '' })
      .to('choosing', { typed: { email: 'nu', confirmation: '' } }),
    rule('[EML-004] another e-mail, confirmed, is sent')
      .in('choosing')
      .on(confirmed(email))
      .to('sending', known)
      .asks({ updateEmail: { email } }),
    ...(
      [
        ['[VAL-054] two that differ are not', email, 'altra@example.it'],
        ['[VAL-053] nor the old one, however it is written', oldEmail, oldEmail],
        ['[VAL-024] nor what is no e-mail', 'nuova@example', 'nuova@example'],
      ] as const
    ).map(([title, entered, confirmation]) =>
      rule(title).in('choosing').on(confirmed(entered, confirmation)).to('choosing'),
    ),
    rule('[EML-001] 200 is the result, without a code, and the portal knows the new e-mail')
      .in('sending', known)
      .on('http.200')
      .to({ result: 'succeeded' })
      .sends({ type: 'email.changed', email }),
    rule('an answer that says no is no change')
      .in('sending')
      .on('http.refused')
      .to({ result: 'notSucceeded' }),
    rule('[ERR-017] a lost answer is told as what it is').in('sending').on('http.network').to(told),
    ...['choosing', 'sending', { result: 'succeeded' }, told].map((state) =>
      rule(
        `[EML-005] [VAL-053] an e-mail that was changed in another tab is the old one (${JSON.stringify(state)})`,
      )
        .in(state, known)
        .on(changedTo('altra@example.it'))
        .to(state, { oldEmail: 'altra@example.it', isChangedElsewhere: true })
        .asks({}),
    ),
    rule('[VAL-053] then the address in use is not sent')
      .in('choosing', { oldEmail: 'Altra@example.it' })
      .on(confirmed('altra@example.it'))
      .to('choosing'),
    rule('[EML-005] anything else that the session learns changes nothing')
      .in('choosing', { oldEmail })
      .on(changedTo(oldEmail))
      .to('choosing', { oldEmail, isChangedElsewhere: false }),
    ...afterLostAnswer({
      known,
      made: { email: 'Nuova@example.it' },
      notMade: { email: oldEmail },
      sends: [{ type: 'email.changed', email }],
      back: 'choosing',
    }),
    ...afterSending('sending', 'choosing'),
  ]);
});

lintChart(emailChangeMachine, { calls: { updateEmail: [updateEmail], ...verifyingCall } });
