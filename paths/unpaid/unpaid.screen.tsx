import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { unpaidMachine } from '../../machines/unpaid/unpaid.machine';
import { UnpaidView } from '../../src/unpaid/UnpaidView';
import { elsewhere } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { session, unpaidScenario } from './unpaid.scenario';

const tabs: Readonly<Record<string, string>> = {
  check: 'Verifica Insoluti',
  form: 'Scarica Modulo',
};

const tab = (name: string) => screen.getByRole('tab', { name: tabs[name] ?? '', hidden: true });

const isOpen = (name: string) => expect(tab(name).getAttribute('aria-selected')).toBe('true');

const download = () => screen.queryByRole('button', { name: 'Scarica modulo' });

const makePdf: Gesture = ({ possible }) =>
  possible ? person.press('Scarica modulo') : person.cannotPress('Scarica modulo');

const unpaidScreen: PlayedScreen<typeof unpaidMachine> = {
  ...unpaidScenario,
  name: 'Insoluti',
  view: (actor) => <UnpaidView actor={actor} flowInput={{ session }} />,
  gestures: {
    'session.changed': elsewhere,
    'tab.opened': ({ event }) => fireEvent.click(tab(event.tab)),
    'pdf.requested': makePdf,
    'dialog.closed': () => person.press('CHIUDI'),
  },
  sees: {
    'unpaid.consulting.tab.arriving': 'never',
    'unpaid.consulting.tab.check': () => {
      isOpen('check');
      screen.getByRole('table', { name: 'Insoluti', hidden: true });
      within(
        screen.getByRole('region', { name: 'Riepilogo della ricerca', hidden: true }),
      ).getByText('31,20 €');
    },
    'unpaid.consulting.tab.form': () => {
      isOpen('form');
      person.findsNo('table');
    },
    'unpaid.consulting.list': () => person.isIn('Insoluti'),
    'unpaid.consulting.pdf.idle': () => {
      person.findsNo('dialog');
      expect(download()?.getAttribute('aria-busy') ?? null).toBeNull();
    },
    'unpaid.consulting.pdf.making': () => {
      if (download() !== null) expect(download()?.getAttribute('aria-busy')).toBe('true');
    },
    'unpaid.consulting.pdf.notMade': () =>
      person.dialogShows(
        'Attenzione',
        'Non è stato possibile preparare il modulo. Riprovi tra poco.',
      ),
    'unpaid.failed': () => person.isIn('Insoluti'),
  },
};

export const screens = [unpaidScreen];
