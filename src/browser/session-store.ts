import * as v from 'valibot';
import { caseStates } from '../../acquirer/contract/case-states';
import type { Configuration } from '../../acquirer/contract/configuration';
import { welcomeData } from '../../acquirer/contract/session';
import { emptySession, type Session } from '../../machines/portal/session';
import { randomId } from '../../machines/random-id';
import * as keys from './session-keys';
import { merchantKeys, preferenceKeys } from './storage-keys';
import { storedFiles } from './stored-files';

const forcedStep = v.picklist(['expiredPassword', 'firstPhone', 'passwordRenewal']);

const caseState = v.picklist(caseStates);

const read = <Schema extends v.GenericSchema>(schema: Schema, text: string | null) => {
  const result = v.safeParse(schema, text);
  return result.success ? result.output : null;
};

const merchantText = v.pipe(v.string(), v.parseJson(), welcomeData);
const sessionTexts = v.record(v.string(), v.string());
const factsText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ expiry: v.string(), contested: v.number() }),
);
const asideText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ user: v.string(), texts: sessionTexts }),
);
const renewal = v.object({ refreshToken: v.string(), expiresAt: v.nullable(v.number()) });
const renewalText = v.pipe(v.string(), v.parseJson(), renewal);

/** What another tab says that the acquirer has granted. */
export const granted = v.object({ token: v.string(), renewal: v.nullable(renewal) });

const periodText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ month: v.string(), day: v.string() }),
);
const rowText = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

/** The session kept in this browser tab, under the names of the specification (API-006, API-007). */
export interface SessionStore {
  /** The session that a reload finds; a value that does not parse counts as absent. */
  restore(): Session;
  /** Restores what `setAside` has kept of the same user, unless `replace` has already. */
  save(session: Session): void;
  /**
   * LOG-031: empties session and local storage, and deletes the cookies of this address.
   * Preferences are deleted too.
   */
  clear(): void;
  /**
   * Like `clear`, but keeps drafts for the same user's next login. Chosen files are kept too,
   * because all tabs share them.
   */
  setAside(): void;
  /**
   * Like `clear`, then `save`, under the id of the calls that began the session. Restores the
   * user's stored drafts and files.
   */
  replace(session: Session): void;
  /** Where calls go, for the page that a session is reloaded at (`src/boot/start-prefetch.ts`). */
  keepCalls(configuration: Configuration): void;
  /** LOG-017: the id sent with every call; made once per session. */
  id(): string;
  /** The id of the session that `clear` has ended. */
  lastId(): string;
  /** The page to return to after a login. */
  wanted(): string | null;
  want(page: string): void;
  /** The data with which another tab can continue this session. */
  handOver(): Record<string, string>;
  /** Parses the data from another tab; null for anything that is no session. */
  receive(texts: unknown): Session | null;
}

const merchantTexts = ({ merchant }: Session): Record<string, string> => {
  if (merchant === null) return {};
  const fields = Object.entries(merchantKeys) as [keyof typeof merchantKeys, string][];
  return {
    [keys.merchant]: JSON.stringify(merchant),
    ...Object.fromEntries(fields.map(([field, key]) => [key, merchant[field]])),
  };
};

const pointKeys = (session: Session): Record<string, string> =>
  session.point === null
    ? {}
    : {
        [keys.pointCode]: session.point.code,
        [keys.pointName]: session.point.name,
        ...(session.point.city ? { [keys.pointCity]: session.point.city } : {}),
        [keys.pointIndex]: String(session.point.index),
        ...(session.point.page ? { [keys.pointPage]: String(session.point.page) } : {}),
        ...(session.point.filter ? { [keys.pointFilter]: session.point.filter } : {}),
      };

const disputeKeys = ({ dispute }: Session): Record<string, string> =>
  dispute === null
    ? {}
    : {
        [keys.eboxCode]: dispute.ebox,
        ...(dispute.state === null ? {} : { [keys.practiceState]: dispute.state }),
        ...(dispute.caseId === '' ? {} : { [keys.caseId]: dispute.caseId }),
        ...(dispute.header === null ? {} : { [keys.caseHeader]: JSON.stringify(dispute.header) }),
      };

/** Optional keys: removed before the current ones are written. */
const comingAndGoing = [
  keys.renewal,
  keys.pointCode,
  keys.pointName,
  keys.pointCity,
  keys.pointIndex,
  keys.pointPage,
  keys.pointFilter,
  keys.period,
  keys.forced,
  keys.eboxCode,
  keys.practiceState,
  keys.caseId,
  keys.caseHeader,
];

/** The stored data of flows and drafts: all but session and preferences. */
const textsOfFlows = (storage: Storage) => {
  const own = [keys, merchantKeys, preferenceKeys].flatMap((names) => Object.values<string>(names));
  return Object.fromEntries(Object.entries({ ...storage }).filter(([key]) => !own.includes(key)));
};

const textsOf = (session: Session): Record<string, string> => ({
  ...(session.token === null ? {} : { [keys.token]: session.token }),
  ...(session.renewal === null ? {} : { [keys.renewal]: JSON.stringify(session.renewal) }),
  ...(session.forced === null ? {} : { [keys.forced]: session.forced }),
  ...merchantTexts(session),
  ...pointKeys(session),
  ...disputeKeys(session),
  [keys.navigable]: String(session.forced === null),
  ...(session.period === null ? {} : { [keys.period]: JSON.stringify(session.period) }),
  [keys.lastTab]: session.lastTab,
});

export const createSessionStore = (window: Window): SessionStore => {
  const { sessionStorage, localStorage, document } = window;

  let last = '';
  let calls: Record<string, string> = {};

  const point = () => {
    const code = sessionStorage.getItem(keys.pointCode);
    const index = read(rowText, sessionStorage.getItem(keys.pointIndex));
    if (code === null || index === null) return null;
    const page = read(rowText, sessionStorage.getItem(keys.pointPage));
    const filter = sessionStorage.getItem(keys.pointFilter);
    const city = sessionStorage.getItem(keys.pointCity);
    return {
      code,
      index,
      name: sessionStorage.getItem(keys.pointName) ?? '',
      ...(city ? { city } : {}),
      ...(page ? { page } : {}),
      ...(filter ? { filter } : {}),
    };
  };

  const dispute = () => {
    const ebox = sessionStorage.getItem(keys.eboxCode);
    if (ebox === null) return null;
    const state = read(caseState, sessionStorage.getItem(keys.practiceState));
    const caseId = sessionStorage.getItem(keys.caseId) ?? '';
    return {
      ebox,
      state,
      caseId,
      header: read(factsText, sessionStorage.getItem(keys.caseHeader)),
    };
  };

  const found = (): Session => ({
    ...emptySession,
    token: sessionStorage.getItem(keys.token),
    renewal: read(renewalText, sessionStorage.getItem(keys.renewal)),
    merchant: read(merchantText, sessionStorage.getItem(keys.merchant)),
    forced: read(forcedStep, sessionStorage.getItem(keys.forced)),
    point: point(),
    dispute: dispute(),
    period: read(periodText, sessionStorage.getItem(keys.period)),
    lastTab: sessionStorage.getItem(keys.lastTab) === 'single' ? 'single' : 'all',
  });

  const write = (texts: Record<string, string>) => {
    for (const [key, text] of Object.entries(texts)) sessionStorage.setItem(key, text);
  };

  const id = () => {
    const kept = sessionStorage.getItem(keys.id);
    if (kept !== null) return kept;
    const fresh = randomId();
    write({ [keys.id]: fresh });
    return fresh;
  };

  /** From now on the stored files of this user are read, and those of who left are deleted. */
  const own = (user = '') => {
    if (user !== '') void storedFiles.belongTo(user);
  };

  const restore = () => {
    const session = found();
    own(session.merchant?.user);
    return session;
  };

  const readAside = () => read(asideText, sessionStorage.getItem(keys.aside));

  /** After a lost `welcome` and a reload, its user is known only now. */
  const takeBack = (user: string) => {
    const aside = readAside();
    sessionStorage.removeItem(keys.aside);
    if (aside?.user === user) write(aside.texts);
  };

  const save = (session: Session) => {
    for (const key of comingAndGoing) sessionStorage.removeItem(key);
    write({ ...textsOf(session), ...calls, [keys.id]: id() });
    if (session.merchant === null) return;
    own(session.merchant.user);
    takeBack(session.merchant.user);
  };

  const keepCalls = ({ apiBaseUrl, paths }: Configuration) => {
    calls = { [keys.calls]: JSON.stringify({ apiBaseUrl, paths }) };
    if (sessionStorage.getItem(keys.token) !== null) write(calls);
  };

  const empty = () => {
    last = id();
    sessionStorage.clear();
    localStorage.clear();
    for (const cookie of document.cookie.split(';')) {
      const name = cookie.split('=')[0]?.trim();
      if (name) document.cookie = `${name}=; max-age=0; path=/`;
    }
  };

  const clear = () => {
    empty();
    void storedFiles.clearAll();
  };

  const setAside = () => {
    const { token, merchant } = restore();
    // Without a session, drafts typed without a login or stored before are kept.
    if (token === null) return sessionStorage.removeItem(keys.id);
    const texts = textsOfFlows(sessionStorage);
    empty();
    if (merchant === null || Object.keys(texts).length === 0) return;
    write({ [keys.aside]: JSON.stringify({ user: merchant.user, texts }) });
  };

  const replace = (session: Session) => {
    const aside = readAside();
    const isBack = aside !== null && aside.user === session.merchant?.user;
    empty();
    write({ [keys.id]: last });
    save(session);
    if (isBack) write(aside.texts);
  };

  return {
    restore,
    id,
    save,
    keepCalls,
    clear,
    setAside,
    replace,
    lastId: () => last,
    wanted: () => sessionStorage.getItem(keys.wanted),
    want: (page) => write({ [keys.wanted]: page }),
    handOver: () => ({ ...textsOf(restore()), [keys.id]: id() }),
    receive: (texts) => {
      const handed = v.safeParse(sessionTexts, texts);
      if (!handed.success) return null;
      write(handed.output);
      const session = restore();
      if (session.token !== null && session.merchant !== null) return session;
      sessionStorage.clear();
      return null;
    },
  };
};
