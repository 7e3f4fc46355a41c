// @vitest-environment happy-dom
import { type FirstEmailProps, FirstEmailView } from '../../../src/first-email/FirstEmailView';
import { firstEmailScenario } from '../../../walks/first-email/first-email.scenario';
import * as person from '../../../walks/person';
import { isAtCode, isBusy, isReady, seesResults, submitIf } from '../../../walks/screens';
import { walkThroughView } from '../../../walks/walk';

walkThroughView({
  ...firstEmailScenario,
  name: 'Inserisci indirizzo email',
  view: (actor) => <FirstEmailView actor={actor as FirstEmailProps['actor']} />,
  gestures: {
    'email.confirmed': (moment) => {
      const { event } = moment;
      person.type('NUOVA EMAIL', event.email);
      return submitIf('AVANTI', moment);
    },
    'address.opened': ({ actor, event }) => actor.send(event),
    'flow.retried': () => person.press('Riprova'),
    'home.requested': ({ before }) =>
      person.press(before.matches({ result: 'succeeded' }) ? 'HOME' : 'Home'),
  },
  sees: {
    'firstEmail.choosing.filling': () => {
      person.isIn('Inserisci indirizzo email');
      isReady('AVANTI');
    },
    'firstEmail.choosing.sending': () => isBusy('AVANTI'),
    'firstEmail.enteringCode': isAtCode,
    ...seesResults('firstEmail', { logInAgain: false }),
    'firstEmail.leftForHome': () => {},
    'firstEmail.blocked': isAtCode,
    'firstEmail.sessionExpired': () => {},
  },
});
