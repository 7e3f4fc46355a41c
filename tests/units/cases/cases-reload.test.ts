import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import { inputOf } from '../../../machines/cases/case-detail/case-detail.types';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { leaves, omits, over, resumes, unsent } from '../../../machines/cases/cases.selectors';
import { beginningAgain, persisting } from '../../../machines/navigation/persisted';
import { detail } from '../../../paths/cases/case-detail/a-case';
import { caseReceipt, header } from '../../../paths/cases/case-detail/case-detail.scenario';
import { input, manager, nextRow, openRow, place } from '../../../paths/cases/cases.scenario';
import { createStubs } from '../../../paths/engine/stubs';

const stubs = createStubs();
const calls = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, stubs.call(name)]));
const machine = casesMachine.provide({
  actors: {
    ...calls('managers', 'openCounts', 'counts', 'list', 'inbox', 'readReceipt', 'storeReceipt'),
    ...calls('overview', 'nextCase', 'assignment'),
    detail: beginningAgain(
      caseDetailMachine.provide({
        actors: calls('detail', 'reply', 'header', 'makePdf', 'findLeftOver', 'document'),
      } as never),
      inputOf,
    ),
  },
} as never);

const rules = persisting(machine, { unsent, over, leaves, omits, resumes } as never);
const { context: begun } = createActor(machine, { input }).getSnapshot();

/** Where the flow is after a call, as the store returns it. */
const storedIn = (value: object | string, change: object = {}) => {
  const context = { ...begun, manager, state: 'nuove', caseId: '880', header, ...change };
  const stored = rules.of(machine.resolveState({ value, context } as never));
  return stored && JSON.parse(JSON.stringify(stored));
};

const page = { case: { open: 'page' } };
const inbox = { ebox: '', codPos: '', state: '', week: 'thisWeek', search: '7788' };
const fromInbox = { inbox, inboxPage: 2, queue: [openRow, nextRow], queueTotal: 61 };
const atCase = { ...input, path: '/Dispute/DettaglioPratica', place, named: true };
const atReceipt = { ...input, path: '/ResultPage' };
const without = { ...atCase, place: { ...place, caseId: '' }, named: false };

describe('what the cases store for a reload, beside the address', () => {
  it('[CAS-055] nothing of the list, the managers and Richieste aperte', () => {
    for (const value of [{ manager: 'list' }, { managers: 'loading' }, 'inbox'])
      expect(storedIn(value)).toBeNull();
  });

  it.each([
    ['the manager of the address is asked for', 'opening'],
    ['the next open case is on its way', { case: 'turning' }],
    ['the case is handed over', { case: 'assigning' }],
  ])('[CAS-055] while %s, what was stored stays', (_, value) => {
    expect(storedIn(value)).toBeUndefined();
  });

  it('[CAS-030] never the text that was searched: it may be digits of a card', () => {
    const stored = storedIn(page, { ...fromInbox, sought: '7788' });
    expect(stored.snapshot.context).toMatchObject({ inboxPage: 2, inbox: { week: 'thisWeek' } });
    expect(JSON.stringify([stored.snapshot.context.inbox, stored.snapshot.context.sought])).toBe(
      JSON.stringify([{ ...inbox, search: '' }, '']),
    );
  });

  it.each([
    ['[CAS-030] a case of Richieste aperte', page, fromInbox, atCase, true],
    ['[CAS-055] a case of its list, as the acquirer has it now', page, {}, atCase, false],
    [
      '[CAS-055] another case than the stored one',
      page,
      fromInbox,
      { ...atCase, place: { ...place, caseId: '881' } },
      false,
    ],
    ['[CAS-001] the managers', page, fromInbox, input, false],
    ['[CAS-050] a receipt', { case: 'sent' }, { caseId: '' }, atReceipt, true],
    [
      '[CAS-030] a receipt of which SUCCESSIVA is on its way',
      { case: 'sent' },
      { caseId: '' },
      without,
      true,
    ],
    [
      '[CAS-055] a case, not the receipt of another',
      { case: 'sent' },
      { caseId: '' },
      atCase,
      false,
    ],
    [
      '[CAS-055] an address that can be of no case',
      { case: 'sent' },
      { caseId: '' },
      { ...atCase, place: null },
      false,
    ],
  ])('%s (%j): goes on where it was: %5$s', (_, value, change, at, expected) => {
    const receipt = { ...caseReceipt, caseId: '880' };
    expect(rules.restores?.(storedIn(value, { receipt, ...change }), at)).toBe(expected);
  });

  it('[CAS-030] [CAS-050] the case is asked for again, and knows which one is next', () => {
    const actor = createActor(machine, { input: { ...input, extensions: ['openCases'] } }).start();
    actor.send({ type: 'address.opened', path: '/Dispute/GestioneRichieste' });
    const opened = machine.resolveState({
      value: 'inbox',
      context: { ...begun, ...fromInbox },
    } as never);
    actor.stop();
    const first = createActor(machine, { snapshot: opened } as never).start();
    first.send({ type: 'openCase.opened', row: openRow });
    stubs.answer({ type: 'http.200', body: detail }, 'detail');
    const { snapshot } = JSON.parse(JSON.stringify(rules.of(first.getSnapshot())));
    first.stop();
    const second = createActor(machine, { snapshot } as never).start();
    expect(second.getSnapshot().context.queue).toEqual([openRow, nextRow]);
    const child = second.getSnapshot().children.detail as AnyActorRef;
    expect(child.getSnapshot()).toMatchObject({ value: 'loading', context: { caseId: '880' } });
    stubs.answer({ type: 'http.200', body: detail }, 'detail');
    expect(child.getSnapshot().context.detail).toEqual(detail);
    second.stop();
  });
});
