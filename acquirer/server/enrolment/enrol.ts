import { eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { enrollEbox, modifyEbox, SentManager } from '../../contract/enrolment';
import { announceEnrolment, elderUsers, isWatched } from '../accounts/admission';
import type { Session } from '../accounts/session';
import type { Account } from '../accounts/tables';
import { caseTime } from '../cases/days';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { ebox } from '../ebox/tables';
import type { AcquirerContext } from '../http/env';
import { keepAnswer } from '../http/idempotency';
import { publicOrigin } from '../http/own-origin';
import type { Services } from '../services';
import {
  assertUser,
  type Candidates,
  candidatesOf,
  describeCode,
  managerType,
  ownPoint,
} from './candidates';
import { type NewManager, putInForce } from './managers';
import { confirmByEmail, inChargeOf, notifyReplaced } from './notices';

type Request = ParsedRequestOf<typeof enrollEbox> | ParsedRequestOf<typeof modifyEbox>;

/** PRM-007: the company without a list takes all its points; a point of sale without one, itself. */
const pointsOf = (candidates: Candidates, sent: SentManager, where: string) => {
  const named = sent.pointOfSalesList.map(({ codPointOfSales }) => codPointOfSales);
  for (const code of named) ownPoint(candidates, code, where);
  if (named.length > 0) return named;
  return sent.typeManager === 'S' ? [...candidates.points.keys()] : [sent.codManager];
};

const managerOf =
  (candidates: Candidates) =>
  (sent: SentManager, index: number): NewManager => {
    const where = `managerList.${index}`;
    const type = managerType(candidates, sent.codManager, `${where}.codManager`);
    if (sent.type !== type || sent.typeManager !== type) refuse(400, `${where}.type: not its type`);
    assertUser(candidates, sent.codManager, sent.user, `${where}.user`);
    return {
      type,
      code: sent.codManager,
      userId: sent.user,
      email: sent.email,
      description: describeCode(candidates, sent.codManager),
      points: pointsOf(candidates, sent, `${where}.pointOfSalesList`),
    };
  };

const managersIn = (candidates: Candidates, { managerList }: Request) => {
  const managers = managerList.map(managerOf(candidates));
  const points = managers.flatMap((one) => one.points);
  if (new Set(points).size < points.length) {
    refuse(400, 'managerList: a point of sale has two managers');
  }
  return managers;
};

const responsible = (request: Request) => ({
  userId: request.user,
  name: request.name,
  surname: request.surname,
  telephone: request.telephone,
  fax: request.fax,
  email: request.email,
  copies: request.flagMail,
  description: request.description,
});

const insert = async (db: Database, societyCode: string, request: Request, now: Date) => {
  const added = await db
    .insert(ebox)
    .values({ societyCode, ...responsible(request), enrolledAt: now })
    .onConflictDoNothing()
    .returning({ societyCode: ebox.societyCode });
  if (added.length === 0) refuse(400, 'the company is enrolled already');
};

const update = async (db: Database, societyCode: string, request: Request) => {
  const changed = await db
    .update(ebox)
    .set(responsible(request))
    .where(eq(ebox.societyCode, societyCode))
    .returning({ societyCode: ebox.societyCode });
  if (changed.length === 0) refuse(400, 'the company is not enrolled');
};

/** The enrolment that was there before a user registered. */
const isEnrolledBefore = async (db: Database, { societyCode, watchedSince }: Account) => {
  const [found] = await db.select().from(ebox).where(eq(ebox.societyCode, societyCode));
  return found !== undefined && watchedSince !== null && found.enrolledAt < watchedSince;
};

/**
 * 403 for a user of less than 72 hours, where the company has other users or was enrolled already.
 * Those users and the managers are notified first. The users may let it count; where there are none,
 * the responsible person may, at the enrolled address.
 */
const assertMayEnrol = async (services: Services, account: Account, c: AcquirerContext) => {
  const { db, clock, settings } = services;
  if (!isWatched(account, clock())) return;
  const others = await elderUsers(db, account);
  const enrolledBefore = await isEnrolledBefore(db, account);
  if (others.length === 0 && !enrolledBefore) return;
  const inCharge = await inChargeOf(db, account.societyCode);
  const responsible = inCharge.find(
    ({ role, email }) => role === 'responsible' && email !== account.email,
  );
  await announceEnrolment(services, account, {
    admitters: others,
    responsible: responsible?.email,
    informed: inCharge.map(({ email }) => email),
    origin: publicOrigin(c, settings),
  });
  refuse(403, 'user: registered less than 72 hours ago, the change has been announced');
};

const save =
  (services: Services, isNew: boolean) =>
  async (request: Request, { account }: Session, c: AcquirerContext) => {
    const societyCode = companyOf(account);
    await assertMayEnrol(services, account, c);
    const { now } = await caseTime(services);
    const done = await services.db.transaction(async (tx) => {
      const candidates = await candidatesOf(tx, societyCode);
      const before = await inChargeOf(tx, societyCode);
      assertUser(candidates, societyCode, request.user, 'user');
      const managers = managersIn(candidates, request);
      if (isNew) await insert(tx, societyCode, request, now);
      else await update(tx, societyCode, request);
      await putInForce(tx, societyCode, managers, {
        userId: request.user,
        email: request.email,
        description: describeCode(candidates, societyCode),
      });
      await keepAnswer(tx, {});
      const after = await inChargeOf(tx, societyCode);
      return { before, after, company: candidates.company.name };
    });
    confirmByEmail(services, { to: request.email, isNew, company: done.company });
    notifyReplaced(services, { ...done, by: account.userId });
    return {};
  };

/**
 * API-061, API-062: enrols the caller's company with its managers, all or nothing. From the next
 * login on its users have an e-box, and those of the points of sale of a manager. 400 when it is
 * already enrolled or a point has two managers; 403 for points and users of others.
 * 403 for a user of less than 72 hours where the company has other users or was enrolled before it.
 */
export const enrol = (services: Services) => save(services, true);

/**
 * API-065: changes the responsible person and the managers of an enrolled company (else 400). A
 * manager who is left out is suspended and keeps the settled cases. The open ones go to the manager
 * now in charge or, without one, to the company. A replaced
 * responsible person and every removed manager are notified. 403 for a user of less than 72 hours, as for an enrolment.
 */
export const modifyEnrolment = (services: Services) => save(services, false);

/** PRM-006: who enrols is a user of the company; 403 for the user of one shop. */
export const companyOf = ({ societyCode, posCode }: Account) =>
  posCode === null ? societyCode : refuse(403, 'only the company may do this');
