import { describe } from 'vitest';
import { leavingMachine } from '../../machines/navigation/leaving/leaving.machine';
import { found } from '../../paths/navigation/leaving/leaving.scenario';
import { lintChart } from './support/lint';
import { obeys } from './support/table';

const context = { work: [], cases: [] };

describe('Esci: what the requirements say', () => {
  obeys(leavingMachine, context, [
    {
      rule: '[LOG-031] nothing is looked for before Esci',
      starting: undefined,
      to: 'staying',
      asking: {},
      doing: [],
    },
    {
      rule: '[LOG-031] Esci looks first for what was not sent',
      in: 'staying',
      on: { type: 'leaving.requested' },
      to: 'looking',
      asking: { findUnsent: undefined },
      doing: [],
    },
    {
      rule: '[LOG-031] where there is none it leaves at once',
      in: 'looking',
      on: { type: 'unsent.none' },
      to: 'left',
      doing: ['leave'],
    },
    {
      rule: '[LOG-031] pressed twice it leaves once',
      in: 'looking',
      on: { type: 'leaving.requested' },
      to: 'looking',
      doing: [],
      asking: {},
    },
    {
      rule: '[LOG-031] where there is some it asks, and nothing goes yet',
      in: 'looking',
      on: found,
      to: 'asking',
      remembering: { work: found.work, cases: found.cases },
      asking: { receiveSession: undefined },
      doing: [],
    },
    {
      rule: '[LOG-031] who stays loses nothing',
      in: 'asking',
      with: found,
      on: { type: 'dialog.closed' },
      to: 'staying',
      doing: [],
    },
    {
      rule: '[LOG-031] it asks no longer once another page is shown: what it named may have been sent',
      in: 'asking',
      with: found,
      on: { type: 'page.left' },
      to: 'staying',
      doing: [],
    },
    {
      rule: '[LOG-031] who leaves takes the drafts of the acquirer along',
      in: 'asking',
      with: { cases: ['880', '881'] },
      on: { type: 'leaving.confirmed' },
      to: 'discarding',
      asking: { discardDrafts: { cases: ['880', '881'] } },
      doing: [],
    },
    {
      rule: '[LOG-031] and is out once they are gone',
      in: 'discarding',
      on: { type: 'unsent.discarded' },
      to: 'left',
      doing: ['leave'],
    },
    {
      rule: '[LOG-031] who is in again leaves again',
      in: 'left',
      on: { type: 'leaving.requested' },
      to: 'looking',
      asking: { findUnsent: undefined },
    },
    {
      rule: '[LOG-033] a session that is over asks nothing any more',
      in: 'asking',
      on: { type: 'session.over' },
      to: 'staying',
      doing: [],
    },
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
