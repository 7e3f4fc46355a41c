// @vitest-environment happy-dom
import { type EmailChangeProps, EmailChangeView } from '../../../src/email-change/EmailChangeView';
import { emailChangeScenario } from '../../../walks/email-change/email-change.scenario';
import * as person from '../../../walks/person';
import { isBusy, isReady, seesResults, submitIf } from '../../../walks/screens';
import { walkThroughView } from '../../../walks/walk';

walkThroughView({
  ...emailChangeScenario,
  name: 'Modifica email',
  view: (actor) => <EmailChangeView actor={actor as EmailChangeProps['actor']} />,
  gestures: {
    'email.confirmed': (moment) => {
      const { event } = moment;
      person.type('NUOVA EMAIL', event.email);
      person.type('CONFERMA NUOVA EMAIL', event.confirmation);
      return submitIf('CONFERMA', moment);
    },
    'flow.retried': () => person.press('Riprova'),
    'home.requested': ({ before }) =>
      person.press(before.matches({ result: 'succeeded' }) ? 'HOME' : 'Home'),
  },
  sees: {
    'emailChange.choosing.filling': () => {
      person.isIn('Modifica email');
      person.finds('La modifica riguarda la vecchia email v******@example.it.');
      isReady('CONFERMA');
    },
    'emailChange.choosing.sending': () => isBusy('CONFERMA'),
    ...seesResults('emailChange', { logInAgain: false }),
    'emailChange.leftForHome': () => {},
    'emailChange.sessionExpired': () => isBusy('CONFERMA'),
  },
});
