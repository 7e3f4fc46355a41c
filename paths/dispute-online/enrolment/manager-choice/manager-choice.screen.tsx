import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { managerChoiceMachine } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import { ManagerForm } from '../../../../src/dispute-online/enrolment/manager-choice/ManagerStep';
import { submitIf } from '../../../screen/gestures';
import * as person from '../../../screen/person';
import type { Gesture, PlayedScreen } from '../../../screen/screen';
import { isAtStep, wizard } from '../on-the-step';
import { managerChoiceScenario } from './manager-choice.scenario';

const kinds: Readonly<Record<string, string>> = {
  asNow: 'I gestori di adesso',
  S: 'Società',
  V: 'Punto Vendita',
};

const chooseKind: Gesture = ({ event, before, actor, possible }) => {
  const option = screen.queryByRole('radio', { name: kinds[event.kind] ?? '' });
  if (!possible) return expect(option).toBeNull();
  if (before.context.kind === event.kind) return actor.send(event);
  if (option) fireEvent.click(option);
};

const offered = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);

const choosePoint: Gesture = ({ event, possible }) => {
  const select = screen.queryByLabelText('Punto vendita gestore');
  if (possible) person.choose('Punto vendita gestore', event.point);
  else if (select !== null) expect(offered('Punto vendita gestore')).not.toContain(event.point);
};

const fill = ({ user, email }: { user: string; email: string }) => {
  if (screen.queryByLabelText('Utente') === null) return;
  person.choose('Utente', user);
  person.type('Email gestore', email);
};

const confirm: Gesture = (step) => {
  fill(step.event.choice);
  return submitIf('Prosegui', step);
};

const managerChoiceScreen: PlayedScreen<typeof managerChoiceMachine> = {
  ...managerChoiceScenario,
  name: 'DEFINISCI GESTORE',
  view: (actor) => <ManagerForm {...wizard(actor)} actor={actor} />,
  gestures: {
    'kind.chosen': chooseKind,
    'point.chosen': choosePoint,
    'manager.confirmed': confirm,
    'manager.typed': (step) => fill(step.event.choice),
    'managers.kept': () => person.press('Prosegui'),
    'step.back': () => person.press('Indietro'),
  },
  sees: {
    'managerChoice.kind': () => {
      isAtStep('DEFINISCI GESTORE');
      const group = within(screen.getByRole('radiogroup', { name: 'Tipo gestore' }));
      expect(group.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
        false,
        false,
      ]);
      person.cannotPress('Prosegui');
    },
    'managerChoice.askingPoints': person.isWaiting,
    'managerChoice.keeping': () => {
      person.isNotWaiting();
      person.finds('Un gestore per un punto vendita.');
    },
    'managerChoice.noPoints': () =>
      person.finds('Non sono presenti punti vendita iscritti al portale'),
    'managerChoice.point': () => {
      person.isNotWaiting();
      expect(offered('Punto vendita gestore')).toEqual(['', '5000000001']);
    },
    'managerChoice.askingUsers': person.isWaiting,
    'managerChoice.user': ({ context }) => {
      person.isNotWaiting();
      expect(offered('Utente')).toEqual(
        context.kind === 'V' ? ['', 'Tutti', 'negozio01', 'negozio03'] : ['', 'azienda02'],
      );
      screen.getByLabelText('Email gestore');
    },
    'managerChoice.completed': () => isAtStep('DEFINISCI GESTORE'),
    'managerChoice.cancelled': () => isAtStep('DEFINISCI GESTORE'),
    'managerChoice.failed': () => isAtStep('DEFINISCI GESTORE'),
  },
};

export const screens = [managerChoiceScreen];
