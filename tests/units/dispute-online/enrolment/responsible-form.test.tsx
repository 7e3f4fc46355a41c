// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { enrolmentMachine } from '../../../../machines/dispute-online/enrolment/enrolment.machine';
import { input, responsible } from '../../../../paths/dispute-online/enrolment/enrolment.scenario';
import * as person from '../../../../paths/screen/person';
import { EnrolmentView } from '../../../../src/dispute-online/enrolment/EnrolmentView';

afterEach(cleanup);

const open = (mode: 'enrol' | 'modify') => {
  const actor = createActor(enrolmentMachine, { input: { ...input, mode, responsible } }).start();
  render(<EnrolmentView actor={actor} />);
  return actor;
};

const leave = (label: string, text: string) => {
  person.type(label, text);
  fireEvent.blur(screen.getByLabelText(label));
};

describe('DATI DEL RESPONSABILE', () => {
  it('[VAL-012] [VAL-014] [ENR-030] says that every field is required', () => {
    open('enrol');
    screen.getByText(/Tutti i campi sono obbligatori/);
  });

  it.each([
    ['VAL-033', 'Nome', 'G', 'Il nome deve avere una lunghezza minima di 2 caratteri'],
    ['VAL-034', 'Cognome', 'F', 'Il cognome deve avere una lunghezza minima di 2 caratteri'],
    [
      'VAL-039',
      'Telefono cellulare',
      '333',
      'Inserire un numero internazionale corretto (+112345, +3912345)',
    ],
    ['VAL-035', 'Fax', '02x', 'Inserire solo numeri'],
    ['VAL-037', 'Fax', '02123456', 'Inserire almeno 9 cifre'],
    ['VAL-011', 'Fax', '02123456', 'Inserire almeno 9 cifre'],
    ['VAL-040', 'Nome', '', 'Il campo è obbligatorio'],
    ['VAL-040', 'Cognome', '', 'Il campo è obbligatorio'],
    ['VAL-040', 'Telefono cellulare', '', 'Il campo è obbligatorio'],
    ['VAL-040', 'Fax', '', 'Il campo è obbligatorio'],
    ['VAL-040', 'Email', '', 'Il campo è obbligatorio'],
    ['VAL-039', 'Email', 'giulia', 'Email non valida'],
    ['VAL-039', 'Email', '', 'Il campo è obbligatorio'],
  ])('[%s] %s "%s": %s', (_id, label, text, sentence) => {
    open('enrol');
    leave(label, text);
    person.finds(sentence);
    person.cannotPress('Prosegui');
  });

  it('[VAL-036] [ENR-027] who is registered may keep a fax of 7 digits, and accepts nothing again', () => {
    const actor = open('modify');
    leave('Fax', '021234');
    person.finds('Inserire almeno 7 cifre');
    leave('Fax', '0212345');
    person.press('Prosegui');
    expect(actor.getSnapshot().value).toBe('manager');
  });

  it('[ENR-019] [ENR-022] [ENR-023] [ENR-024] [ENR-025] [ENR-029] [PRM-012] the copy is SI until NO is chosen; the regulation can be read', () => {
    const actor = open('enrol');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SI' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'NO' }));
    person.press('Leggi il regolamento');
    screen.getByRole('dialog', { name: 'Regolamento' });
    person.press('CHIUDI');
    person.findsNo('dialog');
    person.cannotPress('Prosegui');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Accetto il regolamento' }));
    person.press('Prosegui');
    expect(actor.getSnapshot().context.typed.flagMail).toBe(false);
  });
});
