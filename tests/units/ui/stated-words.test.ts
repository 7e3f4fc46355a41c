import { expect, it } from 'vitest';
import { enrolmentTexts } from '../../../src/italian/enrolment';
import { loginMessages } from '../../../src/italian/portal';
import { registrationTexts } from '../../../src/italian/registration';
import { resultTexts } from '../../../src/italian/settings';

const { succeeded, notSucceeded } = registrationTexts.result;
const ebox = enrolmentTexts.result;

// That they are shown where they belong, the paths on screens see.
it.each([
  ['[ERR-001]', loginMessages.wrongCredentials, 'Username o password errati'],
  [
    '[ERR-002]',
    loginMessages.lastAttempt,
    'Password errata! Ultimo tentativo prima del blocco utenza!',
  ],
  ['[ERR-003]', loginMessages.locked, 'Utenza bloccata. Contattare il servizio clienti backoffice'],
  ['[ERR-004]', loginMessages.refused, 'Username o password non corretti'],
  ['[REG-029]', succeeded.title, 'Registrazione eseguita correttamente!'],
  ['[REG-030]', succeeded.text, 'La registrazione al portale è avvenuta con successo.'],
  ['[REG-033]', notSucceeded.text, 'La registrazione al portale non è avvenuta. Riprova più tardi'],
  ['[REG-036] [REG-042]', ebox.title, 'Registrazione Ebox'],
  [
    '[REG-037]',
    ebox.succeeded,
    "La registrazione all'Ebox è avvenuta con successo. Riesegui la login per aggiornare il tuo profilo.",
  ],
  ['[REG-040]', ebox.notSucceeded, "La registrazione all'Ebox non è avvenuta. Riprova più tardi"],
  ['[RES-001]', resultTexts.succeeded.title, 'Operazione andata a buon fine!'],
  ['[RES-002]', resultTexts.succeeded.text, 'La modifica è stata effettuata correttamente.'],
  ['[RES-004]', resultTexts.logInAgain, 'Per vedere la modifica acceda di nuovo al portale.'],
  ['[RES-007]', resultTexts.notSucceeded.title, 'Operazione non andata a buon fine!'],
  [
    '[RES-008]',
    resultTexts.notSucceeded.text,
    'Spiacenti, la modifica richiesta non è andata a buon fine.',
  ],
])('%s is said to the letter: %s', (_rule, text, stated) => {
  expect(text).toBe(stated);
});
