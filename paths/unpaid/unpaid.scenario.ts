import type { UnpaidItem } from '../../acquirer/contract/unpaid';
import { emptySession } from '../../machines/portal/session';
import { ownerOf } from '../../machines/shared/owner';
import { unpaidMachine } from '../../machines/unpaid/unpaid.machine';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { company } from '../portal/portal.scenario';

export const criteria = { date: '2026-11-21', codPos: '' };

export const item: UnpaidItem = {
  branchCode: '5000000001',
  merchant: 'Bar Centrale',
  amount: 31.2,
  vDate: '2026-11-05',
  cDate: '2026-11-06',
  reason: 'Canone mensile POS',
};

const known = {
  companyName: 'Bar Centrale S.r.l.',
  companyCode: '0123456789',
  address: 'Via Roma 1, 10121 Torino (TO)',
  pointCode: '',
  pointName: '',
  sendTo: { email: '', phone: '' },
};

export const session = { ...emptySession, token: 'a-token', merchant: company };

const input = { criteria, page: 1, known, owner: ownerOf(session) };

const examples: EventExamples = (_snapshot, type) => {
  switch (type) {
    case 'tab.opened':
      return ['check', 'form'].map((tab) => ({ type, tab }));
    case 'session.changed':
      return [{ type, input: { ...input, known: { ...known, pointCode: item.branchCode } } }];
    case 'xstate.done.actor.list':
      return childEnds('list', [{ type: 'failed' }]);
    default:
      return undefined;
  }
};

export const unpaidScenario: Scenario = {
  name: 'Unpaid',
  machine: unpaidMachine,
  inputs: { 'to check': { ...input, tab: 'check' }, 'for the form': { ...input, tab: 'form' } },
  examples,
  calls: ['makePdf'],
  children: {
    list: {
      state: 'consulting',
      context: {
        criteria,
        paging: 'client',
        pageSize: 10,
        page: 1,
        rows: [item],
        total: 1,
        exported: null,
        sums: { amount: 31.2 },
      },
    },
  },
};
