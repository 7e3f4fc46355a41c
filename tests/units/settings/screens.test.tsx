// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { emailChangeMachine } from '../../../machines/email-change/email-change.machine';
import { firstEmailMachine } from '../../../machines/first-email/first-email.machine';
import { firstPhoneMachine } from '../../../machines/first-phone/first-phone.machine';
import { passwordChangeMachine } from '../../../machines/password-change/password-change.machine';
import { phoneChangeMachine } from '../../../machines/phone-change/phone-change.machine';

import { atWork } from '../../../paths/screen/at-work';
import * as person from '../../../paths/screen/person';
import { type EmailChangeProps, EmailChangeView } from '../../../src/email-change/EmailChangeView';
import { type FirstEmailProps, FirstEmailView } from '../../../src/first-email/FirstEmailView';
import { type FirstPhoneProps, FirstPhoneView } from '../../../src/first-phone/FirstPhoneView';
import {
  type PasswordChangeProps,
  PasswordChangeView,
} from '../../../src/password-change/PasswordChangeView';
import { type PhoneChangeProps, PhoneChangeView } from '../../../src/phone-change/PhoneChangeView';

import { SettingsView } from '../../../src/settings/SettingsView';

afterEach(cleanup);

const changePassword = (path: string, firstAccess: boolean) => {
  const input = { path, firstAccess, username: 'Azienda2026', sentTo: '+39 333 1234567' };
  const flow = atWork(passwordChangeMachine, input, []);
  render(
    <PasswordChangeView
      actor={flow.actor as PasswordChangeProps['actor']}
      flowInput={{ path } as PasswordChangeProps['flowInput']}
    />,
  );
  return flow;
};

const changePhone = () => {
  const flow = atWork(phoneChangeMachine, { user: 'u', oldNumber: '+39 333 1234567' }, []);
  render(<PhoneChangeView actor={flow.actor as PhoneChangeProps['actor']} />);
  return flow;
};

const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label));

describe('Impostazioni', () => {
  it('[PWD-001] [PWD-002] [PWD-003] [PWD-004] [PWD-005] asks what to change, and leads there', () => {
    render(<SettingsView />);
    person.isIn('Impostazioni');
    person.finds('Che cosa vuole modificare: la password, l’email o il telefono cellulare?');
    for (const [name, href] of [
      ['MODIFICA PASSWORD', '/Setting/ModificaPassword'],
      ['MODIFICA EMAIL', '/Setting/ModificaEmail'],
      ['MODIFICA TELEFONO CELLULARE', '/Setting/ModificaTelefono'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });
});

describe('the password form', () => {
  const fields = ['VECCHIA PASSWORD', 'NUOVA PASSWORD', 'CONFERMA NUOVA PASSWORD'];

  it('[PWD-007] [PWD-008] [PWD-009] [PWD-010] [PWD-011] has three fields, each with a tip by keyboard and touch', () => {
    changePassword('/Setting/ModificaPassword', false);
    for (const name of fields) screen.getByLabelText(name);
    const tips = screen.getAllByRole('button', { name: 'Maggiori informazioni' });
    expect(tips).toHaveLength(3);
    for (const tip of tips) {
      const described = document.getElementById(tip.getAttribute('aria-describedby') ?? '');
      expect(described?.classList.contains('hidden')).toBe(true);
      fireEvent.focus(tip);
      expect(described?.classList.contains('hidden')).toBe(false);
      fireEvent.blur(tip);
    }
    person.cannotPress('AVANTI');
  });

  it('[VAL-055] [VAL-056] [VAL-057] [VAL-058] [VAL-059] says of each field what is wrong with it', () => {
    changePassword('/Setting/ModificaPassword', false);
    leave('VECCHIA PASSWORD');
    person.finds('Il campo è obbligatorio');
    person.type('VECCHIA PASSWORD', 'Portale2026');
    person.type('NUOVA PASSWORD', 'debole');
    leave('NUOVA PASSWORD');
    person.finds("Controllare i requisiti nell'info box");
    person.type('NUOVA PASSWORD', 'Portale2026');
    person.finds('La nuova password deve essere diversa da quella attuale');
    person.type('NUOVA PASSWORD', 'Nuova2027!');
    person.type('CONFERMA NUOVA PASSWORD', 'Nuova2028!');
    leave('CONFERMA NUOVA PASSWORD');
    person.finds('le password non combaciano');
    person.cannotPress('AVANTI');
    person.type('CONFERMA NUOVA PASSWORD', 'Nuova2027!');
    person.press('AVANTI');
  });

  it('[PWD-020] [PWD-021] [PWD-023] [PWD-024] at the first access asks only for the new one', () => {
    changePassword('/InsertPassword', true);
    person.isIn('Inserisci una nuova password');
    expect(screen.queryByLabelText('VECCHIA PASSWORD')).toBeNull();
    person.type('NUOVA PASSWORD', 'abcd');
    person.type('CONFERMA NUOVA PASSWORD', 'abcd');
    person.cannotPress('AVANTI');
    person.type('NUOVA PASSWORD', 'abcde');
    leave('CONFERMA NUOVA PASSWORD');
    person.finds('le password non combaciano');
    person.type('CONFERMA NUOVA PASSWORD', 'abcde');
    person.press('AVANTI');
    person.finds(/^Il servizio non accetterebbe .* da 8 a 20 caratteri, ne ha inseriti 5\.$/);
  });

  it('[PWD-025] [LOG-036] the first access is told first why it is asked', () => {
    changePassword('/AggiornaPassword', true);
    person.isIn('Aggiorna la password');
    person.press('AVANTI');
    person.isIn('Inserisci una nuova password');
  });
});

describe('the phone', () => {
  it('[RES-011] [TEL-002] [TEL-003] [TEL-004] [TEL-012] shows the number in use, and that a code goes there', () => {
    changePhone();
    person.finds('Passo 1 di 5');
    person.finds('+39 333 1234567');
    screen.getByText(/invieremo un codice OTP a questo numero/);
    screen.getByRole('button', { name: 'AVANTI' });
  });

  it('[TEL-014] [TEL-008] [VAL-032] of a first login has its specific error when it is empty', () => {
    const flow = atWork(firstPhoneMachine, undefined, []);
    render(<FirstPhoneView actor={flow.actor as FirstPhoneProps['actor']} />);
    person.isIn('Inserisci il numero di telefono cellulare');
    screen.getByText("Indicare sempre il prefisso internazionale. Es: +39 per l'Italia");
    leave('NUMERO DI TELEFONO CELLULARE');
    person.finds('Il campo non può essere vuoto');
    person.type('NUMERO DI TELEFONO CELLULARE', '333');
    person.finds('Inserire un numero internazionale corretto (+112345, +3912345)');
  });
});

describe('the e-mail', () => {
  it('[EML-002] [EML-003] [EML-005] [EML-006] [EML-007] [VAL-053] [VAL-054] is written twice and must be another one', () => {
    const flow = atWork(emailChangeMachine, { oldEmail: 'vecchia@example.it' }, ['updateEmail']);
    render(<EmailChangeView actor={flow.actor as EmailChangeProps['actor']} />);
    person.finds('La modifica riguarda la vecchia email v******@example.it.');
    person.type('NUOVA EMAIL', 'Vecchia@example.it');
    leave('NUOVA EMAIL');
    person.finds('La nuova email deve essere diversa da quella attuale');
    person.type('NUOVA EMAIL', 'nuova@example.it');
    person.type('CONFERMA NUOVA EMAIL', 'altra@example.it');
    leave('CONFERMA NUOVA EMAIL');
    person.finds('Le due email non coincidono');
    person.cannotPress('CONFERMA');
  });

  it('[EML-008] [EML-009] [EML-011] of an account without one is asked for, and will be confirmed', () => {
    const flow = atWork(firstEmailMachine, { user: 'email01', current: '' }, ['updateEmail']);
    render(<FirstEmailView actor={flow.actor as FirstEmailProps['actor']} />);
    person.isIn('Inserisci indirizzo email');
    screen.getByText(/Le sarà inviata un’email di conferma/);
  });
});
