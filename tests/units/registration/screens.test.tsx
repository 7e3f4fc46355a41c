// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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

const open = () => {
  const flow = atWork(registrationMachine, begun, ['register']);
  render(
    <RegistrationView
      actor={flow.actor as RegistrationProps['actor']}
      flowInput={{ configuration: defaults }}
    />,
  );
  return flow;
};

const openForm = (kind: 'company' | 'shop') => {
  const flow = open();
  flow.send({ type: 'kind.chosen', kind });
  return flow;
};

const openCredentials = (kind: 'company' | 'shop') => {
  const flow = openForm(kind);
  flow.send({
    type: 'form.submitted',
    form: kind === 'shop' ? shopForm : companyForm,
    consent: true,
  });
  flow.answer('http.200');
  return flow;
};

const labels = () => [...document.querySelectorAll('label[for]')].map((label) => label.textContent);

describe('registration, as a merchant sees it', () => {
  it('[REG-001] [REG-002] [REG-003] [REG-008] begins with a choice, and a way for the registered', () => {
    open();
    screen.getByRole('button', { name: 'Punto Vendita' });
    screen.getByRole('button', { name: 'Società' });
    expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/login');
  });

  it('[REG-005] [REG-015] [REG-016] the form of a shop has its title and its fields', () => {
    openForm('shop');
    person.isIn('Registrazione Punto Vendita');
    expect(labels()).toEqual([
      'Codice Punto Vendita',
      'Codice Società',
      'Partita IVA',
      'CAP',
      'Telefono cellulare',
    ]);
  });

  it.each(['company', 'shop'] as const)(
    '[REG-009] [REG-010] [REG-011] [REG-012] [REG-013] the form of a %s shows privacy notice, terms, consent',
    (kind) => {
      openForm(kind);
      for (const [title, link, href] of [
        ['Informativa sulla privacy', 'L’informativa completa', defaults.privacyUrl],
        ['Termini e condizioni', 'I termini completi', defaults.termsUrl],
      ] as const) {
        person.finds(title);
        expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
      }
      screen.getByRole('checkbox', { name: 'Autorizzo' });
      person.cannotPress('INVIA RICHIESTA');
    },
  );

  it('[VAL-030] says how a phone number is to be written', () => {
    openForm('shop');
    person.finds("Indicare sempre il prefisso internazionale. Es: +39 per l'Italia");
  });

  it('[VAL-047] [VAL-048] [VAL-041] the info box says what is wanted, the field that it is not met', () => {
    openCredentials('company');
    const box = within(screen.getByRole('region', { name: 'Requisiti' }));
    const met = (rule: string) =>
      box.getAllByText(rule)[0]?.closest('li')?.textContent.includes('(soddisfatto)') ?? false;
    const rules = [
      'Da 8 a 20 caratteri',
      'Almeno una lettera e almeno una cifra',
      'Nessun carattere speciale o spazio',
    ];
    expect(rules.map(met)).toEqual([false, false, false]);
    person.type('Username', 'annarossi1');
    expect(rules.map(met)).toEqual([true, true, true]);
    person.type('Username', 'anna rossi');
    expect(rules.map(met)).toEqual([true, false, false]);
    person.type('Username', 'anna');
    fireEvent.blur(screen.getByLabelText('Username'));
    person.finds("Controllare i requisiti nell'info box");
  });

  it('[REG-025] [REG-026] [OTP-006] [OTP-008] the code has the words of the last step, and says where it went', () => {
    const flow = openCredentials('company');
    flow.send({ type: 'credentials.chosen', credentials });
    flow.answer('http.200');
    person.isIn('Abbiamo quasi finito!');
    screen.getByText(/Le abbiamo inviato un SMS .* al numero \*+67\./);
    screen.getByRole('button', { name: 'CONFERMA CODICE' });
    screen.getByRole('button', { name: 'REINVIA CODICE' });
  });
});
