import type { Assignment } from '../../../acquirer/contract/enrolment';
import type { EnrolmentContext, Responsible } from './enrolment.types';
import type { ManagerChoiceContext } from './manager-choice/manager-choice.types';

/** How many open requests the managers of a code hold; null where nobody can tell. */
export type OpenRequests = Readonly<Record<string, number | null>>;

export interface ManagerName {
  readonly code: string;
  readonly user: string;
}

interface InCharge extends ManagerName {
  readonly email: string;
}

export interface SuspendedManager extends InCharge {
  /** Of the points it has now; null where nobody can tell. */
  readonly open: number | null;
  /** Who is in charge of its points from then on; the company itself where nobody is. */
  readonly heirs: readonly ManagerName[];
}

/** What a modification will differ in from what is. */
export interface Changes {
  readonly responsible: readonly {
    readonly part: keyof Responsible;
    readonly before: string;
    readonly after: string;
  }[];
  /** Points of sale that pass from one manager to another, or get one. */
  readonly moved: readonly { readonly to: ManagerName; readonly points: readonly string[] }[];
  readonly emails: readonly (ManagerName & { readonly before: string; readonly after: string })[];
  readonly joined: readonly ManagerName[];
  readonly suspended: readonly SuspendedManager[];
  /** Points of sale that nobody will be in charge of. */
  readonly withoutManager: readonly string[];
}

type ByPoint = ReadonlyMap<string, Pick<Assignment, 'codAdmin' | 'user' | 'email'>>;

const keyOf = ({ codAdmin, user }: Pick<Assignment, 'codAdmin' | 'user'>) => `${codAdmin} ${user}`;
const nameOf = ({ codAdmin, user }: Pick<Assignment, 'codAdmin' | 'user'>): ManagerName => ({
  code: codAdmin,
  user,
});

/**
 * The points of sale of the profile with their managers. The company without a list takes care of
 * what nobody else does, a point of sale without one of itself (PRM-007).
 */
export const managersByPoint = (
  { current, everyPoint }: Pick<ManagerChoiceContext, 'current' | 'everyPoint'>,
  companyCode: string,
): ByPoint => {
  const managed = new Map<string, Pick<Assignment, 'codAdmin' | 'user' | 'email'>>();
  for (const { codGestore, user, email, listaPuntiVenditaList } of current) {
    const own = codGestore === companyCode ? [] : [{ codPV: codGestore }];
    const list = listaPuntiVenditaList.length > 0 ? listaPuntiVenditaList : own;
    for (const { codPV } of list) managed.set(codPV, { codAdmin: codGestore, user, email });
  }
  const rest = current.find(
    ({ codGestore, listaPuntiVenditaList }) =>
      codGestore === companyCode && listaPuntiVenditaList.length === 0,
  );
  if (rest === undefined) return managed;
  const { user, email } = rest;
  for (const { codPointOfSales } of everyPoint)
    if (!managed.has(codPointOfSales))
      managed.set(codPointOfSales, { codAdmin: companyCode, user, email });
  return managed;
};

const afterwards = ({ managers, chosen }: EnrolmentContext, before: ByPoint): ByPoint => {
  const every = [
    ...new Set([
      ...chosen.everyPoint.map(({ codPointOfSales }) => codPointOfSales),
      ...before.keys(),
    ]),
  ];
  return new Map(
    managers.flatMap(({ codManager, user, email, pointOfSalesList }) => {
      const named = pointOfSalesList.map(({ codPointOfSales }) => codPointOfSales);
      const codes = named.length > 0 ? named : every;
      return codes.map((code) => [code, { codAdmin: codManager, user, email }] as const);
    }),
  );
};

const responsibleChanges = ({ profile, responsible }: EnrolmentContext) => {
  if (profile === null) return [];
  const before: Responsible = {
    name: profile.nome,
    surname: profile.cognome,
    telephone: profile.telefono,
    fax: profile.fax,
    email: profile.email,
  };
  return (Object.keys(before) as (keyof Responsible)[])
    .filter((part) => before[part] !== responsible[part])
    .map((part) => ({ part, before: before[part], after: responsible[part] }));
};

const unique = <One>(list: readonly One[], key: (one: One) => string) => [
  ...new Map(list.map((one) => [key(one), one])).values(),
];

const movedPoints = (before: ByPoint, after: ByPoint) => {
  const groups = new Map<string, { to: ManagerName; points: string[] }>();
  for (const [code, manager] of after) {
    const was = before.get(code);
    if (was !== undefined && keyOf(was) === keyOf(manager)) continue;
    const group = groups.get(keyOf(manager)) ?? { to: nameOf(manager), points: [] };
    groups.set(keyOf(manager), { ...group, points: [...group.points, code] });
  }
  return [...groups.values()];
};

const heirsOf = (manager: string, before: ByPoint, after: ByPoint, company: ManagerName) =>
  unique(
    [...before]
      .filter(([, was]) => keyOf(was) === manager)
      .map(([code]) => {
        const next = after.get(code);
        return next === undefined ? company : nameOf(next);
      }),
    ({ code, user }) => `${code} ${user}`,
  );

const suspendedBy = (context: EnrolmentContext, before: ByPoint, after: ByPoint) => {
  const staying = new Set(context.managers.map((one) => `${one.codManager} ${one.user}`));
  const company = { code: context.companyCode, user: context.user };
  const known = context.chosen.current.map(({ codGestore, user, email }) => ({
    codAdmin: codGestore,
    user,
    email,
  }));
  return unique(known, keyOf)
    .filter((one) => !staying.has(keyOf(one)))
    .map((one) => ({
      ...nameOf(one),
      email: one.email,
      open: context.openRequests?.[one.codAdmin] ?? null,
      heirs: heirsOf(keyOf(one), before, after, company),
    }));
};

/** The codes whose managers all end: what they hold can be counted by the code. */
export const codesOfSuspended = (context: EnrolmentContext) => {
  const staying = new Set(context.managers.map(({ codManager }) => codManager));
  const before = managersByPoint(context.chosen, context.companyCode);
  const ending = suspendedBy(context, before, afterwards(context, before));
  return [...new Set(ending.map(({ code }) => code))].filter((code) => !staying.has(code));
};

const newEmails = (before: ByPoint, after: ByPoint) =>
  unique(
    [...after.values()].flatMap((manager) => {
      const was = [...before.values()].find((one) => keyOf(one) === keyOf(manager));
      return was === undefined || was.email === manager.email
        ? []
        : [{ ...nameOf(manager), before: was.email, after: manager.email }];
    }),
    ({ code, user }) => `${code} ${user}`,
  );

/** ENR-047: what the recap of a modification says in words. */
export const changesOf = (context: EnrolmentContext): Changes => {
  const { chosen, companyCode, managers } = context;
  const before = managersByPoint(chosen, companyCode);
  const after = afterwards(context, before);
  const known = new Set(chosen.current.map(({ codGestore, user }) => `${codGestore} ${user}`));
  return {
    responsible: responsibleChanges(context),
    moved: movedPoints(before, after),
    emails: newEmails(before, after),
    joined: managers
      .map(({ codManager, user }) => ({ code: codManager, user }))
      .filter(({ code, user }) => !known.has(`${code} ${user}`)),
    suspended: suspendedBy(context, before, after),
    withoutManager: chosen.everyPoint
      .map(({ codPointOfSales }) => codPointOfSales)
      .filter((code) => !after.has(code)),
  };
};
