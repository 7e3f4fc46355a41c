import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { Assignment, addMultipleAdmin } from '../../contract/enrolment';
import type { manager as wireManager } from '../../contract/managers';
import type { Session } from '../accounts/session';
import { refuse } from '../common/refusal';
import type { Services } from '../services';
import {
  assertUser,
  type Candidates,
  candidatesOf,
  managerType,
  nameUnder,
  ownPoint,
} from './candidates';
import { companyOf } from './enrol';

const assertAssigned = (candidates: Candidates, assignments: readonly Assignment[]) => {
  const codes = new Set<string>();
  for (const [index, { codPos, codAdmin, user }] of assignments.entries()) {
    ownPoint(candidates, codPos, `${index}.codPos`);
    managerType(candidates, codAdmin, `${index}.codAdmin`);
    assertUser(candidates, codAdmin, user, `${index}.user`);
    if (codes.has(codPos)) refuse(400, `${index}.codPos: it has a manager already`);
    codes.add(codPos);
  }
};

const sameManager = ({ codAdmin, user, email }: Assignment) =>
  JSON.stringify([codAdmin, user, email]);

const grouped = (assignments: readonly Assignment[]) => {
  const groups = new Map<string, Assignment[]>();
  for (const one of assignments) {
    const key = sameManager(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
};

const managedPoint = (candidates: Candidates, one: Assignment) => {
  const { code, sign, city, address, streetNumber } = ownPoint(candidates, one.codPos, 'codPos');
  return {
    codPointOfSales: code,
    name: sign,
    city,
    address: `${address} ${streetNumber}`,
    codeGest: one.codAdmin,
    userGest: one.user,
    emailGest: one.email,
  };
};

const managerOf =
  (candidates: Candidates) =>
  (group: readonly Assignment[]): v.InferInput<typeof wireManager>[] => {
    const [first] = group;
    if (!first) return [];
    const type = managerType(candidates, first.codAdmin, 'codAdmin');
    return [
      {
        codManager: first.codAdmin,
        description: nameUnder(candidates, first.codAdmin),
        user: first.user,
        email: first.email,
        type,
        typeManager: type,
        desc: '',
        pointOfSalesList: group.map((one) => managedPoint(candidates, one)),
      },
    ];
  };

/**
 * API-057, API-058, ENR-045: converts assignments of points of sale into managers for a later
 * enrolment; stores nothing. 403 for the points and users of others. 400 for a point that is
 * assigned twice, or a manager code without a registered user.
 */
export const assignedManagers =
  ({ db }: Services) =>
  async (assignments: ParsedRequestOf<typeof addMultipleAdmin>, { account }: Session) => {
    const candidates = await candidatesOf(db, companyOf(account));
    assertAssigned(candidates, assignments);
    return { managerList: grouped(assignments).flatMap(managerOf(candidates)) };
  };
