import type { EboxProfile } from '../../../acquirer/contract/enrolment';
import type { EnrolmentContext } from './enrolment.types';
import {
  type ByPoint,
  type ManagerName,
  managersByPoint,
  type Responsible,
  responsibleIn,
} from './profile';

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
  readonly suspended: readonly ManagerName[];
  readonly withoutManager: readonly string[];
}

/** A profile as it is, or as a modification asks for it. */
interface Version {
  readonly responsible: Responsible;
  readonly managers: readonly ManagerName[];
  readonly byPoint: ByPoint;
}

const keyOf = ({ codAdmin, user }: ManagerName) => `${codAdmin} ${user}`;

const unique = <One>(list: readonly One[], key: (one: One) => string) => [
  ...new Map(list.map((one) => [key(one), one])).values(),
];

const without = (list: readonly ManagerName[], others: readonly ManagerName[]) => {
  const keys = new Set(others.map(keyOf));
  return unique(list, keyOf).filter((one) => !keys.has(keyOf(one)));
};

const responsibleChanges = (before: Responsible, after: Responsible) =>
  (Object.keys(before) as (keyof Responsible)[])
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ part, before: before[part], after: after[part] }));

const movedPoints = (before: ByPoint, after: ByPoint) => {
  const groups = new Map<string, { to: ManagerName; points: string[] }>();
  for (const [code, { codAdmin, user }] of after) {
    const to = { codAdmin, user };
    const was = before.get(code);
    if (was !== undefined && keyOf(was) === keyOf(to)) continue;
    const { points } = groups.get(keyOf(to)) ?? { points: [] };
    groups.set(keyOf(to), { to, points: [...points, code] });
  }
  return [...groups.values()];
};

/** One manager may have several addresses, point by point. */
const newEmails = (before: ByPoint, after: ByPoint) =>
  unique(
    [...after].flatMap(([code, { codAdmin, user, email }]) => {
      const was = before.get(code);
      return was === undefined || keyOf(was) !== keyOf({ codAdmin, user }) || was.email === email
        ? []
        : [{ codAdmin, user, before: was.email, after: email }];
    }),
    (one) => `${keyOf(one)} ${one.before} ${one.after}`,
  );

const changesBetween = (
  before: Version,
  after: Version,
  points: Iterable<string> = before.byPoint.keys(),
): Changes => ({
  responsible: responsibleChanges(before.responsible, after.responsible),
  moved: movedPoints(before.byPoint, after.byPoint),
  emails: newEmails(before.byPoint, after.byPoint),
  joined: without(after.managers, before.managers),
  suspended: without(before.managers, after.managers),
  withoutManager: [...points].filter((code) => !after.byPoint.has(code)),
});

const pointsOf = ({ chosen }: EnrolmentContext) =>
  chosen.everyPoint.map(({ codPointOfSales }) => codPointOfSales);

const versionOf = (context: EnrolmentContext, profile: EboxProfile): Version => ({
  responsible: responsibleIn(profile),
  managers: profile.listaGestoriList.map(({ codGestore: codAdmin, user }) => ({ codAdmin, user })),
  byPoint: managersByPoint(profile.listaGestoriList, pointsOf(context), context.companyCode),
});

/** The managers as the recap lists them; a manager without a list takes care of every point. */
const versionAsked = (
  { typed, managers }: EnrolmentContext,
  every: readonly string[],
): Version => ({
  responsible: typed.responsible,
  managers: managers.map(({ codManager: codAdmin, user }) => ({ codAdmin, user })),
  byPoint: new Map(
    managers.flatMap(({ codManager: codAdmin, user, email, pointOfSalesList }) => {
      const listed = pointOfSalesList.map(({ codPointOfSales }) => codPointOfSales);
      const codes = listed.length > 0 ? listed : every;
      return codes.map((code) => [code, { codAdmin, user, email }] as const);
    }),
  ),
});

const fromTo = (context: EnrolmentContext, profile: EboxProfile) => {
  const before = versionOf(context, profile);
  const every = new Set([...pointsOf(context), ...before.byPoint.keys()]);
  return [before, versionAsked(context, [...every])] as const;
};

/** ENR-047: what Conferma of a modification changes; null for an enrolment. */
export const changesOf = (context: EnrolmentContext): Changes | null =>
  context.profile === null
    ? null
    : changesBetween(...fromTo(context, context.profile), pointsOf(context));

/** The codes whose managers all end: their cases can be counted by the code. */
export const codesOfSuspended = (context: EnrolmentContext) => {
  const staying = new Set(context.managers.map(({ codManager }) => codManager));
  const ending = changesOf(context)?.suspended ?? [];
  return [...new Set(ending.map(({ codAdmin }) => codAdmin))].filter((code) => !staying.has(code));
};

/** What has changed in the profile since the modification began; null where nothing has. */
export const changedElsewhere = (context: EnrolmentContext): Changes | null =>
  context.earlier === null || context.profile === null
    ? null
    : changesBetween(versionOf(context, context.earlier), versionOf(context, context.profile));

const areSome = (changes: Changes) => Object.values(changes).some((list) => list.length > 0);

/**
 * Whether a profile, read again, is neither what the modification began from nor what it asks for:
 * an earlier attempt may have succeeded without an answer.
 */
export const isNews = (context: EnrolmentContext, read: EboxProfile) =>
  context.profile !== null &&
  areSome(changesBetween(versionOf(context, context.profile), versionOf(context, read))) &&
  areSome(changesBetween(...fromTo(context, read)));
