import type { Said } from './wire';

/**
 * Each part of a company's Dispute Online under a unique key: the responsible person, the manager
 * of each point.
 */
export type Profile = ReadonlyMap<string, string>;

const word = (value: unknown) => String(value ?? '').replace(/\s/g, '');

interface Manager {
  readonly code: string;
  readonly user: string;
  readonly email: string;
  readonly points: readonly string[];
}

const profileOf = (responsible: readonly (readonly [string, unknown])[], managers: Manager[]) =>
  new Map<string, string>([
    ...responsible.map(([name, value]) => [name, word(value)] as const),
    ...managers.flatMap(({ code, user, email, points }) =>
      points.map((point) => [`gestore di ${point}`, `${code} ${user} ${email}`] as const),
    ),
  ]);

type Fields = Readonly<Record<string, unknown>>;
const list = (value: unknown) => (Array.isArray(value) ? (value as readonly Fields[]) : []);

/** As GET_EBOX_PROFILE answers. */
export const profileIn = (profile: Fields): Profile =>
  profileOf(
    [
      ['nome', profile.nome],
      ['cognome', profile.cognome],
      ['telefono', profile.telefono],
      ['fax', profile.fax],
      ['e-mail', profile.email],
    ],
    list(profile.listaGestoriList).map((one) => ({
      code: word(one.codGestore),
      user: word(one.user),
      email: word(one.email),
      points: list(one.listaPuntiVenditaList).map(({ codPV }) => word(codPV)),
    })),
  );

/** As MODIFY_EBOX asks. */
const profileAsked = (asked: Fields): Profile =>
  profileOf(
    [
      ['nome', asked.name],
      ['cognome', asked.surname],
      ['telefono', asked.telephone],
      ['fax', asked.fax],
      ['e-mail', asked.email],
    ],
    list(asked.managerList).map((one) => ({
      code: word(one.codManager),
      user: word(one.user),
      email: word(one.email),
      points: list(one.pointOfSalesList).map(({ codPointOfSales }) => word(codPointOfSales)),
    })),
  );

/** Dispute Online as it is, and as each tab has shown it. */
export const createProfiles = () => {
  const current = new Map<string, Profile>();
  const read = new Map<string, Profile>();
  let shown = new Map<string, Profile>();
  const undone: string[] = [];

  /** What its author has not seen stays as it is, or the author has wanted the same. */
  const judge = (now: Profile, seen: Profile, asked: Profile) => {
    for (const [name, value] of now) {
      const wanted = asked.get(name);
      const isUnseen = seen.get(name) !== value;
      if (isUnseen && wanted !== undefined && wanted !== value)
        undone.push(`${name}: «${value}» torna «${wanted}»`);
    }
  };

  const learn = (said: Said, user: string, tab: number) => {
    if (said.status !== 200) return;
    const key = `${tab} ${user}`;
    if (said.alias === 'GET_EBOX_PROFILE') {
      const profile = profileIn(said.answer as Fields);
      current.set(user, profile);
      if (said.lost === null) read.set(key, profile);
    }
    if (said.alias !== 'MODIFY_EBOX') return;
    const asked = profileAsked(said.asked);
    const now = current.get(user);
    const seen = shown.get(key);
    if (now !== undefined && seen !== undefined) judge(now, seen, asked);
    current.set(user, new Map([...(now ?? []), ...asked]));
  };

  return {
    learn,
    /** What was read in a step is on the screen only after it. */
    stepIsOver: () => {
      shown = new Map(read);
    },
    changedByOther: (user: string, profile: Fields) => {
      current.set(user, profileIn(profile));
    },
    /** What was undone unseen, since last asked. */
    takeUndone: () => undone.splice(0),
  };
};
