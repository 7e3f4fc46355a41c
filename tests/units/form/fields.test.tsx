// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  emptyForm,
  type RegistrationField,
} from '../../../machines/registration/registration.form';
import * as person from '../../../paths/screen/person';
import { DataField } from '../../../src/form/DataField';
import { checkAll } from '../../../src/form/field-data';
import { useFields } from '../../../src/form/use-fields';
import { fieldsOf } from '../../../src/registration/fields';

afterEach(cleanup);

const company = fieldsOf('company');

function Form() {
  const { field, isValid } = useFields<RegistrationField>({
    initial: emptyForm,
    check: checkAll(company),
    clears: ['email'],
  });
  return (
    <>
      {company.map((data) => (
        <DataField key={data.name} data={data} state={field(data.name)} />
      ))}
      <output>{isValid ? 'complete' : 'incomplete'}</output>
    </>
  );
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const write = (label: string, text: string) => {
  person.type(label, text);
  fireEvent.blur(box(label));
};

const seesSentence = (label: string, sentence: string) =>
  expect(box(label).parentElement?.parentElement?.textContent).toContain(sentence);

describe('a form says what is wrong once a field has been left', () => {
  it.each([
    ['[VAL-001] [VAL-015] an empty one', 'Nome', '', 'Il campo è obbligatorio'],
    [
      '[VAL-002] [VAL-016] letters in the company code',
      'Codice Società',
      '12a',
      'Inserire solo numeri',
    ],
    ['[VAL-007] [VAL-016] nine digits', 'Codice Società', '123456789', 'Inserire 10 cifre'],
    [
      '[VAL-008] [VAL-017] ten digits of a VAT number',
      'Partita IVA',
      '0123456789',
      'Inserire 11 cifre',
    ],
    ['[VAL-009] [VAL-018] four digits of a postal code', 'CAP', '2012', 'Inserire 5 cifre'],
    ['[VAL-004] [VAL-023] a name without a letter', 'Nome', '12', 'Inserire solo lettere'],
    [
      '[VAL-005] [VAL-020] no tax code',
      'Codice fiscale',
      'RSSNNA80A41F205',
      'Codice fiscale non valido',
    ],
    [
      '[VAL-003] [VAL-027] a number without its prefix',
      'Telefono cellulare',
      '3331234567',
      'Inserire un numero internazionale corretto (+112345, +3912345)',
    ],
  ])('%s', (_rule, label, text, sentence) => {
    render(<Form />);
    expect(screen.queryByText(sentence)).toBeNull();
    write(label, text);
    seesSentence(label, sentence);
    expect(box(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('[VAL-006] [VAL-026] a wrong e-mail is emptied, and one still sees what it was', () => {
    render(<Form />);
    write('Email', 'anna@rossi');
    expect(box('Email').value).toBe('');
    seesSentence('Email', 'Email non valida');
    person.finds('Aveva scritto «anna@rossi».');
    write('Email', 'anna@rossi.it');
    expect(box('Email').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Aveva scritto «anna@rossi».')).toBeNull();
  });

  it('[VAL-016] [VAL-017] an eleventh digit of a code, a twelfth of a VAT number are kept, and said', () => {
    render(<Form />);
    write('Codice Società', '0123-456 789 01');
    expect(box('Codice Società').value).toBe('012345678901');
    seesSentence('Codice Società', 'Inserire 10 cifre');
    write('Partita IVA', 'IT 01234567890');
    expect(box('Partita IVA').value).toBe('01234567890');
    write('Partita IVA', 'IT012345678901');
    seesSentence('Partita IVA', 'Inserire 11 cifre');
  });

  it('[VAL-028] [VAL-029] a number too long with its spaces is taken without them', () => {
    render(<Form />);
    write('Telefono cellulare', '+39 333 123 4567');
    expect(box('Telefono cellulare').value).toBe('+393331234567');
    expect(box('Telefono cellulare').getAttribute('aria-invalid')).toBeNull();
  });

  it('[REG-017] a form is complete when every field is right', () => {
    render(<Form />);
    person.finds('incomplete');
    write('Codice Società', '0123456789');
    write('Partita IVA', '01234567890');
    write('CAP', '20121');
    write('Nome', 'Anna');
    write('Cognome', 'Rossi');
    write('Codice fiscale', 'RSSNNA80A41F205X');
    write('Email', 'anna@rossi.it');
    person.finds('incomplete');
    write('Telefono cellulare', '+39 333 1234567');
    person.finds('complete');
  });
});

describe('a form helps with what is easily slipped', () => {
  it.each(['333 1234567', '39333123456', '333-1234567'])(
    'a number without its prefix is offered it: %s',
    (typed) => {
      render(<Form />);
      person.type('Telefono cellulare', typed);
      const number = typed.startsWith('39') ? '+39333123456' : '+393331234567';
      person.press(`Con il prefisso: ${number}`);
      expect(box('Telefono cellulare').value).toBe(number);
      person.findsNo('button');
    },
  );

  it('a tax code whose last letter does not fit is doubted, not refused', () => {
    render(<Form />);
    write('Codice fiscale', 'RSSMRA85T10A562T');
    person.finds('L’ultima lettera non corrisponde alle altre: controlli il codice fiscale.');
    expect(box('Codice fiscale').getAttribute('aria-invalid')).toBeNull();
    write('Codice fiscale', 'RSSMRA85T10A562S');
    expect(screen.queryByText(/L’ultima lettera/)).toBeNull();
  });
});

const filledIn = {
  'Codice Società': '0123456789',
  'Partita IVA': '01234567890',
  CAP: '20121',
};

it('[VAL-015] values that a password manager sets without any event are the form’s values', () => {
  vi.useFakeTimers();
  render(<Form />);
  for (const [label, text] of Object.entries(filledIn)) box(label).value = text;
  act(() => vi.advanceTimersByTime(500));
  vi.useRealTimers();
  fireEvent.blur(box('CAP'));
  fireEvent.blur(box('Nome'));
  for (const [label, text] of Object.entries(filledIn)) expect(box(label).value).toBe(text);
  seesSentence('Nome', 'Il campo è obbligatorio');
  expect(box('CAP').getAttribute('aria-invalid')).toBeNull();
});
