import { and, eq, gt, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { digest, newSecret } from '../common/secret-files';
import type { Database } from '../database/database';
import { society } from '../merchants/tables';
import { logUnsentNotice } from '../messages/delivery-error';
import type { Services } from '../services';
import { type Content, writeTo } from './notices';
import { endSessions } from './session';
import { type Account, account, admission, isActive } from './tables';

/** How long a new user can be admitted or refused, and is watched. */
export const admissionHours = 72;

export const admitPath = '/auth/admit-user';
export const refusePath = '/auth/refuse-user';

const since = (now: Date) => new Date(now.getTime() - admissionHours * 3_600_000);

type Place = Pick<Account, 'societyCode' | 'posCode'>;

const activeIn = ({ societyCode }: Place, more?: SQL) =>
  and(eq(account.societyCode, societyCode), isActive, more);

const ofCompany = isNull(account.posCode);
const ofShop = (posCode: string) => eq(account.posCode, posCode);

const usersWhere = (db: Database, where: SQL | undefined) =>
  db.select().from(account).where(where).orderBy(account.userId);

/**
 * Whether a new user of a company, or of a shop, waits to be admitted: the same company or shop has
 * users already. Until the transaction ends no other user of the company is made.
 */
export const mustBeAdmitted = async (tx: Database, place: Place) => {
  await tx
    .select({ code: society.code })
    .from(society)
    .where(eq(society.code, place.societyCode))
    .for('no key update');
  const same = place.posCode === null ? ofCompany : ofShop(place.posCode);
  return (await tx.$count(account, activeIn(place, same))) > 0;
};

/** The users to tell of a new one: those of the company, and of its shop; of a company's first user those of the shops. */
const concernedBy = async (db: Database, { userId, ...place }: Account) => {
  const other = ne(account.userId, userId);
  const same = place.posCode === null ? ofCompany : or(ofCompany, ofShop(place.posCode));
  const users = await usersWhere(db, activeIn(place, and(same, other)));
  return users.length > 0 || place.posCode !== null
    ? users
    : usersWhere(db, activeIn(place, other));
};

const subjectOf = ({ name, surname, userId }: Account) =>
  [`l’utenza ${userId}`, `${name} ${surname}`.trim()].filter(Boolean).join(', di ');

const placeOf = ({ posCode, societyCode }: Account) =>
  posCode === null ? `la società ${societyCode}` : `il punto vendita ${posCode}`;

/** Asks these users to admit or refuse another, each with separate links. Without an origin there are no links. */
const ask = async (
  services: Services,
  newcomer: Account,
  { admitters, subject, text, origin }: Asked,
) => {
  const { db, clock } = services;
  for (const { userId, write } of admitters) {
    if (origin === undefined) {
      write({ subject, text: `${text} ${callUs}` });
      continue;
    }
    const code = newSecret();
    await db.insert(admission).values({
      codeHash: digest(code),
      userId: newcomer.userId,
      admitter: userId,
      askedAt: clock(),
    });
    const links = `Per ammetterla entro ${admissionHours} ore: ${origin}${admitPath}?code=${code} Se non la riconosce, per rifiutarla: ${origin}${refusePath}?code=${code}`;
    write({ subject, text: `${text} ${links}` });
  }
};

/** Who may admit or refuse a user; `userId` is null for a person without an account. */
interface Admitter {
  readonly userId: string | null;
  readonly write: (content: Content) => void;
}

const byAccount =
  (services: Services) =>
  (to: Account): Admitter => ({
    userId: to.userId,
    write: (content) => writeTo(services, to, content),
  });

interface Asked extends Content {
  readonly admitters: readonly Admitter[];
  readonly origin: string | undefined;
}

const callUs = 'Se non la riconosce, la preghiamo di contattare subito il servizio clienti.';

/**
 * Notifies the users of a company or shop about a new one. If it waits, each gets a link that admits
 * it and one that refuses it. Callers do not wait.
 */
export const announceUser = (services: Services, newcomer: Account, origin: string | undefined) => {
  const announced = async () => {
    const users = await concernedBy(services.db, newcomer);
    if (newcomer.awaitingSince === null) {
      const text = `${subjectOf(newcomer)} si è registrata al Portale Esercenti per ${placeOf(newcomer)}. ${callUs}`;
      for (const user of users) writeTo(services, user, { subject: 'Nuova utenza', text });
      return;
    }
    const text = `${subjectOf(newcomer)} si è registrata al Portale Esercenti per ${placeOf(newcomer)}, e può accedere solo se viene ammessa.`;
    const admitters = users.map(byAccount(services));
    const subject = 'Una nuova utenza chiede di essere ammessa';
    await ask(services, newcomer, { admitters, subject, text, origin });
  };
  announced().catch(logUnsentNotice(services.log));
};

/** The other users of the company who were there before this one. */
export const elderUsers = (db: Database, { userId, watchedSince, ...place }: Account) =>
  usersWhere(
    db,
    activeIn(
      place,
      and(
        ofCompany,
        ne(account.userId, userId),
        watchedSince === null
          ? undefined
          : or(isNull(account.watchedSince), lte(account.watchedSince, watchedSince)),
      ),
    ),
  );

/** Whether a user registered in the last 72 hours, and was not vouched for since. */
export const isWatched = ({ watchedSince }: Account, now: Date) =>
  watchedSince !== null && watchedSince > since(now);

interface Announced {
  /** May let it count, or close the user. */
  readonly admitters: readonly Account[];
  /** The address of the responsible person, who may do so where there are no such users. */
  readonly responsible: string | undefined;
  /** Get the text without links. */
  readonly informed: readonly string[];
  readonly origin: string | undefined;
}

/** Announces the enrolment that a watched user has tried: once in 72 hours. */
export const announceEnrolment = async (
  services: Services,
  newcomer: Account,
  { admitters, responsible, informed, origin }: Announced,
) => {
  const { db, clock, messenger, log } = services;
  const [first] = await db
    .update(account)
    .set({ announcedAt: clock() })
    .where(and(eq(account.userId, newcomer.userId), isNull(account.announcedAt)))
    .returning({ userId: account.userId });
  if (first === undefined) return;
  const text = `${subjectOf(newcomer)}, che si è registrata da meno di ${admissionHours} ore per ${placeOf(newcomer)}, ha chiesto di modificare l’iscrizione a Dispute Online. La modifica non ha ancora effetto.`;
  const subject = 'Una modifica di Dispute Online chiede una conferma';
  const mail = (to: string) => (content: Content) => {
    messenger
      .send({ to, channel: 'email', ...content, text: `Gentile cliente, ${content.text}` })
      .catch(logUnsentNotice(log));
  };
  const byMail = admitters.length === 0 && responsible !== undefined ? [responsible] : [];
  await ask(services, newcomer, {
    admitters: [
      ...admitters.map(byAccount(services)),
      ...byMail.map((to) => ({ userId: null, write: mail(to) })),
    ],
    subject,
    text,
    origin,
  });
  const asked = [...byMail, ...admitters.map(({ email }) => email)];
  for (const to of new Set(informed.filter((email) => !asked.includes(email))))
    mail(to)({ subject, text: `${text} ${callUs}` });
};

/** A code in force: the user it is about, and the one who was asked. */
export const admissionOf = async (db: Database, code: string, now: Date) => {
  const [found] = await db
    .select({ newcomer: account, admitter: admission.admitter })
    .from(admission)
    .innerJoin(account, eq(account.userId, admission.userId))
    .where(and(eq(admission.codeHash, digest(code)), gt(admission.askedAt, since(now))));
  return found;
};

/** Spends the codes about one user: of two answers at once only the first counts. */
const spend = (services: Services, code: string, decide: (tx: Database, one: Account) => unknown) =>
  services.db.transaction(async (tx) => {
    const found = await admissionOf(tx, code, services.clock());
    if (found === undefined) return undefined;
    const { userId } = found.newcomer;
    const spent = await tx
      .delete(admission)
      .where(eq(admission.userId, userId))
      .returning({ codeHash: admission.codeHash });
    if (!spent.some(({ codeHash }) => codeHash === digest(code))) return undefined;
    await decide(tx, found.newcomer);
    return found;
  });

/** Admits a user who waits; one who is in already may enrol from now on. */
export const admitUser = async (services: Services, code: string) => {
  const found = await spend(services, code, (tx, { userId, awaitingSince }) =>
    tx
      .update(account)
      .set(awaitingSince === null ? { watchedSince: null } : { awaitingSince: null })
      .where(eq(account.userId, userId)),
  );
  if (found?.newcomer.awaitingSince)
    writeTo(services, found.newcomer, {
      subject: 'Registrazione confermata',
      text: 'la sua registrazione è stata confermata: può accedere.',
    });
  return found;
};

/** Removes a user who waits; closes one who is in already, and ends its sessions. */
export const refuseUser = async (services: Services, code: string) => {
  const found = await spend(services, code, async (tx, { userId, awaitingSince }) => {
    const one = eq(account.userId, userId);
    if (awaitingSince !== null) return tx.delete(account).where(one);
    await endSessions(tx, userId);
    return tx.update(account).set({ closed: true }).where(one);
  });
  if (found?.newcomer.awaitingSince)
    writeTo(services, found.newcomer, {
      subject: 'Registrazione non confermata',
      text: 'la sua registrazione non è stata confermata.',
    });
  return found;
};

/** Removes the users who were not admitted in time, and the codes that have ended. */
export const pruneAwaiting = async (db: Database, now: Date) => {
  await db.delete(account).where(lte(account.awaitingSince, since(now)));
  await db.delete(admission).where(lte(admission.askedAt, since(now)));
};
