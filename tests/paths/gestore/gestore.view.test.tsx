// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { ManagerForm } from '../../../src/enrolment/ManagerStep';
import { isAtStep, wizard } from '../../../walks/enrolment/on-the-step';
import { gestoreScenario } from '../../../walks/gestore/gestore.scenario';
import * as person from '../../../walks/person';
import { submitIf } from '../../../walks/screens';
import { type Gesture, walkThroughView } from '../../../walks/walk';

type FormActor = ComponentProps<typeof ManagerForm>['actor'];

const kinds: Readonly<Record<string, string>> = { S: 'Società', V: 'Punto Vendita' };

const chooseKind: Gesture = ({ event, before, actor }) => {
  if (before.context.kind === event.kind) return actor.send(event);
  fireEvent.click(screen.getByRole('radio', { name: kinds[event.kind] ?? '' }));
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

const confirm: Gesture = (moment) => {
  const { user, email } = moment.event.choice;
  if (screen.queryByLabelText('Utente') !== null) {
    person.choose('Utente', user);
    person.type('Email gestore', email);
  }
  return submitIf('Prosegui', moment);
};

walkThroughView({
  ...gestoreScenario,
  name: 'DEFINISCI GESTORE',
  view: (actor) => <ManagerForm {...wizard()} actor={actor as FormActor} />,
  gestures: {
    'kind.chosen': chooseKind,
    'point.chosen': choosePoint,
    'manager.confirmed': confirm,
    'step.back': () => person.press('Indietro'),
  },
  sees: {
    'gestore.choosing.choosingKind': () => {
      isAtStep('DEFINISCI GESTORE');
      const group = within(screen.getByRole('radiogroup', { name: 'Tipo gestore' }));
      expect(group.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
        false,
        false,
      ]);
      person.cannotPress('Prosegui');
    },
    'gestore.choosing.askingUsersOfCompany': person.isWaiting,
    'gestore.choosing.askingPoints': person.isWaiting,
    'gestore.choosing.noPoints': () =>
      person.finds('Non sono presenti punti vendita iscritti al portale'),
    'gestore.choosing.choosingPoint': () => {
      person.isNotWaiting();
      expect(offered('Punto vendita gestore')).toEqual(['', '5000000001']);
    },
    'gestore.choosing.askingUsersOfPoint': person.isWaiting,
    'gestore.choosing.choosingUser': ({ context }) => {
      person.isNotWaiting();
      expect(offered('Utente')).toEqual(
        context.kind === 'V' ? ['', 'Tutti', 'negozio01', 'negozio03'] : ['', 'azienda02'],
      );
      screen.getByLabelText('Email gestore');
    },
    'gestore.completed': () => isAtStep('DEFINISCI GESTORE'),
    'gestore.cancelled': () => isAtStep('DEFINISCI GESTORE'),
    'gestore.sessionExpired': () => isAtStep('DEFINISCI GESTORE'),
    'gestore.failed': () => isAtStep('DEFINISCI GESTORE'),
  },
});
