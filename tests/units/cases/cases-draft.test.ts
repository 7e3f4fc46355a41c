import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { casesDraft, draftOf } from '../../../machines/cases/cases.draft';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { caseReceipt, header } from '../../../paths/cases/case-detail/case-detail.scenario';
import { input, manager, openRow, receiptDraft } from '../../../paths/cases/cases.scenario';
import { createStubs } from '../../../paths/engine/stubs';

const stubs = createStubs();
const quiet = casesMachine.provide({
  actors: Object.fromEntries(
    [
      'managers',
      'openCounts',
      'counts',
      'list',
      'detail',
      'readReceipt',
      'storeReceipt',
      'overview',
    ].map((name) => [name, stubs.call(name)]),
  ),
} as never);

const { context: begun } = createActor(quiet, { input }).getSnapshot();

/** The draft of a state, as the store returns it. */
const draftIn = (value: object | string, change: object = {}) => {
  const context = { ...begun, manager, state: 'nuove', caseId: '880', header, ...change };
  const draft = draftOf(quiet.resolveState({ value, context } as never));
  return draft && v.parse(casesDraft, JSON.parse(JSON.stringify(draft)));
};

const page = { open: 'page' };

describe('what the cases keep for a reload, beside the address', () => {
  it('[CAS-055] nothing of a case of a list, of the list, of the managers', () => {
    expect(draftIn({ case: page })).toEqual({ sent: null, preparing: false, queue: null });
    expect(draftIn({ manager: 'list' })).toBeNull();
    expect(draftIn({ manager: { summary: 'loading' } })).toBeNull();
    expect(draftIn({ managers: 'loading' }, { manager: null })).toBeNull();
  });

  it('[CAS-050] the receipt, and whose case it was', () => {
    expect(draftIn({ case: 'sent' }, { receipt: caseReceipt })).toEqual(receiptDraft);
  });

  it('[CAS-030] the page of Richieste aperte it was opened from, without the search text', () => {
    const filters = { ebox: '', codPos: '', state: '', week: 'thisWeek' };
    const queue = { inboxPage: 2, queue: [openRow], queueTotal: 61 };
    const opened = { caseId: openRow.caseId, inbox: { ...filters, search: '7788' }, ...queue };
    const kept = { queue: { ...queue, inbox: filters } };
    expect(draftIn({ case: page }, opened)).toMatchObject(kept);
    const answered = { ...opened, caseId: '', receipt: { ...caseReceipt, caseId: openRow.caseId } };
    expect(draftIn({ case: 'sent' }, answered)).toMatchObject(kept);
    expect(draftIn({ case: page }, { ...opened, caseId: '999' })).toMatchObject({ queue: null });
  });

  it.each([
    ['the manager of the address is asked for', 'opening'],
    ['the next open case is on its way', { case: 'turning' }],
  ])('[CAS-055] while %s, what was kept stays', (_, value) => {
    expect(draftIn(value)).toBeUndefined();
  });
});
