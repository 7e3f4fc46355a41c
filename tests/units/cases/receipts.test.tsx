// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import { receiptActors } from '../../../machines/cases/cases.actors';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { detail } from '../../../paths/cases/case-detail/a-case';
import { caseReceipt, header } from '../../../paths/cases/case-detail/case-detail.scenario';
import { input, manager, place } from '../../../paths/cases/cases.scenario';
import { createStubs } from '../../../paths/engine/stubs';
import * as person from '../../../paths/screen/person';
import { CasesView } from '../../../src/cases/CasesView';

afterEach(cleanup);

type Receipts = Map<string, readonly (typeof caseReceipt)[]>;

const storeIn = (stored: Receipts) => ({
  read: async (caseId: string) => stored.get(caseId) ?? [],
  write: async (caseId: string, receipts: readonly (typeof caseReceipt)[]) =>
    void stored.set(caseId, receipts),
});

/** The page of a case that is In visione, in a browser that has stored these receipts. */
const open = async (caseId: string, stored: Receipts) => {
  const stubs = createStubs();
  const call = (name: string) => stubs.call(name);
  const chart = casesMachine.provide({
    actors: {
      ...receiptActors(storeIn(stored)),
      managers: call('managers'),
      detail: caseDetailMachine.provide({
        actors: { detail: call('detail'), findLeftOver: call('findLeftOver') } as never,
      }),
    } as never,
  });
  const actor = createActor(chart, {
    input: {
      ...input,
      path: '/Dispute/DettaglioPratica',
      place: { ...place, state: 'visione', caseId, header },
    },
  }).start();
  render(<CasesView actor={actor} flowInput={{ today: '2026-10-18' }} />);
  await act(async () =>
    stubs.answer({ type: 'http.200', body: { managerList: [manager] } }, 'managers'),
  );
  await act(async () =>
    stubs.answer({ type: 'http.200', body: { ...detail, state: 'In visione' } }, 'detail'),
  );
  await act(async () => stubs.answer({ type: 'leftOver.none' }, 'findLeftOver'));
};

it('[CAS-050] a case that was answered from this browser says when, and shows the receipt over it', async () => {
  const stored: Receipts = new Map([['880', [caseReceipt]]]);
  await open('880', stored);
  person.finds('Risposta inviata da questo browser il 21-11-2026 11:30.');
  person.press('Vedi la ricevuta');
  const layer = within(screen.getByRole('dialog', { name: 'Ricevuta di invio' }));
  layer.getByText(`SHA-256 ${caseReceipt.files[0]?.sha256}`);
  layer.getByRole('button', { name: 'STAMPA RICEVUTA' });
  person.press('CHIUDI');
  expect(screen.queryByRole('dialog')).toBeNull();
  person.finds('Documentazione richiesta');
  expect([...stored]).toEqual([['880', [caseReceipt]]]);
});
