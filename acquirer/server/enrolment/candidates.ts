import { and, eq } from 'drizzle-orm';
import { account, isActive } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { everyUser } from '../ebox/tables';
import { pos, society } from '../merchants/tables';

type Point = typeof pos.$inferSelect;

/** A company with its points of sale, and the users that it may make managers, by their codes. */
export interface Candidates {
  readonly company: typeof society.$inferSelect;
  readonly points: ReadonlyMap<string, Point>;
  /** The users by their code: the company's, or that of a point of sale. */
  readonly users: ReadonlyMap<string, ReadonlySet<string>>;
}

const usersByCode = async (db: Database, societyCode: string) => {
  const rows = await db
    .select()
    .from(account)
    .where(and(eq(account.societyCode, societyCode), isActive));
  const users = new Map<string, Set<string>>();
  for (const { posCode, userId } of rows) {
    const code = posCode ?? societyCode;
    users.set(code, (users.get(code) ?? new Set()).add(userId));
  }
  return users;
};

export const candidatesOf = async (db: Database, societyCode: string): Promise<Candidates> => {
  const [company] = await db.select().from(society).where(eq(society.code, societyCode));
  if (!company) throw new Error('an account without a company');
  const points = await db.select().from(pos).where(eq(pos.societyCode, societyCode));
  return {
    company,
    points: new Map(points.map((point) => [point.code, point])),
    users: await usersByCode(db, societyCode),
  };
};

/** A point of the company, or 403; `where` is part of the error's details. */
export const ownPoint = ({ points }: Candidates, code: string, where: string) =>
  points.get(code) ?? refuse(403, `${where}: not your point of sale`);

const isCompany = ({ company }: Candidates, code: string) => code === company.code;

/** The type of manager a code makes: S the company's, V that of a point of sale; 403 for others. */
export const managerType = (candidates: Candidates, code: string, where: string): 'S' | 'V' => {
  if (isCompany(candidates, code)) return 'S';
  ownPoint(candidates, code, where);
  return 'V';
};

/** PRM-013, PRM-014: a manager is a registered user under its code, or all users of a point of sale. */
export const assertUser = (candidates: Candidates, code: string, user: string, where: string) => {
  const users = candidates.users.get(code);
  if (!users) refuse(400, `${where}: nobody is registered under this code`);
  const isEverybody = user === everyUser && !isCompany(candidates, code);
  if (!isEverybody && !users?.has(user)) refuse(403, `${where}: not your user`);
};

/** The name a manager has by its code. */
export const nameUnder = ({ company, points }: Candidates, code: string) =>
  points.get(code)?.sign ?? company.name;

/** Name, address and city (API-063). */
export const describeCode = ({ company, points }: Candidates, code: string) => {
  const point = points.get(code);
  const { address, streetNumber, city } = point ?? company;
  return `${point?.sign ?? company.name} ${address} ${streetNumber} ${city}`;
};
