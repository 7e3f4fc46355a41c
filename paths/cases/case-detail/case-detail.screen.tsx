import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import {
  type CaseDetailSnapshot,
  offersForm,
} from '../../../machines/cases/case-detail/case-detail.selectors';
import { isOpen } from '../../../machines/cases/case-detail/case-detail.types';
import { CaseDetailView } from '../../../src/cases/case-detail/CaseDetailView';
import { pressIf } from '../../screen/gestures';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { caseDetailScenario } from './case-detail.scenario';

const title = 'DISPUTE ONLINE - DETTAGLIO PRATICA';
const isThere = () => person.isIn(title);

/** A folded part is there too, behind its button. */
const section = (name: string) => {
  const button = screen.getByRole('button', { name });
  const part = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (part === null) throw new Error(`Nothing is behind "${name}"`);
  return part;
};
const history = () => screen.getByRole('table', { name: 'Storico pratica' });
const form = () => screen.queryByRole('button', { name: 'Scarica modulo', hidden: true });

/** Offered with a reply and to who may have promised documents; `busy` while it is being made. */
const seesForm = (snapshot: CaseDetailSnapshot, busy: 'true' | null) => {
  const button = form();
  expect(button !== null).toBe(offersForm(snapshot));
  expect(button?.getAttribute('aria-busy') ?? null).toBe(button && busy);
};

const seesFacts = (name: string, header: Readonly<Record<string, string>>) => {
  const terms = within(section(name)).getAllByRole('term', { hidden: true });
  const shown = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(Object.fromEntries(shown)).toEqual(header);
};

const goTo: Gesture = ({ event, before }) => {
  const page = before.context.historyPage;
  const pager: Readonly<Record<number, string>> = {
    [page + 1]: 'Pagina successiva',
    [page - 1]: 'Pagina precedente',
  };
  const name = pager[event.page];
  if (name === undefined) expect([0, 3, page]).toContain(event.page);
  else if (event.page < 1 || event.page > 2) person.cannotPress(name);
  else person.press(name);
};

const open: Gesture = ({ event, possible }) => {
  const [button] = within(history()).getAllByRole('button', { name: `Apri ${event.documento}` });
  expect(button?.getAttribute('aria-disabled') ?? null).toBe(possible ? null : 'true');
  if (button) fireEvent.click(button);
};

/**
 * The button that refreshes the history is part of the reply's notice, which the child chart shows.
 */
const refresh: Gesture = ({ actor }) => actor.send({ type: 'history.requested' });

/** Read once, where nothing else is under way: reading all of it is slow. */
const seesTheCase = () => {
  isThere();
  person.finds('Pratica 2026004711');
  seesFacts('Dati pratica', {
    Numero: '2026004711',
    Tipo: 'Richiesta documentazione',
    'Data apertura': '01-10-2026',
    Stato: 'Nuova',
  });
  seesFacts('Dati esercente', {
    'Codice società': '0123456789',
    'Codice esercente': '5000000001',
    'Insegna/Località': 'TRATTORIA AL PONTE - MILANO',
  });
  seesFacts('Dati operazione', {
    Data: '14-08-2026',
    Ora: '21:12',
    'Numero carta': '453201******7788',
    'Importo lordo in euro': '84,50\u00a0€',
    'Numero autorizzazione': '483920',
    'Codice terminale': '00004711',
    'Numero operazione': '000318',
    ARN: '74532016226000000000001',
  });
  within(section('Documentazione richiesta')).getByText('Copia della ricevuta firmata');
  within(section('Messaggi')).getByText('Il titolare non riconosce la spesa.');
};

const head = () => within(screen.getByRole('region', { name: 'In breve' }));

const caseDetailScreen: PlayedScreen<typeof caseDetailMachine> = {
  ...caseDetailScenario,
  name: 'Dettaglio pratica',
  looksBehindFolds: true,
  view: (actor) => (
    <main>
      <CaseDetailView actor={actor} today="2026-10-15" />
    </main>
  ),
  gestures: {
    'level.left': () =>
      screen.queryByRole('button', { name: 'INDIETRO' })
        ? person.press('INDIETRO')
        : person.isWaiting(),
    'leaving.requested': ({ actor, event }) => actor.send(event),
    'history.moved': ({ actor, event }) => actor.send(event),
    'page.requested': goTo,
    'history.requested': refresh,
    'document.requested': open,
    'pdf.requested': (step) =>
      offersForm(step.before) ? pressIf('Scarica modulo')(step) : expect(form()).toBeNull(),
    'dialog.closed': () => person.press('CHIUDI'),
  },
  sees: {
    'caseDetail.open.reply.deciding': 'never',
    'caseDetail.loading': () => {
      isThere();
      person.isWaiting();
    },
    'caseDetail.recalling': () => {
      isThere();
      person.isWaiting();
    },
    'caseDetail.open.history.shown': ({ context, value }) => {
      if (value.open.document === 'idle' && value.open.form === 'idle') seesTheCase();
      const rows = context.historyPage === 1 ? 10 : 1;
      expect(within(history()).getAllByRole('row')).toHaveLength(rows + 1);
      person.finds(`${context.historyPage} di 2`);
      expect(screen.queryByText('Non è stato possibile aggiornare lo storico.')).toBeNull();
    },
    'caseDetail.open.history.refreshing': () =>
      screen.getByRole('status', { name: 'Aggiornamento dello storico in corso' }),
    'caseDetail.open.history.notRefreshed': () =>
      person.finds('Non è stato possibile aggiornare lo storico.'),
    'caseDetail.open.reply.viewOnly': ({ context }) => {
      const prepared = screen.queryByRole('region', { name: 'Quanto era stato preparato qui' });
      expect(prepared !== null).toBe(context.leftOver !== null);
      person.findsNo('button', 'INVIA');
      expect(screen.queryByRole('button', { name: 'Allega/Visualizza documentazione' })).toBeNull();
      expect(screen.queryByLabelText('Messaggio')).toBeNull();
      expect(screen.queryByLabelText('Evasione via fax/posta')).toBeNull();
    },
    'caseDetail.open.reply.writing': () => {
      screen.getByRole('button', { name: 'INVIA' });
      screen.getByLabelText('Messaggio');
    },
    'caseDetail.open.reply.overtaken': () => {
      const title = screen.getByText('La pratica non attende più risposta');
      expect(title.closest('[role="alert"]')).not.toBeNull();
      within(screen.getByRole('region', { name: 'Quanto era stato preparato qui' })).getByText(
        'Ecco la ricevuta.',
      );
      person.findsNo('button', 'INVIA');
    },
    'caseDetail.open.deadline.asking': () => head().getByText('—'),
    'caseDetail.open.deadline.known': () => head().getByText(/^84,50\s€$/),
    'caseDetail.open.deadline.unknown': ({ context }) => {
      head().getByText('—');
      const sentence = head().queryByText('Scadenza e importo ora non disponibili');
      expect(sentence !== null).toBe(isOpen(context));
    },
    'caseDetail.open.document.idle': () => person.findsNo('progressbar'),
    'caseDetail.open.document.arriving': () =>
      screen.getByRole('progressbar', { name: 'Documento in arrivo' }),
    'caseDetail.open.pdf.idle': (snapshot) => {
      person.findsNo('dialog');
      seesForm(snapshot, null);
    },
    'caseDetail.open.pdf.making': (snapshot) => seesForm(snapshot, 'true'),
    'caseDetail.open.pdf.notMade': () =>
      person.dialogShows(
        'Attenzione',
        'Non è stato possibile preparare il modulo. Riprovi tra poco.',
      ),
    'caseDetail.cancelled': isThere,
    'caseDetail.completed': isThere,
    'caseDetail.notFound': isThere,
    'caseDetail.failed': isThere,
  },
};

export const screens = [caseDetailScreen];
