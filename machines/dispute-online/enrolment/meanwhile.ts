import type { Assignment, EboxProfile } from '../../../acquirer/contract/enrolment';
import { aroundOf, changesBetween } from './changes';
import { currentRows, type EnrolmentContext, type Responsible } from './enrolment.types';
import { pointsOf, responsibleIn, type Standing, standingAsked, standingIn } from './standing';

type Known = EnrolmentContext & { readonly profile: EboxProfile };

const listed = ({ listaGestoriList }: EboxProfile) =>
  listaGestoriList.flatMap(({ listaPuntiVenditaList }) =>
    listaPuntiVenditaList.map(({ codPV }) => codPV),
  );

const everyPointOf = (context: Known, read: EboxProfile) => [
  ...new Set([...pointsOf(context), ...listed(context.profile), ...listed(read)]),
];

/** Each fact of a profile under a unique key. */
const settingsOf = ({ responsible, managers, byPoint }: Standing) =>
  new Map<string, string>([
    ...Object.entries(responsible),
    ...managers.map(({ code, user, email }) => [`manager ${code} ${user} ${email}`, ''] as const),
    ...[...byPoint].map(
      ([code, { codAdmin, user, email }]) => [code, `${codAdmin} ${user} ${email}`] as const,
    ),
  ]);

const knows = (context: EnrolmentContext): context is Known => context.profile !== null;

/**
 * Whether the profile, read again, contains a change that its author has not seen. Such a fact is
 * neither the form's starting point nor what the form requests.
 */
export const holdsUnseen = (context: EnrolmentContext, read: EboxProfile): boolean => {
  if (!knows(context)) return false;
  const points = everyPointOf(context, read);
  const base = settingsOf(standingIn(context.profile, points, context.companyCode));
  const theirs = settingsOf(standingIn(read, points, context.companyCode));
  const mine = settingsOf(standingAsked(context, points));
  return [...base.keys(), ...theirs.keys()].some(
    (name) => theirs.get(name) !== base.get(name) && theirs.get(name) !== mine.get(name),
  );
};

const mergedResponsible = ({ profile, responsible }: Known, read: EboxProfile): Responsible => {
  const base = responsibleIn(profile);
  const theirs = responsibleIn(read);
  const parts = Object.keys(base) as (keyof Responsible)[];
  const merged = parts.map((part) => [
    part,
    (responsible[part] === base[part] ? theirs : responsible)[part],
  ]);
  return Object.fromEntries(merged);
};

const isSameRow = (one: Assignment, other: Assignment | undefined) =>
  one.codAdmin === other?.codAdmin && one.user === other.user && one.email === other.email;

const rowsFrom = (context: Known, { listaGestoriList }: EboxProfile) =>
  currentRows({ ...context.chosen, current: listaGestoriList }, context.companyCode);

/** Row by row: what this modification changed stays, the rest becomes what the profile has now. */
const mergedRows = (context: Known, read: EboxProfile) => {
  const byCode = (rows: readonly Assignment[]) => new Map(rows.map((row) => [row.codPos, row]));
  const base = byCode(rowsFrom(context, context.profile));
  const mine = byCode(context.assignments);
  return rowsFrom(context, read).map((row) => {
    const own = mine.get(row.codPos);
    return own === undefined || isSameRow(own, base.get(row.codPos)) ? row : own;
  });
};

const isOfRows = ({ chosen }: EnrolmentContext) => chosen.kind === 'asNow';

/**
 * Whether managers must be assigned again. Where this modification keeps the managers, it keeps
 * those of another person too.
 */
export const reassigns = (context: EnrolmentContext, read: EboxProfile) =>
  knows(context) &&
  isOfRows(context) &&
  mergedRows(context, read).some(
    (row) =>
      !isSameRow(
        row,
        context.assignments.find(({ codPos }) => codPos === row.codPos),
      ),
  );

/** The modification on top of a profile that another person has changed. */
export const mergedWith = (
  context: EnrolmentContext,
  read: EboxProfile,
): Partial<EnrolmentContext> => {
  if (!knows(context)) return {};
  const responsible = mergedResponsible(context, read);
  return {
    profile: read,
    earlier: context.profile,
    responsible,
    typed: { ...context.typed, responsible },
    chosen: { ...context.chosen, current: read.listaGestoriList },
    ...(reassigns(context, read) && { assignments: mergedRows(context, read), managers: [] }),
    openRequests: null,
    revision: context.revision + 1,
  };
};

/** What another person has changed while this modification was under way; null where it is nothing. */
export const changedMeanwhile = (context: EnrolmentContext) => {
  if (context.earlier === null || !knows(context)) return null;
  const points = everyPointOf(context, context.earlier);
  const before = standingIn(context.earlier, points, context.companyCode);
  const after = standingIn(context.profile, points, context.companyCode);
  return changesBetween(before, after, { ...aroundOf(context), open: null });
};
