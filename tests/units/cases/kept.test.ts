import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { keptCases, keptOf } from '../../../machines/cases/cases.kept';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { caseReceipt, facts } from '../../../paths/cases/case-detail/case-detail.scenario';
import { input, manager, place } from '../../../paths/cases/cases.scenario';
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

/** What is kept in a state, as it comes back from the store. */
const keptIn = (value: object | string, change: object = {}) => {
  const context = { ...begun, manager, state: 'nuove', caseId: '880', facts, ...change };
  const kept = keptOf(quiet.resolveState({ value, context } as never));
  return kept && v.parse(keptCases, JSON.parse(JSON.stringify(kept)));
};

describe('what the cases keep for the login after an expired session, and for a reload', () => {
  it('[LOG-035] [CAS-055] the case that is open', () => {
    expect(keptIn({ case: 'looking' })).toEqual({
      place: { ...place, facts },
      preparing: false,
    });
    expect(keptIn({ case: 'withoutReceipt' })).toEqual({
      place: { ...place, facts },
      preparing: false,
    });
  });

  it('[LOG-035] [CAS-055] the list of a state', () => {
    expect(keptIn('list', { caseId: '', facts: null })).toEqual({
      place: { ...place, caseId: '' },
      preparing: false,
    });
  });

  it('[CAS-050] the receipt, and whose case it was', () => {
    expect(keptIn({ result: 'stored' }, { receipt: caseReceipt })).toEqual({
      manager,
      receipt: caseReceipt,
    });
  });

  it('[CAS-001] nothing of the managers and of a summary, which the address says', () => {
    expect(keptIn({ managers: 'loading' }, { manager: null })).toBeNull();
    expect(keptIn({ summary: 'loading' })).toBeNull();
  });

  it('[LOG-035] while the manager of what was kept is asked for, that stays', () => {
    const returning = quiet.resolveState({ value: 'returning', context: begun });
    expect(keptOf(returning)).toBeUndefined();
  });
});
