import { describe } from 'vitest';
import { leavingMachine } from '../../machines/navigation/leaving/leaving.machine';
import { found } from '../../paths/navigation/leaving/leaving.scenario';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const context = { work: [], cases: [] };

describe('Esci: what the requirements say', () => {
  obeys(leavingMachine, context, [
    rule('[LOG-031] nothing is looked for before Esci')
      .starting(undefined)
      .to('staying')
      .does()
      .asks({}),
    rule('[LOG-031] Esci looks first for what was not sent')
      .in('staying')
      .on('leaving.requested')
      .to('looking')
      .does()
      .asks({ findUnsent: undefined }),
    rule('[LOG-031] where there is none it leaves at once')
      .in('looking')
      .on('unsent.none')
      .to('left')
      .does('leave'),
    rule('[LOG-031] pressed twice it leaves once')
      .in('looking')
      .on('leaving.requested')
      .to('looking')
      .does()
      .asks({}),
    rule('[LOG-031] where there is some it asks, and nothing goes yet')
      .in('looking')
      .on(found)
      .to('asking', { work: found.work, cases: found.cases })
      .does()
      .asks({ receiveSession: undefined }),
    rule('[LOG-031] who stays loses nothing')
      .in('asking', found)
      .on('dialog.closed')
      .to('staying')
      .does(),
    rule('[LOG-031] it asks no longer once another page is shown: what it named may have been sent')
      .in('asking', found)
      .on('page.left')
      .to('staying')
      .does(),
    rule('[LOG-031] who leaves takes the drafts of the acquirer along')
      .in('asking', { cases: ['880', '881'] })
      .on('leaving.confirmed')
      .to('discarding')
      .does()
      .asks({ discardDrafts: { cases: ['880', '881'] } }),
    rule('[LOG-031] and is out once they are gone')
      .in('discarding')
      .on('unsent.discarded')
      .to('left')
      .does('leave'),
    rule('[LOG-031] who is in again leaves again')
      .in('left')
      .on('leaving.requested')
      .to('looking')
      .asks({ findUnsent: undefined }),
    rule('[LOG-033] a session that is over asks nothing any more')
      .in('asking')
      .on('session.over')
      .to('staying')
      .does(),
  ]);
});

lintChart(leavingMachine, {
  calls: {},
  others: {
    findUnsent: ['unsent.found', 'unsent.none'],
    discardDrafts: ['unsent.discarded'],
    receiveSession: ['session.over'],
  },
});
