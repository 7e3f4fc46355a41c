import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { EmailChangeView } from '../../src/email-change/EmailChangeView';
import { elsewhere, isBusy, isReady, seesVerifiedResults, submitIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { PlayedScreen } from '../screen/screen';
import { emailChangeScenario } from './email-change.scenario';

const masked: Readonly<Record<string, string>> = {
  'vecchia@example.it': 'v******@example.it',
  'altra@example.it': 'a****@example.it',
};

const changedNotice = 'L’email è stata modificata in un’altra scheda: questa è quella attuale.';

const emailChangeScreen: PlayedScreen<typeof emailChangeMachine> = {
  ...emailChangeScenario,
  name: 'Modifica email',
  view: (actor) => <EmailChangeView actor={actor} />,
  gestures: {
    'email.confirmed': (step) => {
      const { event } = step;
      person.type('NUOVA EMAIL', event.email);
      person.type('CONFERMA NUOVA EMAIL', event.confirmation);
      return submitIf('CONFERMA', step);
    },
    'email.typed': ({ event }) => {
      person.type('CONFERMA NUOVA EMAIL', event.confirmation);
      person.type('NUOVA EMAIL', event.email);
    },
    'session.changed': elsewhere,
    'flow.retried': () => person.press('Riprova'),
    'home.requested': ({ before }) =>
      person.press(before.matches({ result: 'succeeded' }) ? 'HOME' : 'Home'),
  },
  sees: {
    'emailChange.choosing': ({ context }) => {
      person.isIn('Modifica email');
      person.finds(`La modifica riguarda la vecchia email ${masked[context.oldEmail]}.`);
      expect(screen.queryAllByText(changedNotice)).toHaveLength(context.isChangedElsewhere ? 1 : 0);
      isReady('CONFERMA');
    },
    'emailChange.sending': () => isBusy('CONFERMA'),
    ...seesVerifiedResults('emailChange', { logInAgain: false }),
    'emailChange.leftForHome': () => {},
  },
};

export const screens = [emailChangeScreen];
