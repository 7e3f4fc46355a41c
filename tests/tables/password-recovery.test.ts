import { describe } from 'vitest';
import { passwordRecoveryMachine } from '../../machines/password-recovery/password-recovery.machine';
import { codeMachine } from '../../machines/shared/code/code.machine';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const user = 'Ristretto01';
const context = { typed: user };
const chosen = (newPassword: string, confirmation = newPassword) => ({
  type: 'recovery.chosen',
  user,
  newPassword,
  confirmation,
});
const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });

const refused = (title: string, event: ReturnType<typeof chosen>) =>
  rule(title).in('choosing').on(event).to('choosing').passes({});

describe('password recovery: what the requirements say', () => {
  obeys(passwordRecoveryMachine, context, [
    rule('begins with the form, and with the User ID of a login that was refused')
      .starting({ user })
      .to('choosing', { typed: user })
      .asks({ code: undefined }),
    rule('the User ID that is typed is kept over a reload')
      .in('choosing', { typed: '' })
      .on('user.typed', { user: 'ristretto0' })
      .to('choosing', { typed: 'ristretto0' }),
    rule('a User ID and a good password, twice, ask for the code that they travel with')
      .in('choosing', { typed: '' })
      .on({ ...chosen('Nuova2026!'), user: ` ${user} ` })
      .to('choosing', { typed: ` ${user} ` })
      .passes({
        code: {
          type: 'code.requested',
          to: user,
          request: { user },
          secret: { newPassword: 'Nuova2026!' },
        },
      }),
    refused('blanks name no user', { ...chosen('Nuova2026!'), user: '  ' }),
    refused('[VAL-056] the confirmation must match', chosen('Nuova2026!', 'Nuova2027!')),
    refused('[VAL-057] 7 characters are too few', chosen('Nuov26!')),
    refused('[VAL-057] 2 of the 4 classes are too few', chosen('nuova2026')),
    refused('[VAL-046] it is not the User ID, in any letters', chosen('rISTRETTO01')),
    rule('the code confirmed, the password is a new one and the user is unlocked')
      .in('choosing')
      .on(ended('completed'))
      .to({ result: 'succeeded' }),
    rule('[OTP-012] a failed code ends in a failed result')
      .in('choosing')
      .on(ended('failed'))
      .to({ result: 'notSucceeded' }),
    rule('[ERR-017] a lost answer is told as what it is')
      .in('choosing')
      .on(ended('unanswered'))
      .to({ result: 'unanswered' }),
    rule('[ERR-022] the third wrong code leads to the blocked user')
      .in('choosing')
      .on(ended('blocked'))
      .to('blocked')
      .exits({ type: 'blocked' }),
    ...['notSucceeded', 'unanswered'].map((result) =>
      rule(`[RES-009] Riprova goes back to the form, which keeps the User ID (${result})`)
        .in({ result })
        .on('flow.retried')
        .to('choosing', { typed: user })
        .asks({ code: undefined }),
    ),
    ...['succeeded', 'notSucceeded', 'unanswered'].map((result) =>
      rule(`[RES-006] [RES-010] LOGIN leads to the login (${result})`)
        .in({ result })
        .on('login.requested')
        .to('loggedOut')
        .exits({ type: 'loggedOut' }),
    ),
  ]);
});

lintChart(passwordRecoveryMachine, {
  calls: {},
  children: { code: { chart: codeMachine, never: ['loggedOut'] } },
});
