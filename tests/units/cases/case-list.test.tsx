// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { CaseState } from '../../../acquirer/contract/case-states';
import type { CaseRow } from '../../../acquirer/contract/cases';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { listMachine } from '../../../machines/shared/list/list.machine';
import { input, manager, row } from '../../../paths/cases/cases.scenario';
import { createStubs, type Stubs } from '../../../paths/engine/stubs';
import * as person from '../../../paths/screen/person';
import { CasesView } from '../../../src/cases/CasesView';

const headers = [
  'Scadenza',
  'Codice punto vendita',
  'Insegna/Località',
  'Data operazione',
  'Numero carta',
  'Importo transazione',
  'Importo contestato',
  'N. pratica',
];

const links: Readonly<Record<CaseState, RegExp>> = {
  nuove: /^Nuove 1$/,
  sospeso: /^In sospeso 2$/,
  scadenza: /^In scadenza 3$/,
  visione: /^In visione 4$/,
  annullate: /^Annullate 5$/,
  evase: /^Evase 6$/,
  chiuse: /^Chiuse 7$/,
};

const everyCount = {
  new: 1,
  suspended: 2,
  expired: 3,
  viewed: 4,
  canceled: 5,
  completed: 6,
  closed: 7,
};

let stubs: Stubs;
beforeEach(() => {
  stubs = createStubs();
});
afterEach(cleanup);

const answer = async (body: object) => act(async () => stubs.answer({ type: 'http.200', body }));

const start = () =>
  createActor(
    casesMachine.provide({
      actors: {
        managers: stubs.call('managers'),
        counts: stubs.call('counts'),
        openCounts: stubs.call('openCounts'),
        overview: stubs.call('overview'),
        readReceipt: fromCallback(() => {}),
        list: listMachine.provide({ actors: { rows: stubs.call('rows') } } as never),
        detail: stubs.child('detail', { state: 'loading', context: { detail: null } }),
      },
    } as never),
    { input },
  ).start();

/** All steps of a merchant to the cases of a state. */
const comeTo = async (state: CaseState, rows: readonly CaseRow[]) => {
  const actor = start();
  render(<CasesView actor={actor} flowInput={{ today: '2026-10-18' }} />);
  await answer({ managerList: [manager] });
  await act(async () => person.press('TRATTORIA AL PONTE'));
  await answer(everyCount);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: links[state] })));
  await answer({ rows });
  return actor;
};

const table = () => within(screen.getByRole('table', { name: 'Pratiche' }));
const asked = () => Reflect.get(Object(stubs.asked.at(-1)?.input), 'criteria');

const many = Array.from({ length: 11 }, (_, index) => ({
  ...row,
  caseId: `${900 + index}`,
  codPV: index % 2 === 0 ? '5000000001' : '5000000002',
}));

describe('the cases of a state', () => {
  it.each([
    ['nuove', 'NUOVE'],
    ['sospeso', 'IN SOSPESO'],
    ['scadenza', 'IN SCADENZA'],
    ['visione', 'IN VISIONE'],
    ['annullate', 'ANNULLATE'],
    ['evase', 'EVASE'],
    ['chiuse', 'CHIUSE'],
  ] as const)(
    '[CAS-021] [CAS-023] [ENR-058] of %s are headed "Pratiche stato", then %s',
    async (state, title) => {
      await comeTo(state, [row]);
      person.isIn('Pratiche stato');
      screen.getByRole('heading', { level: 2, name: title });
      expect(asked()).toMatchObject({ state });
    },
  );

  it('[CAS-027] are a table with these columns', async () => {
    await comeTo('nuove', [row]);
    expect(
      table()
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(headers);
    for (const text of ['20-10-2026', '14-08-2026', '453201******7788', '2026004711'])
      table().getByText(text);
  });

  it('[CAS-028] the expiry leads to the case', async () => {
    const actor = await comeTo('nuove', [row]);
    await act(async () => fireEvent.click(table().getByRole('link', { name: /^20-10-2026, / })));
    expect(actor.getSnapshot()).toMatchObject({
      value: { case: { open: 'page' } },
      context: { caseId: '880' },
    });
    person.isIn('DISPUTE ONLINE - DETTAGLIO PRATICA');
  });

  it('a case that waits says how long, and its deadline can be put into a calendar', async () => {
    await comeTo('nuove', [row]);
    table().getByText('Scade tra 2 giorni');
    const linked = vi.spyOn(URL, 'createObjectURL');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    person.press('Aggiungi al calendario la scadenza della pratica 2026004711');
    expect(clicked.mock.contexts).toMatchObject([{ download: 'scadenza-2026004711.ics' }]);
    const file = linked.mock.lastCall?.[0] as Blob;
    expect(file.type).toBe('text/calendar;charset=utf-8');
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20261020\r\n');
  });

  it('[CAS-024] [CAS-025] [CAS-026] an order or a merchant is asked for at once', async () => {
    await comeTo('nuove', many);
    const usual = { ebox: '31', manager: manager.description, state: 'nuove', search: '' };
    expect(asked()).toEqual({ ...usual, order: '' });
    await act(async () => person.choose('ORDINA PER', 'importo'));
    expect(asked()).toEqual({ ...usual, order: 'importo' });
    await answer({ rows: many });
    const codes = screen.getByLabelText<HTMLSelectElement>('Codice esercente').options;
    expect([...codes].map(({ value }) => value)).toEqual(['', '5000000001', '5000000002']);
    await act(async () => person.choose('Codice esercente', '5000000002'));
    expect(asked()).toMatchObject({ order: 'importo', search: '5000000002' });
  });
});
