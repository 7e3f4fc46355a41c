import { describe } from 'vitest';
import { connectionMachine } from '../../machines/shared/connection/connection.machine';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const unanswered = { type: 'call.unanswered' };
const lost = { type: 'connection.lost' };
const found = { type: 'connection.found' };

describe('connection: what the requirements say', () => {
  obeys(connectionMachine, {}, [
    rule('the browser is watched from the start')
      .starting(undefined)
      .to('present')
      .asks({ watchConnection: undefined }),
    rule(
      '[ERR-017] a call without an answer: the browser may notice in a moment that it has no connection',
    )
      .in('present')
      .on(unanswered)
      .to('inDoubt'),
    rule('[ERR-017] it has one: the call is over, as after a 500')
      .in('inDoubt')
      .on('xstate.after.browserNotices.connection.inDoubt')
      .to('present'),
    rule('[ERR-017] it has none: the page stays, and says so').in('inDoubt').on(lost).to('missing'),
    rule('[ERR-017] it was away only for that moment: the call is made again')
      .in('inDoubt')
      .on(found)
      .to('settling'),
    rule('a second call without an answer makes the doubt no longer')
      .in('inDoubt')
      .on(unanswered)
      .to('inDoubt')
      .asks({}),
    rule('no connection is not told before something was asked for in vain')
      .in('present')
      .on(lost)
      .to('lost'),
    rule('and is forgotten when it is back before').in('lost').on(found).to('present'),
    rule('[ERR-017] something is asked for in vain: the page stays, and says so')
      .in('lost')
      .on(unanswered)
      .to('missing'),
    rule('what comes back is given a moment to settle').in('missing').on(found).to('settling'),
    rule('then there is a connection')
      .in('settling')
      .on('xstate.after.connectionSettles.connection.settling')
      .to('present'),
    rule('said twice, it is missing all the same').in('missing').on(lost).to('missing'),
    rule('found twice, it is there').in('settling').on(found).to('present'),
    rule('and stays there').in('present').on(found).to('present'),
    rule('lost again meanwhile, it is missing').in('settling').on(lost).to('missing'),
    ...(['missing', 'settling'] as const).map((state) =>
      rule(`other calls wait with the first (${state})`).in(state).on(unanswered).to(state),
    ),
  ]);
});

lintChart(connectionMachine, {
  calls: {},
  others: { watchConnection: ['connection.lost', 'connection.found'] },
});
