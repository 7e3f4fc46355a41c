import { describe } from 'vitest';
import { atChanging, confirmCode, fill, logIn, playsOnTheAcquirerOf } from './support/changing';
import { homeTitle, journey } from './support/journey';
import { button, heading, link } from './support/on-screen';
import { codeAfter } from './support/outbox';

const user = 'ristretto01';
const password = 'Orecchiette.26';

playsOnTheAcquirerOf('modified enrolments, sequences');

describe('a user who is locked', () => {
  journey(
    '[LOG-012] [ERR-003] recovers alone, with a new password and a code to the known phone',
    async ({ visitor }) => {
      const page = await visitor(atChanging());
      for (const refusal of [/password errati/, /Ultimo tentativo/, /Utenza bloccata/]) {
        await logIn(page, user, 'Sbagliata.26');
        await page.getByText(refusal).first().waitFor();
      }
      await link(page, 'Password dimenticata?').click();
      await fill(page, {
        'User ID o e-mail': user,
        'NUOVA PASSWORD': password,
        'CONFERMA NUOVA PASSWORD': password,
      });
      const code = await codeAfter('+393331200105', () => button(page, 'AVANTI').click());
      await confirmCode(page, code);
      await heading(page, 'Operazione andata a buon fine!').waitFor();
      await button(page, 'LOGIN').click();
      await logIn(page, user, password);
      await heading(page, homeTitle).waitFor();
    },
  );
});
