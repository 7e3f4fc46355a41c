// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import { detail } from '../../../paths/cases/case-detail/a-case';
import { caseDetailScenario } from '../../../paths/cases/case-detail/case-detail.scenario';
import { createStubs } from '../../../paths/engine/stubs';
import * as person from '../../../paths/screen/person';
import {
  type CaseDetailProps,
  CaseDetailView,
} from '../../../src/cases/case-detail/CaseDetailView';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A case that can only be looked at, with what is left over here of a reply. */
const open = async (
  known: object = {},
  state = detail.state,
  leftOver: object = { type: 'leftOver.none' },
) => {
  const stubs = createStubs();
  const viewOnly = caseDetailScenario.inputs['a case that can only be looked at'];
  const actor = createActor(
    caseDetailMachine.provide({
      actors: { detail: stubs.call('detail'), findLeftOver: stubs.call('findLeftOver') },
    } as never),
    { input: { ...(viewOnly as object), ...known } as never },
  ).start();
  render(<CaseDetailView actor={actor as CaseDetailProps['actor']} today="2026-10-15" />);
  await act(async () => stubs.answer({ type: 'http.200', body: { ...detail, state } }));
  await act(async () => stubs.answer(leftOver as never));
  return actor;
};

const button = (name: string) => screen.getByRole('button', { name });

const part = (name: string) => {
  const found = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
  if (found === null) throw new Error(`Nothing is behind "${name}"`);
  return found;
};

const textsIn = (name: string) =>
  within(part(name))
    .getAllByRole('term', { hidden: true })
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('a case', () => {
  it('[CAS-031] [CAS-032] its parts open and close', async () => {
    await open();
    person.isIn('DISPUTE ONLINE - DETTAGLIO PRATICA');
    expect(part('Dati esercente').hidden).toBe(true);
    person.press('Dati esercente');
    expect(button('Dati esercente').getAttribute('aria-expanded')).toBe('true');
    expect(part('Dati esercente').hidden).toBe(false);
    person.press('Dati esercente');
    expect(part('Dati esercente').hidden).toBe(true);
  });

  it('[CAS-033] [CAS-041] "Dati pratica" has number, type, opening date and state', async () => {
    await open();
    expect(textsIn('Dati pratica')).toEqual([
      ['Numero', '2026004711'],
      ['Tipo', 'Richiesta documentazione'],
      ['Data apertura', '01-10-2026'],
      ['Stato', 'Nuova'],
    ]);
  });

  it('[CAS-034] "Dati esercente" has company, merchant and sign', async () => {
    await open();
    expect(textsIn('Dati esercente')).toEqual([
      ['Codice società', '0123456789'],
      ['Codice esercente', '5000000001'],
      ['Insegna/Località', 'TRATTORIA AL PONTE - MILANO'],
    ]);
  });

  it('[CAS-038] [CAS-039] number and address are those of the acquirer, never a sample', async () => {
    await open({}, 'In visione');
    expect(textsIn('Evadi richiesta via fax/posta')).toEqual([
      ['Fax', '02 555 0101'],
      ['Posta', 'Casella postale 7, Milano'],
    ]);
    cleanup();
    await open({ desk: {} }, 'In visione');
    const section = within(part('Evadi richiesta via fax/posta'));
    expect(section.queryAllByRole('term', { hidden: true })).toEqual([]);
    section.getByRole('button', { name: 'Scarica modulo', hidden: true });
  });
});
