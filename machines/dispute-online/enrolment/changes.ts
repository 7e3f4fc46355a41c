import type { EnrolmentContext, Responsible } from './enrolment.types';
import {
  type ByPoint,
  type ManagerName,
  pointsOf,
  type Standing,
  standingAsked,
  standingNow,
} from './standing';

/** How many open requests the managers of a code hold; null where it is not known. */
export type OpenRequests = Readonly<Record<string, number | null>>;

export interface SuspendedManager extends ManagerName {
  readonly email: string;
  /** Of the points it has now; null where it is not known. */
  readonly open: number | null;
  /** The next manager of its points; the company itself where there is no other. */
  readonly heirs: readonly ManagerName[];
}

/** The differences between two versions of a profile. */
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
  /** Points of sale that have no manager afterwards. */
  readonly withoutManager: readonly string[];
}

type Managed = Parameters<typeof pointKey>[0];

const pointKey = ({ codAdmin, user }: { readonly codAdmin: string; readonly user: string }) =>
  `${codAdmin} ${user}`;
const keyOf = ({ code, user }: ManagerName) => `${code} ${user}`;
const nameOf = ({ codAdmin, user }: Managed): ManagerName => ({ code: codAdmin, user });

const responsibleChanges = (before: Responsible, after: Responsible) =>
  (Object.keys(before) as (keyof Responsible)[])
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ part, before: before[part], after: after[part] }));

const unique = <One>(list: readonly One[], key: (one: One) => string) => [
  ...new Map(list.map((one) => [key(one), one])).values(),
];

const movedPoints = (before: ByPoint, after: ByPoint) => {
  const groups = new Map<string, { to: ManagerName; points: string[] }>();
  for (const [code, manager] of after) {
    const was = before.get(code);
    if (was !== undefined && pointKey(was) === pointKey(manager)) continue;
    const group = groups.get(pointKey(manager)) ?? { to: nameOf(manager), points: [] };
    groups.set(pointKey(manager), { ...group, points: [...group.points, code] });
  }
  return [...groups.values()];
};

const heirsOf = (manager: string, before: ByPoint, after: ByPoint, company: ManagerName) =>
  unique(
    [...before]
      .filter(([, was]) => pointKey(was) === manager)
      .map(([code]) => {
        const next = after.get(code);
        return next === undefined ? company : nameOf(next);
      }),
    keyOf,
  );

interface Around {
  readonly company: ManagerName;
  readonly open: OpenRequests | null;
}

const suspendedBy = (before: Standing, after: Standing, { company, open }: Around) => {
  const staying = new Set(after.managers.map(keyOf));
  return unique(before.managers, keyOf)
    .filter((one) => !staying.has(keyOf(one)))
    .map((one) => ({
      ...one,
      open: open?.[one.code] ?? null,
      heirs: heirsOf(keyOf(one), before.byPoint, after.byPoint, company),
    }));
};

/** One manager may have several addresses, point by point. */
const newEmails = (before: ByPoint, after: ByPoint) =>
  unique(
    [...after].flatMap(([code, manager]) => {
      const was = before.get(code);
      return was === undefined || pointKey(was) !== pointKey(manager) || was.email === manager.email
        ? []
        : [{ ...nameOf(manager), before: was.email, after: manager.email }];
    }),
    (one) => `${keyOf(one)} ${one.before} ${one.after}`,
  );

export const changesBetween = (before: Standing, after: Standing, around: Around): Changes => {
  const known = new Set(before.managers.map(keyOf));
  return {
    responsible: responsibleChanges(before.responsible, after.responsible),
    moved: movedPoints(before.byPoint, after.byPoint),
    emails: newEmails(before.byPoint, after.byPoint),
    joined: after.managers
      .filter((one) => !known.has(keyOf(one)))
      .map(({ code, user }) => ({ code, user })),
    suspended: suspendedBy(before, after, around),
    withoutManager: [...before.byPoint.keys()].filter((code) => !after.byPoint.has(code)),
  };
};

export const aroundOf = ({ companyCode, user, openRequests }: EnrolmentContext): Around => ({
  company: { code: companyCode, user },
  open: openRequests,
});

const standings = (context: EnrolmentContext) => {
  const before = standingNow(context);
  const every = [...new Set([...pointsOf(context), ...before.byPoint.keys()])];
  return { before, after: standingAsked(context, every) };
};

/** The codes whose managers all end: their cases can be counted by the code. */
export const codesOfSuspended = (context: EnrolmentContext) => {
  const { before, after } = standings(context);
  const staying = new Set(after.managers.map(({ code }) => code));
  const ending = suspendedBy(before, after, aroundOf(context));
  return [...new Set(ending.map(({ code }) => code))].filter((code) => !staying.has(code));
};

/** ENR-047: the changes that the recap of a modification lists. */
export const changesOf = (context: EnrolmentContext): Changes => {
  const { before, after } = standings(context);
  return {
    ...changesBetween(before, after, aroundOf(context)),
    withoutManager: pointsOf(context).filter((code) => !after.byPoint.has(code)),
  };
};
