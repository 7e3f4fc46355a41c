import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { casesDraft, draftOf } from '../../../machines/cases/cases.draft';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { caseReceipt, header } from '../../../paths/cases/case-detail/case-detail.scenario';
import { everyOpenCase, input, manager, openRow, place } from '../../../paths/cases/cases.scenario';
import { createStubs } from '../../../paths/engine/stubs';

const stubs = createStubs();
const quiet = casesMachine.provide({
  actors: Object.fromEntries(
    ['managers', 'openCounts', 'counts', 'list', 'detail', 'readReceipt', 'storeReceipt'].map(
      (name) => [name, stubs.call(name)],
    ),
  ),
} as never);

const { context: begun } = createActor(quiet, { input }).getSnapshot();

/** The draft of a state, as the store returns it. */
const draftIn = (value: object | string, change: object = {}) => {
  const context = { ...begun, manager, state: 'nuove', caseId: '880', header, ...change };
  const draft = draftOf(quiet.resolveState({ value, context } as never));
  return draft && v.parse(casesDraft, JSON.parse(JSON.stringify(draft)));
};

describe('what the cases keep for the login after an expired session, and for a reload', () => {
  it('[LOG-035] [CAS-055] the case that is open', () => {
    expect(draftIn({ case: 'looking' })).toEqual({
      place: { ...place, header },
      preparing: false,
      queue: null,
    });
    expect(draftIn({ case: 'withoutReceipt' })).toEqual({
      place: { ...place, header },
      preparing: false,
      queue: null,
    });
  });

  it('[LOG-035] [CAS-055] the list of a state', () => {
    expect(draftIn('list', { caseId: '', header: null })).toEqual({
      place: { ...place, caseId: '' },
      preparing: false,
      queue: null,
    });
  });

  it('[CAS-050] the receipt, and whose case it was', () => {
    expect(draftIn({ result: 'stored' }, { receipt: caseReceipt })).toEqual({
      manager,
      receipt: caseReceipt,
      queue: null,
    });
  });

  it('[CAS-030] the page of Richieste aperte it was opened from, without the search text', () => {
    const opened = {
      caseId: openRow.caseId,
      inbox: { ...everyOpenCase, week: 'thisWeek', search: '7788' },
      inboxPage: 2,
      queue: [openRow],
      queueTotal: 61,
    };
    const filters = { ebox: '', codPos: '', state: '', week: 'thisWeek' };
    const queue = { filters, page: 2, total: 61, rows: [openRow] };
    expect(draftIn({ case: 'looking' }, opened)).toMatchObject({ queue });
    const answered = { ...opened, caseId: '', receipt: { ...caseReceipt, caseId: openRow.caseId } };
    expect(draftIn({ result: 'stored' }, answered)).toMatchObject({ queue });
    expect(draftIn({ case: 'looking' }, { ...opened, caseId: '999' })).toMatchObject({
      queue: null,
    });
  });

  it('[CAS-001] nothing of the managers and of a summary, which the address says', () => {
    expect(draftIn({ managers: 'loading' }, { manager: null })).toBeNull();
    expect(draftIn({ summary: 'loading' })).toBeNull();
  });

  it.each([
    ['the manager of what was kept is asked for', 'returning'],
    ['the next open case is on its way', 'turning'],
  ])('[LOG-035] [CAS-055] while %s, what was kept stays', (_, value) => {
    const context = { ...begun, manager, state: 'nuove', caseId: '880', header };
    expect(draftOf(quiet.resolveState({ value, context } as never))).toBeUndefined();
  });
});
