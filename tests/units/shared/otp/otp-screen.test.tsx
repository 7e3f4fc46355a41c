// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { otpMachine } from '../../../../machines/shared/otp/otp.machine';
import { createStubs } from '../../../../paths/engine/stubs';
import * as person from '../../../../paths/screen/person';
import { justSent } from '../../../../paths/shared/otp/codes';
import { OtpScreen } from '../../../../src/shared/otp/OtpScreen';

afterEach(cleanup);

const open = (
  sentTo: string,
  by: 'sms' | 'email' = 'sms',
  arrival: Partial<typeof justSent> = {},
) => {
  const stubs = createStubs();
  const actors = { sendCode: stubs.call('sendCode'), confirmCode: stubs.call('confirmCode') };
  const machine = otpMachine.provide({ actors } as never);
  const actor = createActor(machine, {
    input: { sentTo, request: {}, ...justSent, ...arrival },
  }).start();
  render(<OtpScreen actor={actor} by={by} />);
  return { answer: (type: string) => act(async () => stubs.answer({ type })) };
};

const field = () => screen.getByLabelText<HTMLInputElement>('CODICE OTP');

describe('the page of a code', () => {
  it('[VAL-050] [OTP-006] its field has the focus, and says how the code travels', () => {
    open('+39 333 7654321');
    expect(document.activeElement).toBe(field());
    person.finds('Inserire il numero di 6 cifre inviato via sms');
  });

  it('[VAL-050] [OTP-007] by e-mail where it went by e-mail', () => {
    open('mario.rossi@example.it', 'email');
    person.finds('Inserire il numero di 6 cifre inviato via e-mail');
    screen.getByText(/all’indirizzo m\*+@example\.it/);
  });

  it('[OTP-006] of the number it says the last two digits alone', () => {
    open('+39 333 7654321');
    screen.getByText(/al numero \*+21\./);
    expect(document.body.textContent).not.toContain('7654321');
  });

  it('[OTP-003] one that has voided another says so', () => {
    open('+39 333 7654321', 'sms', { voids: true });
    person.finds('Le abbiamo inviato un nuovo codice: quello precedente non è più valido.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'REINVIA CODICE' }).disabled).toBe(
      false,
    );
  });

  it.each(['code.refused', 'code.notSent', 'code.unanswered'] as const)(
    '[OTP-003] [ERR-025] and no longer says so once another was asked for and not sent (%s)',
    async (type) => {
      const { answer } = open('+39 333 7654321', 'sms', { voids: true });
      person.press('REINVIA CODICE');
      await answer(type);
      expect(screen.queryByText(/Le abbiamo inviato un nuovo codice/)).toBeNull();
      screen.getByText('Si è verificato un errore, riprovare!');
    },
  );

  it.each([
    ['sms', '+39 333 7654321', /^Il servizio non ha risposto: un SMS .* al numero \*+21\./],
    ['email', 'mario@example.it', /^Il servizio non ha risposto: un’email .* m\*+@example\.it\./],
    ['sms', '', /può essere arrivato lo stesso\. Se non lo ha ricevuto, lo chieda con REINVIA/],
    ['email', '', /può essere arrivata lo stesso\. Se non l’ha ricevuta, la chieda con REINVIA/],
  ] as const)('[ERR-017] one that may not have been sent says so (%s, "%s")', (by, to, words) => {
    open(to, by, { stands: true, sure: false });
    screen.getByText(words);
  });

  it('[ERR-017] a lost answer to REINVIA CODICE says that a new code would void the first', async () => {
    const { answer } = open('+39 333 7654321');
    person.type('CODICE OTP', '123456');
    person.press('REINVIA CODICE');
    await answer('code.unanswered');
    person.finds(
      'Il servizio non ha risposto: se riceve un nuovo codice, quello precedente non è più valido.',
    );
    expect(field().value).toBe('123456');
  });

  it('[OTP-003] a new code empties the field of the one before, and takes the focus back', async () => {
    const { answer } = open('+39 333 7654321');
    person.type('CODICE OTP', '123456');
    person.press('REINVIA CODICE');
    await answer('code.sent');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('[OTP-003] a new code that is typed before the answer to REINVIA CODICE stays typed', async () => {
    const { answer } = open('+39 333 7654321');
    person.type('CODICE OTP', '123456');
    person.press('REINVIA CODICE');
    person.type('CODICE OTP', '654321');
    await answer('code.sent');
    expect(field().value).toBe('654321');
    expect(document.activeElement).toBe(field());
    expect(field().selectionStart).toBe(6);
  });

  it('[OTP-004] a press on INDIETRO or REINVIA CODICE shows no error that would push it away', () => {
    open('+39 333 7654321');
    person.type('CODICE OTP', '12');
    for (const name of ['INDIETRO', 'REINVIA CODICE'])
      expect(fireEvent.mouseDown(screen.getByRole('button', { name }))).toBe(false);
  });

  it.each([
    ['ERR-019', 'otp.5704', 'Codice OTP scaduto'],
    ['ERR-020', 'otp.5707', 'Codice OTP non valido'],
    ['ERR-021', 'otp.5708', 'Ultimo tentativo prima del blocco utenza'],
    ['ERR-025', 'http.406', 'Si è verificato un errore, riprovare!'],
  ])('[%s] %s says: %s', async (_id, answered, sentence) => {
    const { answer } = open('+39 333 7654321');
    person.type('CODICE OTP', '123456');
    person.press('AVANTI');
    await answer(answered);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
  });

  it('[VAL-052] an empty field that is left says nothing', () => {
    open('+39 333 7654321');
    fireEvent.blur(field());
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('[ERR-025] where none was sent, what was typed is still good', async () => {
    const { answer } = open('+39 333 7654321');
    person.type('CODICE OTP', '123456');
    person.press('REINVIA CODICE');
    await answer('code.refused');
    expect(field().value).toBe('123456');
  });
});
