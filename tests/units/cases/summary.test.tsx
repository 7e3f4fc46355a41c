// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';

import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { input, manager } from '../../../paths/cases/cases.scenario';
import { createStubs } from '../../../paths/engine/stubs';
import * as person from '../../../paths/screen/person';
import { CasesView } from '../../../src/cases/CasesView';

afterEach(cleanup);

type Counts = Readonly<Record<(typeof fields)[number], number>>;
const fields = [
  'new',
  'suspended',
  'expired',
  'viewed',
  'canceled',
  'completed',
  'closed',
] as const;

const open = async (counts: Counts) => {
  const stubs = createStubs();
  const actor = createActor(
    casesMachine.provide({
      actors: {
        managers: stubs.call('managers'),
        counts: stubs.call('counts'),
        openCounts: stubs.call('openCounts'),
        overview: stubs.call('overview'),
      },
    } as never),
    { input },
  ).start();
  render(<CasesView actor={actor} flowInput={{ today: '2026-10-18' }} />);
  const answer = (body: object) => act(async () => stubs.answer({ type: 'http.200', body }));
  const other = { ...manager, eboxCode: '30', description: 'BAR SPORT' };
  await answer({ managerList: [other, manager] });
  return {
    stubs,
    choose: async () => {
      await act(async () => person.press('TRATTORIA AL PONTE'));
      await answer(counts);
    },
  };
};

const openSummary = async (counts: Counts) => (await open(counts)).choose();

const distinct = {
  new: 11,
  suspended: 12,
  expired: 13,
  viewed: 14,
  canceled: 15,
  completed: 16,
  closed: 17,
};

const inGroup = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('how many requests there are of each state', () => {
  it.each([
    ['CAS-007', 'In attesa', ['Nuove 11', 'In sospeso 12', 'In scadenza 13']],
    ['CAS-008', 'In elaborazione', ['In visione 14']],
    ['CAS-009', 'Lavorate', ['Annullate 15', 'Evase 16', 'Chiuse 17']],
  ])('[CAS-006] [CAS-010] [CAS-019] [BUS-025] [%s] "%s" holds %j', async (_id, title, states) => {
    await openSummary(distinct);
    expect(inGroup(title)).toEqual(states);
  });

  it.each([
    ['CAS-011', 'Nuova', 'nuova richiesta di documentazione'],
    ['CAS-012', 'In sospeso', 'sollecito o richiesta di altra documentazione'],
    ['CAS-013', 'In scadenza', 'richiesta da evadere con urgenza'],
    ['CAS-014', 'In visione', 'documentazione ricevuta e in corso di esame'],
    ['CAS-015', 'Annullate', 'richieste annullate dalla società emittente della carta'],
    ['CAS-016', 'Evase', 'documentazione ricevuta'],
    ['CAS-017', 'Chiuse', 'documentazione non ricevuta, insufficiente o incompleta'],
  ])('[CAS-018] [%s] the legend says of "%s": %s', async (_id, term, meaning) => {
    await openSummary(distinct);
    const legend = within(screen.getByRole('region', { name: 'Legenda' }));
    expect(legend.getByText(`${term}:`).nextElementSibling?.textContent).toBe(meaning);
  });
});
