// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import { openCaseActors } from '../../../machines/cases/cases.actors';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { openedFrom } from '../../../machines/cases/cases.selectors';
import { listMachine } from '../../../machines/shared/list/list.machine';
import {
  everyOpenCase,
  input,
  nextRow,
  openRow,
  overview,
} from '../../../paths/cases/cases.scenario';
import { createStubs, type Stubs } from '../../../paths/engine/stubs';
import { CasesView } from '../../../src/cases/CasesView';
import { askThrough } from '../support/wire';

afterEach(cleanup);

const weeks = { past: 2, thisWeek: 3, nextWeek: 0, later: 1 };

const open = (stubs: Stubs) => {
  const actor = createActor(
    casesMachine.provide({
      actors: {
        overview: fromCallback(() => {}),
        inbox: listMachine.provide({ actors: { rows: stubs.call('rows') } } as never),
        readReceipt: stubs.call('readReceipt'),
        nextCase: stubs.call('nextCase'),
        detail: caseDetailMachine.provide({ actors: { detail: stubs.call('detail') } } as never),
      },
    } as never),
    { input: { ...input, path: '/Dispute/RichiesteAperte', extensions: ['openCases'] } },
  ).start();
  render(<CasesView actor={actor} flowInput={{ today: '2026-10-18' }} />);
  const answer = async (total: number, counts: object) =>
    act(async () =>
      stubs.answer({ type: 'http.200', body: { rows: [openRow, nextRow], total, counts } }),
    );
  return { actor, answer };
};

const drawn = () =>
  within(screen.getByRole('list', { name: 'Scadenze per settimana' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('[CAS-019] the weeks are those that the back end counts of the chosen rows', async () => {
  const { events } = await askThrough(
    openCaseActors.rows,
    { criteria: everyOpenCase, page: 1 },
    { type: 'http.200', body: { ...overview, caseList: [openRow], weeks } },
  );
  expect(events[0]).toMatchObject({ body: { total: overview.totalElements, counts: weeks } });
});

it('[CAS-019] the weeks change with the filters, and a chosen week stands alone', async () => {
  const stubs = createStubs();
  const { answer } = open(stubs);
  await answer(6, weeks);
  expect(drawn()).toEqual([
    'Scadute: 2',
    'Questa settimana: 3',
    'Settimana prossima: 0',
    'Più avanti: 1',
  ]);
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Stato'), { target: { value: 'nuove' } }),
  );
  await answer(3, { ...weeks, past: 0, later: 0 });
  expect(drawn().map((text) => Number(text?.split(': ')[1]))).toEqual([0, 3, 0, 0]);
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Scadenza'), { target: { value: 'past' } }),
  );
  await answer(2, weeks);
  expect(drawn()).toEqual(['Scadute: 2']);
});

it('[CAS-030] a case of Richieste aperte was opened from there, one of a list was not', () => {
  const at = (state: string, queue: readonly object[]) =>
    openedFrom({
      matches: (value: string) => value === state,
      context: { queue, caseId: openRow.caseId, receipt: null },
    } as never);
  expect(at('case', [openRow])).toBe('openCases');
  expect(at('case', [])).toBeNull();
  expect(at('inbox', [openRow])).toBeNull();
});

it('[CAS-028] SUCCESSIVA shows the next case from its heading, which has the focus', async () => {
  const stubs = createStubs();
  const { actor, answer } = open(stubs);
  await answer(2, weeks);
  await act(async () => actor.send({ type: 'openCase.opened', row: openRow }));
  const next = screen.getByRole('button', { name: 'SUCCESSIVA' });
  next.focus();
  await act(async () => next.click());
  const page = { row: nextRow, queue: [openRow, nextRow], inboxPage: 1, queueTotal: 2 };
  await act(async () => stubs.answer({ type: 'http.200', next: page }, 'nextCase'));
  expect(actor.getSnapshot().context.caseId).toBe(nextRow.caseId);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
