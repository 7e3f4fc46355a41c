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

/** The same case, after another person has answered it. */
const overtaken = async () => {
  const { context } = (await open()).getSnapshot();
  cleanup();
  const idle = { history: 'shown', deadline: 'known', pdf: 'idle', document: 'idle' } as const;
  const value = { open: { ...idle, reply: 'overtaken' } } as const;
  const snapshot = caseDetailMachine.resolveState({ value, context });
  const actor = createActor(caseDetailMachine, { input: {} as never, snapshot }).start();
  render(<CaseDetailView actor={actor} today="2026-10-15" />);
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
  it('[CAS-048] that was answered elsewhere still shows what was prepared here, to be copied and saved', async () => {
    const files = [new File(['x'], 'ricevuta.txt')];
    const leftOver = { message: 'Ecco la ricevuta.', faxPost: false, files };
    await open({}, 'Evasa', { type: 'leftOver.found', leftOver });
    const prepared = within(screen.getByRole('region', { name: 'Quanto era stato preparato qui' }));
    prepared.getByText('Ecco la ricevuta.');
    prepared.getByRole('button', { name: 'Salva ricevuta.txt' });
  });

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

  it('[CAS-035] [BUS-022] "Dati operazione" has all of the payment, its amount in euro', async () => {
    await open();
    expect(textsIn('Dati operazione')).toEqual([
      ['Data', '14-08-2026'],
      ['Ora', '21:12'],
      ['Numero carta', '453201******7788'],
      ['Importo lordo in euro', '84,50\u00a0€'],
      ['Numero autorizzazione', '483920'],
      ['Codice terminale', '00004711'],
      ['Numero operazione', '000318'],
      ['ARN', '74532016226000000000001'],
    ]);
  });

  it('[CAS-036] "Documentazione richiesta" lists what is asked for', async () => {
    await open();
    expect(
      within(part('Documentazione richiesta'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Copia della ricevuta firmata', 'Copia del conto']);
  });

  it('[CAS-038] "Evadi richiesta via fax/posta" says how to send the documents otherwise', async () => {
    await open({}, 'In visione');
    expect(part('Evadi richiesta via fax/posta').textContent).toMatch(
      /il fax o la posta, spedisca la documentazione preceduta dal modulo/,
    );
  });

  it('[CAS-043] what the card company wrote can be read and not changed', async () => {
    await open();
    const messages = within(part('Messaggi'));
    messages.getByText('Il titolare non riconosce la spesa.');
    expect(messages.queryByRole('textbox')).toBeNull();
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

  it.each([
    ['Nuova', 'Il gestore di questa pratica è ANNULLATO'],
    ['In visione', 'La documentazione è stata ricevuta'],
    ['Evasa', 'La pratica è chiusa'],
    ['Annullata', 'La pratica è chiusa'],
  ])('[CAS-022] [CAS-048] in the state %s says why it cannot be answered', async (state, why) => {
    await open({ suspended: state === 'Nuova' }, state);
    screen.getByText(new RegExp(`^${why}`));
    const faxPost = screen.queryByRole('button', { name: 'Evadi richiesta via fax/posta' });
    expect(faxPost === null).toBe(state !== 'In visione');
  });

  it('[CAS-048] that another person has answered it meanwhile comes into sight', async () => {
    const seen: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
      this: HTMLElement,
    ) {
      seen.push(this.textContent);
    });
    await overtaken();
    expect(seen).toEqual([expect.stringContaining('La pratica non attende più risposta')]);
  });

  it('says at its head how much is contested, and until when as long as it waits', async () => {
    const head = () => within(screen.getByRole('region', { name: 'In breve' }));
    await open({ header: { expiry: '2026-10-20', contested: 84.5 } });
    head().getByText(/^84,50/);
    head().getByText('Scade tra 5 giorni, martedì 20 ottobre');
    head().getByRole('button', { name: /^Aggiungi al calendario la scadenza/ });
    cleanup();
    await open({ header: { expiry: '2026-10-20', contested: 84.5 } }, 'Evasa');
    expect(head().queryByText(/Scade/)).toBeNull();
  });
});
