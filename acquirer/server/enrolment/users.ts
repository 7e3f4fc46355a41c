import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { searchUserPosList } from '../../contract/enrolment';
import type { Session } from '../accounts/session';
import { account, isActive } from '../accounts/tables';
import { refuse } from '../common/refusal';
import { scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { companyOf } from './enrol';

const columns = { user: account.userId, email: account.email };

/** API-051: the users of one point of sale; 403 for the point of others. */
export const usersOfPoint =
  ({ db }: Services) =>
  async ({ codPointOfSales }: ParsedRequestOf<typeof searchUserPosList>, session: Session) => {
    const { posCode } = await scopeOf(db, session.account, codPointOfSales);
    if (posCode === undefined) refuse(400, 'codPointOfSales: expected');
    const users = await db
      .select(columns)
      .from(account)
      .where(and(eq(account.posCode, codPointOfSales), isActive))
      .orderBy(asc(account.userId));
    return { users };
  };

/** API-052: the users of the company, not those of its shops. */
export const usersOfCompany =
  ({ db }: Services) =>
  async (_: unknown, session: Session) => {
    const users = await db
      .select(columns)
      .from(account)
      .where(
        and(eq(account.societyCode, companyOf(session.account)), isNull(account.posCode), isActive),
      )
      .orderBy(asc(account.userId));
    return { users };
  };
