import type { Assignment, EboxProfile } from '../../../acquirer/contract/enrolment';
import type { EnrolmentContext, Responsible } from './enrolment.types';

export interface ManagerName {
  readonly code: string;
  readonly user: string;
}

interface InCharge extends ManagerName {
  readonly email: string;
}

type Managed = Pick<Assignment, 'codAdmin' | 'user' | 'email'>;
export type ByPoint = ReadonlyMap<string, Managed>;

/** Who is responsible and who the managers are: as it is, or as a modification will leave it. */
export interface Standing {
  readonly responsible: Responsible;
  readonly managers: readonly InCharge[];
  readonly byPoint: ByPoint;
}

type ProfileManagers = EboxProfile['listaGestoriList'];

export const responsibleIn = (profile: EboxProfile): Responsible => ({
  name: profile.nome,
  surname: profile.cognome,
  telephone: profile.telefono,
  fax: profile.fax,
  email: profile.email,
});

/**
 * The points of sale of the profile with their managers. The company without a list takes care of
 * what has no other manager, a point of sale without one of itself (PRM-007).
 */
export const managersByPoint = (
  current: ProfileManagers,
  points: readonly string[],
  companyCode: string,
): ByPoint => {
  const managed = new Map<string, Managed>();
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
  for (const code of points)
    if (!managed.has(code)) managed.set(code, { codAdmin: companyCode, user, email });
  return managed;
};

export const pointsOf = ({ chosen }: Pick<EnrolmentContext, 'chosen'>) =>
  chosen.everyPoint.map(({ codPointOfSales }) => codPointOfSales);

const namesIn = (current: ProfileManagers) =>
  current.map(({ codGestore, user, email }) => ({ code: codGestore, user, email }));

export const standingIn = (
  profile: EboxProfile,
  points: readonly string[],
  companyCode: string,
): Standing => ({
  responsible: responsibleIn(profile),
  managers: namesIn(profile.listaGestoriList),
  byPoint: managersByPoint(profile.listaGestoriList, points, companyCode),
});

/** As it is, as far as the form knows. */
export const standingNow = (context: EnrolmentContext): Standing => ({
  responsible: context.profile === null ? context.responsible : responsibleIn(context.profile),
  managers: namesIn(context.chosen.current),
  byPoint: managersByPoint(context.chosen.current, pointsOf(context), context.companyCode),
});

/** The managers as the recap lists them; a manager without a list takes care of every point. */
export const standingAsked = (
  { responsible, managers }: EnrolmentContext,
  every: readonly string[],
): Standing => ({
  responsible,
  managers: managers.map(({ codManager, user, email }) => ({ code: codManager, user, email })),
  byPoint: new Map(
    managers.flatMap(({ codManager, user, email, pointOfSalesList }) => {
      const named = pointOfSalesList.map(({ codPointOfSales }) => codPointOfSales);
      const codes = named.length > 0 ? named : every;
      return codes.map((code) => [code, { codAdmin: codManager, user, email }] as const);
    }),
  ),
});
