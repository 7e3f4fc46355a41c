// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import { defaults } from '../../../paths/portal/portal.scenario';
import {
  begun,
  companyForm,
  credentials,
  shopForm,
} from '../../../paths/registration/registration.scenario';
import { atWork } from '../../../paths/screen/at-work';
import * as person from '../../../paths/screen/person';
import {
  type RegistrationProps,
  RegistrationView,
} from '../../../src/registration/RegistrationView';

afterEach(cleanup);

/** A registration whose code is confirmed with this answer. */
const confirm = (kind: 'company' | 'shop', answer: string) => {
  const calls = ['register'];
  const flow = atWork(registrationMachine, begun, calls);
  render(
    <RegistrationView
      actor={flow.actor as RegistrationProps['actor']}
      flowInput={{ configuration: defaults }}
    />,
  );
  const form = kind === 'shop' ? shopForm : companyForm;
  const chosen = { ...credentials, email: kind === 'shop' ? credentials.email : '' };
  flow.send({ type: 'kind.chosen', kind });
  flow.send({ type: 'form.submitted', form, consent: true });
  flow.answer('http.200');
  flow.send({ type: 'credentials.chosen', credentials: chosen });
  flow.answer('http.200');
  flow.send({ type: 'xstate.done.actor.code', output: { type: answer } });
  return flow;
};

describe('the result of a registration', () => {
  it('[REG-029] [REG-030] [REG-031] that is good says so and leads to the login', () => {
    const { actor } = confirm('company', 'completed');
    person.isIn('Registrazione eseguita correttamente!');
    person.finds('La registrazione al portale è avvenuta con successo.');
    person.finds(/^Se la società o il punto vendita ha già altri utenti, prima del Suo accesso/);
    person.press('VAI ALLA LOGIN');
    expect(actor.getSnapshot().output).toEqual({ type: 'loggedOut' });
  });

  it.each([
    ['company', 'Registrazione Società'],
    ['shop', 'Registrazione Punto Vendita'],
  ] as const)(
    '[REG-032] [REG-033] [REG-034] of a %s that is bad leads back to "%s"',
    (kind, form) => {
      confirm(kind, 'failed');
      person.isIn('Si è verificato un errore!');
      person.finds('La registrazione al portale non è avvenuta. Riprova più tardi');
      expect(screen.queryByRole('button', { name: 'VAI ALLA LOGIN' })).toBeNull();
      person.press('VAI ALLA REGISTRAZIONE');
      person.isIn(form);
    },
  );
});
