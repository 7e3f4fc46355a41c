import { eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { welcomeData } from '../../contract/session';
import type { Session } from '../accounts/session';
import type { Account } from '../accounts/tables';
import { calendarDay } from '../common/clock';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { eboxFinder } from '../ebox/has-ebox';
import { onePoint } from '../merchants/points';
import { pos, society } from '../merchants/tables';
import type { Services } from '../services';
import { passwordDays, standingOf } from './access';

type WelcomeBody = v.InferInput<typeof welcomeData>;

const code = sql.placeholder('code');

/** A company user is welcomed with the company's name and seat, the user of a shop with the shop's. */
const placesIn = (db: Database) => {
  const shops = prepared(
    db
      .select()
      .from(pos)
      .where(onePoint(sql.placeholder('society'), code)),
  );
  const companies = prepared(db.select().from(society).where(eq(society.code, code)));
  return async ({ societyCode, posCode }: Account) => {
    if (posCode !== null) {
      const [shop] = await shops.execute({ society: societyCode, code: posCode });
      return shop && { ...shop, name: shop.sign };
    }
    const [company] = await companies.execute({ code: societyCode });
    return company;
  };
};

const greeting = (db: Database) => {
  const [placeOf, hasEbox] = [placesIn(db), eboxFinder(db)];
  return async (account: Account, today: string): Promise<WelcomeBody> => {
    const place = await placeOf(account);
    return {
      ebox: (await hasEbox(account)) ? 'SI' : 'NO',
      userType: account.userType,
      passwordExpireDay: passwordDays(account, today),
      code: account.posCode === null ? '1' : '0',
      name: place?.name,
      address: place?.address,
      number: place?.streetNumber,
      zip: place?.zip,
      city: place?.city,
      district: place?.district,
      codsoc: account.societyCode,
      codPV: account.posCode ?? '',
      cellNumber: account.cellNumber ?? '',
      email: account.email ?? '',
      nome: account.name,
      cognome: account.surname,
      user: account.userId,
    };
  };
};

const empty = (status: 204 | 205) => new Response(null, { status });

/**
 * LOG-018 to LOG-027. 200 with the data, also for a restricted user with an expired password (a
 * number of days below 1). 206 with the data while the mobile phone is missing. 204 for a closed
 * account, and for one that waits to be admitted. 205 while the password is temporary.
 */
export const welcome = ({ db, clock }: Services) => {
  const bodyFor = greeting(db);
  return async (_: unknown, { account }: Session): Promise<WelcomeBody | Response> => {
    const today = calendarDay(clock());
    const standing = standingOf(account, today);
    if (standing === 'closed' || standing === 'awaiting') return empty(204);
    if (standing === 'passwordMissing') return empty(205);
    const body = await bodyFor(account, today);
    return standing === 'phoneMissing' ? Response.json(body, { status: 206 }) : body;
  };
};
