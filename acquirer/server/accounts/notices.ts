import { logUnsentNotice } from '../messages/delivery-error';
import type { Services } from '../services';
import { originalEmail } from './previous-emails';
import type { Account } from './tables';

/** The notices sent to an account, besides one-time codes. */
export type Notice =
  | 'lockedByPasswords'
  | 'lockedByCodes'
  | 'password'
  | 'recovered'
  | 'phone'
  | 'email'
  | 'emailUndone';

/** What a notice says: the subject of an e-mail, and a sentence that follows the greeting. */
export interface Content {
  readonly subject: string;
  readonly text: string;
}

const contents: Readonly<Record<Notice, Content>> = {
  lockedByPasswords: {
    subject: 'Utenza bloccata',
    text: 'dopo tre tentativi con una password errata è stata bloccata. Per riattivarla la preghiamo di contattare il servizio clienti.',
  },
  lockedByCodes: {
    subject: 'Utenza bloccata',
    text: 'dopo tre codici OTP errati è stata bloccata. Per riattivarla la preghiamo di contattare il servizio clienti.',
  },
  password: {
    subject: 'Password modificata',
    text: 'ha una nuova password. Se non è stato lei a modificarla, la preghiamo di contattare subito il servizio clienti.',
  },
  recovered: {
    subject: 'Password recuperata',
    text: 'ha una nuova password, scelta con «Password dimenticata?», e non è più bloccata se lo era. Se non è stato lei, la preghiamo di contattare subito il servizio clienti.',
  },
  phone: {
    subject: 'Numero di telefono modificato',
    text: 'ha un nuovo numero di telefono cellulare. Se non è stato lei a modificarlo, la preghiamo di contattare subito il servizio clienti.',
  },
  email: {
    subject: 'Indirizzo e-mail modificato',
    text: 'ha un nuovo indirizzo e-mail. Se non è stato lei a modificarlo, la preghiamo di contattare subito il servizio clienti.',
  },
  emailUndone: {
    subject: 'Indirizzo e-mail ripristinato',
    text: 'ha di nuovo l’indirizzo e-mail di prima, e le sessioni aperte sono state chiuse. La preghiamo di modificare la password al prossimo accesso.',
  },
};

/** A notice about an account's own user id. */
const aboutUser = ({ userId }: Account, notice: Notice): Content => {
  const { subject, text } = contents[notice];
  return { subject, text: `la sua utenza ${userId} ${text}` };
};

const greeting = ({ name, surname }: Account) =>
  `Gentile ${`${name} ${surname}`.trim() || 'cliente'}`;

const addressesOf = async ({ db, clock }: Services, { userId, email }: Account) => {
  const both = [email, await originalEmail(db, userId, clock())];
  return new Set(both.filter((address) => address !== null));
};

/** Notifies an account at its number, the one that it had until now: the change was confirmed elsewhere. */
export const notifyNumber = (services: Services, account: Account, notice: Notice) =>
  writeTo(services, { ...account, email: null }, aboutUser(account, notice));

/** Writes to a user: by e-mail, or by SMS where there is no address. Callers do not wait. */
export const writeTo = (
  { messenger, log }: Services,
  to: Account,
  { subject, text: sentence }: Content,
) => {
  const { email, cellNumber } = to;
  const address = email ?? cellNumber;
  if (address === null) return;
  const channel = email === null ? 'sms' : 'email';
  const text = `${greeting(to)}, ${sentence}`;
  messenger.send({ to: address, channel, subject, text }).catch(logUnsentNotice(log));
};

/** Writes to the e-mail address that several users share which User IDs they are. */
export const notifyUserIds = (services: Services, users: readonly Account[]) => {
  const [first] = users;
  if (first === undefined) return;
  const userIds = users.map(({ userId }) => userId).join(', ');
  writeTo(services, first, {
    subject: 'Le sue User ID',
    text: `è stato chiesto di recuperare l’accesso con questo indirizzo e-mail, che appartiene a più utenze: ${userIds}. Per scegliere una nuova password indichi la User ID al posto dell’e-mail. Se non è stato lei, può ignorare questo messaggio.`,
  });
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
  const { subject, text: sentence } = aboutUser(account, notice);
  const failed = logUnsentNotice(services.log);
  const send = (to: string) => {
    const added = to === more?.to ? ` ${more.text}` : '';
    const text = `${greeting(account)}, ${sentence}${added}`;
    return services.messenger.send({ to, channel: 'email', subject, text }).catch(failed);
  };
  addressesOf(services, account)
    .then((addresses) => [...addresses].map(send))
    .catch(failed);
};
