import { describe } from 'vitest';
import type { StateValue } from 'xstate';
import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import { codeMachine } from '../../machines/shared/code/code.machine';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const passwords = { oldPassword: 'Portale2026', newPassword: 'Nuova2026!' };
const sentTo = '+39 333 1234567';
const context = {
  path: '/Setting/ModificaPassword',
  username: 'Azienda2026',
  firstAccess: false,
  sentTo,
};
const atFirstAccess = { path: '/InsertPassword', firstAccess: true };
const at = (state: string) => ({ choosing: state });
const filling = at('filling');
const chosen = (oldPassword: string, newPassword: string, confirmation = newPassword) => ({
  type: 'password.chosen',
  oldPassword,
  newPassword,
  confirmation,
});
const asks = (secret: object, to = sentTo) => ({
  code: { type: 'code.requested', to, request: {}, secret },
});
const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });
const sendingTo = (to: string) => ({ type: 'session.changed', input: { ...context, sentTo: to } });

const refused = (title: string, event: ReturnType<typeof chosen>, first = false) =>
  rule(title)
    .in(filling, first ? atFirstAccess : {})
    .on(event)
    .to(filling)
    .passes({});

const opens = (title: string, from: StateValue, path: string, to: StateValue, passing = {}) =>
  rule(title).in(from, atFirstAccess).on('address.opened', { path }).to(to).passes(passing);

describe('password change: what the requirements say', () => {
  obeys(passwordChangeMachine, context, [
    ...[
      { path: '/Setting/ModificaPassword', firstAccess: false },
      { path: '/ChangePassword', firstAccess: false },
      { path: '/InsertPassword', firstAccess: true },
    ].map((arrival) =>
      rule(`[PWD-006] [PWD-015] ${JSON.stringify(arrival)} begins with the form`)
        .starting({ ...context, ...arrival })
        .to(filling)
        .asks({ code: undefined }),
    ),
    rule('[LOG-036] the first access begins with its notice')
      .starting({ ...context, path: '/AggiornaPassword', firstAccess: true })
      .to('reading'),
    ...['filling', 'weak', 'destinationChanged'].map((state) =>
      rule(`[PWD-012] [PWD-013] good passwords ask for the code that they travel with (${state})`)
        .in(at(state))
        .on(chosen('Portale2026', 'Nuova2026!'))
        .to(filling, context)
        .passes(asks(passwords)),
    ),
    refused('[VAL-056] the confirmation must match', chosen('Portale2026', 'Nuova2026!', 'x')),
    refused('[VAL-055] the new one must differ', chosen('Portale2026', 'Portale2026')),
    refused('[VAL-057] 7 characters are too few', chosen('Portale2026', 'Nuov26!')),
    refused('[VAL-057] 21 are too many', chosen('Portale2026', 'Nuova2026!Nuova2026!x')),
    refused('[VAL-057] 2 of the 4 classes are too few', chosen('Portale2026', 'nuova2026')),
    refused(
      '[VAL-046] it is not the username, in any letters',
      chosen('Portale2026', 'aZIENDA2026'),
    ),
    refused('[VAL-058] the old password is required', chosen('', 'Nuova2026!')),
    refused('[VAL-058] 7 characters are no old password', chosen('Porta26', 'Nuova2026!')),
    rule('[VAL-057] 8 characters of 3 classes are enough')
      .in(filling)
      .on(chosen('Portale2026', 'Nuova202'))
      .to(filling)
      .passes(asks({ ...passwords, newPassword: 'Nuova202' })),
    ...['abcde', 'abcdefgh', `Nuova2026!${'x'.repeat(11)}`].map((weak) =>
      rule(
        `[PWD-023] [VAL-057] at the first access AVANTI says why '${weak}' would be refused, and sends no code`,
      )
        .in(filling, atFirstAccess)
        .on(chosen('', weak))
        .to(at('weak'))
        .passes({}),
    ),
    rule('[PWD-022] [PWD-023] a good one asks for the code from there')
      .in(at('weak'), atFirstAccess)
      .on(chosen('', 'Nuova2026!'))
      .to(filling)
      .passes(asks({ oldPassword: '', newPassword: 'Nuova2026!' })),
    refused('[PWD-023] but not 4', chosen('', 'abcd'), true),
    refused('[VAL-046] nor the username', chosen('', 'azienda2026'), true),
    refused('[PWD-023] [PWD-024] nor two that differ', chosen('', 'abcde', 'abcdf'), true),
    ...['filling', 'weak'].map((state) =>
      rule(
        `[PWD-012] a phone that was changed in another tab voids its code, and the form says so (${state})`,
      )
        .in(at(state))
        .on(sendingTo('+39444'))
        .to(at('destinationChanged'), { sentTo: '+39444' })
        .asks({ code: undefined }),
    ),
    rule('[PWD-012] from there AVANTI asks for a code to it')
      .in(at('destinationChanged'), { sentTo: '+39444' })
      .on(chosen('Portale2026', 'Nuova2026!'))
      .to(filling)
      .passes(asks(passwords, '+39444')),
    rule('[PWD-012] anything else that the session learns changes nothing')
      .in(filling)
      .on(sendingTo(sentTo))
      .to(filling)
      .asks({}),
    ...['reading', { result: 'unanswered' }].map((state) =>
      rule(`[PWD-012] the next code goes to the phone in use (${JSON.stringify(state)})`)
        .in(state, { path: '/AggiornaPassword', firstAccess: true })
        .on(sendingTo('+39444'))
        .to(state, { sentTo: '+39444' }),
    ),
    rule('[PWD-013] [OTP-014] the code confirmed, the password is changed')
      .in(filling)
      .on(ended('completed'))
      .to({ result: 'succeeded' })
      .sends({ type: 'password.changed' }),
    rule('[PWD-016] at the first access a dialog says so first')
      .in(filling, atFirstAccess)
      .on(ended('completed'))
      .to('successShown')
      .sends({ type: 'password.changed' }),
    rule('[PWD-017] and a dialog says that it did not succeed')
      .in(filling, atFirstAccess)
      .on(ended('failed'))
      .to('failureShown'),
    rule('[PWD-018] CHIUDI leads on to the result')
      .in('successShown')
      .on('dialog.closed')
      .to({ result: 'succeeded' }),
    rule('[PWD-018] also to the bad one')
      .in('failureShown')
      .on('dialog.closed')
      .to({ result: 'notSucceeded' }),
    rule('[OTP-012] a failed code ends in a failed result')
      .in(filling)
      .on(ended('failed'))
      .to({ result: 'notSucceeded' })
      .sends(),
    ...[false, true].map((firstAccess) =>
      rule(`[ERR-017] a lost answer is told as what it is (first access: ${firstAccess})`)
        .in(filling, { firstAccess })
        .on(ended('unanswered'))
        .to({ result: 'unanswered' })
        .sends(),
    ),
    rule('[ERR-022] a blocked user is out')
      .in(filling)
      .on(ended('blocked'))
      .to('blocked')
      .exits({ type: 'blocked' }),
    ...['notSucceeded', 'unanswered'].map((result) =>
      rule(`[RES-009] Riprova goes back to the form, and a code is asked for anew (${result})`)
        .in({ result })
        .on('flow.retried')
        .to(filling)
        .asks({ code: undefined }),
    ),
    rule('[RES-006] LOGIN leads out')
      .in({ result: 'succeeded' })
      .on('login.requested')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[LOG-036] the notice of the first access leads to the form')
      .in('reading', { path: '/AggiornaPassword', firstAccess: true })
      .on('notice.read')
      .to(filling),
    rule('[LOG-036] ANNULLA leaves the notice, and the portal')
      .in('reading', { path: '/AggiornaPassword', firstAccess: true })
      .on('login.requested')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[PWD-006] ANNULLA leaves a password that has expired, and the portal')
      .in(filling, { path: '/ChangePassword' })
      .on('login.requested')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[PWD-006] changing a valid password stays in the portal')
      .in(filling)
      .on('login.requested')
      .to(filling),
    rule('[PWD-020] the form has a separate address')
      .in('reading', { path: '/AggiornaPassword', firstAccess: true })
      .on('address.opened', { path: '/InsertPassword' })
      .to(filling),
    rule('[LOG-036] any other leaves the notice as it is')
      .in('reading', { path: '/AggiornaPassword', firstAccess: true })
      .on('address.opened', { path: '/OTPCode' })
      .to('reading'),
    opens('[LOG-036] back to the notice', filling, '/AggiornaPassword', 'reading'),
    opens('[PWD-022] back from the code', filling, '/InsertPassword', filling, {
      code: { type: 'flow.cancelled' },
    }),
    opens('[PWD-022] a code has no address to be opened by', filling, '/OTPCode', filling),
  ]);
});

lintChart(passwordChangeMachine, {
  calls: {},
  children: { code: { chart: codeMachine, never: ['loggedOut'] } },
});
