import type { Services } from '../services';
import type { Account } from './tables';

/** What an account is told of, besides one-time codes. */
export type Notice = 'lockedByPasswords' | 'lockedByCodes' | 'password' | 'phone' | 'email';

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
};

const greeting = ({ name, surname }: Account) =>
  `Gentile ${`${name} ${surname}`.trim() || 'cliente'}`;

/**
 * Tells the account's e-mail address, if it has one, what has happened to it. Not waited for: the
 * change stands whether or not a mail can be sent, and how long an answer takes must not tell who
 * exists.
 */
export const notify = ({ messenger, log }: Services, account: Account, notice: Notice) => {
  if (account.email === null) return;
  const text = `${greeting(account)}, la sua utenza ${account.userId} ${sentences[notice]}`;
  messenger
    .send({ to: account.email, channel: 'email', text })
    .catch(() => log('a notice could not be sent'));
};
