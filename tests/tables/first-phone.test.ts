import { describe } from 'vitest';
import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { codeMachine } from '../../machines/shared/code/code.machine';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const number = '+39 333 7654321';
const context = { typed: '', number: '' };
const entered = { typed: number, number };
const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });

describe('first phone: what the requirements say', () => {
  obeys(firstPhoneMachine, context, [
    rule('[TEL-013] [TEL-014] the missing number is asked for')
      .starting(undefined)
      .to('number', context)
      .asks({ code: undefined }),
    rule('what is typed is known at once')
      .in('number')
      .on('number.typed', { number: '+39 3' })
      .to('number', { typed: '+39 3', number: '' }),
    rule('[TEL-016] AVANTI asks for a code to the number, which that call stores')
      .in('number')
      .on('number.confirmed', { number })
      .to('number', entered)
      .passes({ code: { type: 'code.requested', to: number, request: { number } } }),
    ...['', '+39', '3337654321'].map((wrong) =>
      rule(`[VAL-031] [VAL-032] "${wrong}" is no number, and asks for no code`)
        .in('number')
        .on('number.confirmed', { number: wrong })
        .to('number', { number: '' })
        .passes({}),
    ),
    rule('[TEL-015] INDIETRO on the number leaves for the login')
      .in('number')
      .on('flow.cancelled')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[TEL-017] a confirmed code is a success')
      .in('number', entered)
      .on(ended('completed'))
      .to({ result: 'succeeded' })
      .sends({ type: 'phone.changed', number }),
    rule('[OTP-012] a failed one is not')
      .in('number')
      .on(ended('failed'))
      .to({ result: 'notSucceeded' })
      .sends(),
    rule('[ERR-017] a lost answer is told as what it is')
      .in('number')
      .on(ended('unanswered'))
      .to({ result: 'unanswered' })
      .sends(),
    rule('[ERR-024] a blocked user is logged out by force')
      .in('number')
      .on(ended('blocked'))
      .to('blocked')
      .exits({ type: 'blocked' }),
    rule('[ERR-027] 401 where a code is asked for leads straight to the login, without the dialog')
      .in('number')
      .on(ended('loggedOut'))
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    ...['notSucceeded', 'unanswered'].map((result) =>
      rule(`[TEL-019] RIPROVA goes back to the number, which stays written (${result})`)
        .in({ result }, entered)
        .on('flow.retried')
        .to('number', { typed: number }),
    ),
    ...['succeeded', 'notSucceeded', 'unanswered'].map((result) =>
      rule(`[TEL-018] LOGIN leads out (${result})`)
        .in({ result })
        .on('login.requested')
        .to('loggedOut')
        .exits({ type: 'loggedOut' }),
    ),
  ]);
});

lintChart(firstPhoneMachine, {
  calls: {},
  children: { code: { chart: codeMachine } },
});
