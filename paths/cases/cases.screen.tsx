import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { CaseReceipt } from '../../machines/cases/case-detail/case-detail.types';
import type { casesMachine } from '../../machines/cases/cases.machine';
import { emptySession } from '../../machines/portal/session';
import { CasesView } from '../../src/cases/CasesView';
import { pressIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { casesScenario } from './cases.scenario';

const flowInput = { today: '2026-10-18', session: emptySession };

const words: Readonly<Record<string, string>> = {
  nuove: 'Nuove',
  visione: 'In visione',
  annullate: 'Annullate',
};
const titles: Readonly<Record<string, string>> = { nuove: 'NUOVE', visione: 'IN VISIONE' };

const summaryTitle = 'RICHIESTE DOCUMENTAZIONE - GESTIONE RICHIESTE DISPUTE ONLINE';
const chooseManager: Gesture = ({ event }) => {
  const tiles = screen.getAllByRole('button', { name: /TRATTORIA AL PONTE/ });
  const isCancelled = event.manager.flSuspended === '1';
  const tile = tiles.find(
    (each) => each.closest('li')?.textContent?.includes('ANNULLATO') === isCancelled,
  );
  if (tile === undefined) throw new Error('There is no such manager');
  fireEvent.click(tile);
};

const openState: Gesture = ({ event, possible }) => {
  const name = new RegExp(`^${words[event.state]}\\b`);
  const found = screen.queryByRole('link', { name });
  expect(found !== null, `${event.state} is a link`).toBe(possible);
  if (found) fireEvent.click(found);
};

/** Back, Forward and links are the browser's: the address arrives from outside the screen. */
const goThere: Gesture = ({ event, actor }) => actor.send(event);

/** The rows to look among are the list's own, and so is whether there is a field for it. */
const seek: Gesture = ({ event, actor }) => actor.send(event);

/** The rows are the list's own: tests/cases/case-list.test.tsx presses them. */
const openCase: Gesture = ({ event, actor }) => actor.send(event);

/** From the managers, from the notice of another page, from a receipt. */
const toInbox: Gesture = ({ possible }) => {
  const found = ['Richieste aperte', 'Vedi tutte', 'TORNA ALLE RICHIESTE APERTE'].flatMap((name) =>
    screen.queryAllByRole('button', { name: new RegExp(`^${name}`) }),
  );
  if (!possible) return expect(found).toEqual([]);
  const [button] = found;
  if (button === undefined) throw new Error('No way to the open cases');
  fireEvent.click(button);
};

/** A stub replaces the page of the case, and shows the receipt when it is open. */
const onReceipt: Gesture = ({ event, actor }) => actor.send(event);

/** The last screen stays: a level, or the wait for the place that was gone back to. */
const isSomewhere = () =>
  expect(screen.queryByRole('heading', { level: 1 }) ?? person.isWaiting()).toBeTruthy();

const seesCounts = () => {
  for (const [title, lines] of [
    ['In attesa', ['Nuove 12', 'In sospeso 3', 'In scadenza 1']],
    ['In elaborazione', ['In visione 4']],
    ['Lavorate', ['Annullate 0', 'Evase 27', 'Chiuse 2']],
  ] as const) {
    const group = within(screen.getByRole('region', { name: title }));
    expect(group.getAllByRole('listitem').map((line) => line.textContent)).toEqual(lines);
  }
  expect(screen.getAllByRole('link')).toHaveLength(6);
};

const seesManagers = (open: Readonly<Record<string, number | null>>) => {
  person.isNotWaiting();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByText('ANNULLATO')).toHaveLength(1);
  expect(screen.getAllByText('Codice 5000000001')).toHaveLength(2);
  expect(screen.queryAllByText('16 richieste aperte')).toHaveLength(
    Object.values(open).filter((count) => count !== null).length,
  );
};

/** Its content belongs to the case: tests/units/cases/receipts.test.tsx checks its receipt. */
const seesCase = () => person.isIn('DISPUTE ONLINE - DETTAGLIO PRATICA');

const seesReceipt = ({ files }: CaseReceipt) => {
  person.isIn('La richiesta è stata effettuata correttamente.');
  const sheet = within(screen.getByRole('region', { name: 'Ricevuta di invio' }));
  sheet.getByText('2026004711');
  sheet.getByText('21-11-2026 11:30');
  sheet.getByText('ricevuta.pdf');
  sheet.getByText(`SHA-256 ${files[0]?.sha256}`);
};

const titlesOfPlaces: Readonly<Record<string, string>> = {
  '/Dispute/StatoPratiche': 'Pratiche stato',
  '/Dispute/DettaglioPratica': 'DISPUTE ONLINE - DETTAGLIO PRATICA',
};

const casesScreen: PlayedScreen<typeof casesMachine> = {
  ...casesScenario,
  name: 'Gestione dispute',
  view: (actor) => (
    <main>
      <CasesView actor={actor} flowInput={flowInput} />
    </main>
  ),
  gestures: {
    'manager.chosen': chooseManager,
    'state.opened': openState,
    'case.opened': openCase,
    'case.sought': seek,
    'openCase.opened': openCase,
    'inbox.requested': toInbox,
    'case.next': pressIf('SUCCESSIVA'),
    'assignment.requested': pressIf('ASSEGNA A UN ALTRO GESTORE'),
    'receipt.requested': onReceipt,
    'receipt.closed': onReceipt,
    'level.left': () => person.press('INDIETRO'),
    // A link of the header: there is none here.
    'leaving.requested': ({ actor, event }) => actor.send(event),
    'disputes.requested': () => person.press('TORNA A GESTIONE DISPUTE'),
    'address.opened': goThere,
  },
  sees: {
    'cases.opening': ({ context }) => {
      person.isIn(titlesOfPlaces[context.path] ?? summaryTitle);
      person.isWaiting();
    },
    'cases.managers.loading': () => {
      person.isIn('GESTIONE RICHIESTE');
      person.finds('Seleziona il gestore che ti interessa');
      person.isWaiting();
    },
    'cases.managers.shown': ({ context }) => {
      if (context.managers.length === 0) person.finds('Nessun gestore');
      else seesManagers(context.open);
    },
    'cases.manager.summary.loading': () => {
      person.isIn(summaryTitle);
      person.isWaiting();
    },
    'cases.manager.summary.showing': ({ context }) => {
      person.isIn(summaryTitle);
      seesCounts();
      person.finds('Legenda');
      const warning = /Questo gestore è ANNULLATO/;
      if (context.manager?.flSuspended === '1') screen.getByText(warning);
      else expect(screen.queryByText(warning)).toBeNull();
    },
    'cases.manager.list': ({ context }) => {
      person.isIn('Pratiche stato');
      screen.getByRole('heading', { level: 2, name: titles[context.state ?? ''] ?? '' });
      expect(screen.getByLabelText<HTMLSelectElement>('ORDINA PER').value).toBe('datascad');
    },
    'cases.inbox': () => {
      person.isIn('Richieste aperte');
      for (const label of ['Gestore', 'Punto vendita', 'Stato', 'Scadenza', 'Cerca una richiesta'])
        screen.getByLabelText(label);
    },
    'cases.case.open.page': () => seesCase(),
    'cases.case.open.receipt': () => seesCase(),
    'cases.case.turning': () => {
      seesCase();
      person.isWaiting();
    },
    'cases.case.assigning': () => person.isIn('Assegna a un altro gestore'),
    'cases.case.sent': ({ context }) => seesReceipt(context.receipt as CaseReceipt),
    'cases.case.notFound': () => person.finds('Questa richiesta non risulta tra le sue.'),
    'cases.failed': isSomewhere,
  },
};

export const screens = [casesScreen];
