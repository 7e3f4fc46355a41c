import type { Services } from '../services';
import { originalEmail } from './previous-emails';
import type { Account } from './tables';

/** The notices sent to an account, besides one-time codes. */
export type Notice =
  | 'lockedByPasswords'
  | 'lockedByCodes'
  | 'password'
  | 'phone'
  | 'email'
  | 'emailUndone';

const sentences: Readonly<Record<Notice, string>> = {
  lockedByPasswords:
    'dopo tre tentativi con una password errata è stata bloccata. Per riattivarla la preghiamo di contattare il servizio clienti.',
  lockedByCodes:
    'dopo tre codici OTP errati è stata bloccata. Per riattivarla la preghiamo di contattare il servizio clienti.',
  password:
    'ha una nuova password. Se non è stato lei a modificarla, la preghiamo di contattare subito il servizio clienti.',
  phone:
    'ha un nuovo numero di telefono cellulare. Se non è stato lei a modificarlo, la preghiamo di contattare subito il servizio clienti.',
  email:
    'ha un nuovo indirizzo e-mail. Se non è stato lei a modificarlo, la preghiamo di contattare subito il servizio clienti.',
  emailUndone:
    'ha di nuovo l’indirizzo e-mail di prima, e le sessioni aperte sono state chiuse. La preghiamo di modificare la password al prossimo accesso.',
};

const greeting = ({ name, surname }: Account) =>
  `Gentile ${`${name} ${surname}`.trim() || 'cliente'}`;

const addressesOf = async ({ db, clock }: Services, { userId, email }: Account) => {
  const both = [email, await originalEmail(db, userId, clock())];
  return new Set(both.filter((address) => address !== null));
};

/** Notifies an account at its number, the one that it had until now: the change was confirmed elsewhere. */
export const notifyNumber = (services: Services, account: Account, notice: Notice) =>
  writeTo(
    services,
    { ...account, email: null },
    `la sua utenza ${account.userId} ${sentences[notice]}`,
  );

/** Writes to a user: by e-mail, or by SMS where there is no address. Callers do not wait. */
export const writeTo = ({ messenger, log }: Services, to: Account, text: string) => {
  const { email, cellNumber } = to;
  const address = email ?? cellNumber;
  if (address === null) return;
  const channel = email === null ? 'sms' : 'email';
  messenger
    .send({ to: address, channel, text: `${greeting(to)}, ${text}` })
    .catch(() => log('a notice could not be sent'));
};

/**
 * Notifies an account at its e-mail address and at the original one of the last 72 hours. `more` is a sentence
 * for one address alone.
 *
 * Callers do not wait: the change holds even if no mail can be sent, and the answer time must not
 * reveal who exists.
 */
export const notify = (
  services: Services,
  account: Account,
  notice: Notice,
  more?: { readonly to: string; readonly text: string },
) => {
  const text = `${greeting(account)}, la sua utenza ${account.userId} ${sentences[notice]}`;
  const failed = () => services.log('a notice could not be sent');
  const send = (to: string) =>
    services.messenger
      .send({ to, channel: 'email', text: to === more?.to ? `${text} ${more.text}` : text })
      .catch(failed);
  addressesOf(services, account)
    .then((addresses) => [...addresses].map(send))
    .catch(failed);
};
