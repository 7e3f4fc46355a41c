import type { Assignment, EboxProfile } from '../../../acquirer/contract/enrolment';

/** DATI DEL RESPONSABILE. */
export interface Responsible {
  readonly name: string;
  readonly surname: string;
  readonly telephone: string;
  readonly fax: string;
  readonly email: string;
}

export interface ManagerName {
  readonly codAdmin: string;
  readonly user: string;
}

/** The manager of a point of sale, with the address of its notices. */
type PointManager = Pick<Assignment, 'codAdmin' | 'user' | 'email'>;
export type ByPoint = ReadonlyMap<string, PointManager>;

export const responsibleIn = (profile: EboxProfile): Responsible => ({
  name: profile.nome,
  surname: profile.cognome,
  telephone: profile.telefono,
  fax: profile.fax,
  email: profile.email,
});

/**
 * The points of sale of a profile with their managers. The company without a list takes care of
 * what has no other manager, a point of sale without one of itself (PRM-007).
 */
export const managersByPoint = (
  managers: EboxProfile['listaGestoriList'],
  points: readonly string[],
  companyCode: string,
): ByPoint => {
  const managed = new Map<string, PointManager>();
  const rest = managers.find(
    ({ codGestore, listaPuntiVenditaList }) =>
      codGestore === companyCode && listaPuntiVenditaList.length === 0,
  );
  if (rest !== undefined)
    for (const code of points)
      managed.set(code, { codAdmin: companyCode, user: rest.user, email: rest.email });
  for (const { codGestore: codAdmin, user, email, listaPuntiVenditaList } of managers) {
    const listed = listaPuntiVenditaList.map(({ codPV }) => codPV);
    const own = codAdmin === companyCode ? [] : [codAdmin];
    for (const code of listed.length > 0 ? listed : own)
      managed.set(code, { codAdmin, user, email });
  }
  return managed;
};
