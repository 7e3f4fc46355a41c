// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { codeMachine } from '../../../../machines/shared/code/code.machine';
import { atWork } from '../../../../paths/screen/at-work';
import * as person from '../../../../paths/screen/person';
import { CodeScreen, type CodeScreenProps } from '../../../../src/shared/code/CodeScreen';

afterEach(cleanup);

const open = (to = '+39 333 7654321', by: 'sms' | 'email' = 'sms') => {
  const flow = atWork(codeMachine, undefined, ['recallCode', 'askCode', 'resendCode']);
  flow.send({ type: 'code.requested', to, request: {} });
  flow.answer('code.needed');
  flow.answer('http.200');
  render(<CodeScreen actor={flow.actor as CodeScreenProps['actor']} by={by} />);
  return flow;
};

const field = () => screen.getByLabelText<HTMLInputElement>('CODICE OTP');

describe('the page of a code', () => {
  it('[OTP-006] [VAL-050] its field has the focus, and says how the code travels, to which last digits', () => {
    open();
    expect(document.activeElement).toBe(field());
    person.finds('Inserire il numero di 6 cifre inviato via sms');
    screen.getByText(/al numero \*+21\./);
    expect(document.body.textContent).not.toContain('7654321');
  });

  it('[OTP-007] [VAL-050] by e-mail where it went by e-mail', () => {
    open('mario.rossi@example.it', 'email');
    person.finds('Inserire il numero di 6 cifre inviato via e-mail');
    screen.getByText(/all’indirizzo m\*+@example\.it/);
  });

  it('[OTP-001] [OTP-002] [VAL-049] [VAL-051] [VAL-052] takes six digits, pasted in groups too, and offers to fill them in', () => {
    open();
    person.isIn('Inserisci il codice OTP');
    expect([field().autocomplete, field().inputMode]).toEqual(['one-time-code', 'numeric']);
    const write = (value: string) => fireEvent.input(field(), { target: { value } });
    write('12 34-56');
    expect(field().value).toBe('123456');
    write('1234567');
    expect(field().value).toBe('1234567');
    person.cannotPress('AVANTI');
    write('');
    fireEvent.blur(field());
    expect(field().getAttribute('aria-invalid')).toBeNull();
    write('1234');
    fireEvent.blur(field());
    person.finds('Inserire 6 cifre');
    person.cannotPress('AVANTI');
  });

  it.each([
    ['empties the field of the one before', '123456', ''],
    ['that is typed before its answer stays', '654321', '654321'],
  ])('[OTP-003] a new code %s, and takes the focus back', (_what, typed, kept) => {
    const { answer } = open();
    person.type('CODICE OTP', '123456');
    person.press('REINVIA CODICE');
    person.type('CODICE OTP', typed);
    answer('code.sent');
    expect(field().value).toBe(kept);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('[OTP-004] a press on INDIETRO or REINVIA CODICE shows no error that would push it away', () => {
    open();
    person.type('CODICE OTP', '12');
    for (const name of ['INDIETRO', 'REINVIA CODICE'])
      expect(fireEvent.mouseDown(screen.getByRole('button', { name }))).toBe(false);
  });

  it('[ERR-025] where none was sent, what was typed is still good', () => {
    const { answer } = open();
    person.type('CODICE OTP', '123456');
    person.press('REINVIA CODICE');
    answer('code.refused');
    expect(field().value).toBe('123456');
  });
});
