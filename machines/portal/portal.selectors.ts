import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../flow-result';
import { isAt, type PageName, pageAt, pathOf } from '../pages';
import type { portalMachine } from './portal.machine';
import { isInDisputes, isOpenToAll, ledElsewhere } from './rights';
import { isEnrolled, isRestricted } from './session';

export type PortalSnapshot = SnapshotFrom<typeof portalMachine>;

/** The verdict on a requested address. */
export type Verdict =
  | { readonly type: 'show' }
  /** A screen that covers the page at any address. */
  | { readonly type: 'cover' }
  | { readonly type: 'wait' }
  | { readonly type: 'redirect'; readonly path: string };

const show: Verdict = { type: 'show' };
const redirect = (page: PageName): Verdict => ({ type: 'redirect', path: pathOf(page) });

const setupPages = (snapshot: PortalSnapshot) =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.setupPages !== undefined)?.setupPages;

/**
 * Whether an address may be shown now, and if not where its visitor is led (NAV-001 to NAV-031,
 * LOG-014, PRM-001, PRM-008). Asked before anything is rendered.
 */
export const admits = (snapshot: PortalSnapshot, path: string): Verdict => {
  if (snapshot.hasTag('busy')) return { type: 'wait' };
  if (snapshot.hasTag('anywhere')) return { type: 'cover' };
  const mustCompleteSetup = setupPages(snapshot);
  if (mustCompleteSetup !== undefined)
    return isAt(path, ...mustCompleteSetup) ? show : redirect(mustCompleteSetup[0] ?? 'start');
  const page = pageAt(path);
  const { session, configuration } = snapshot.context;
  if (!isSignedIn(snapshot)) return isOpenToAll(page, configuration) ? show : redirect('login');
  const elsewhere = ledElsewhere(page, session, configuration);
  return elsewhere === null ? show : redirect(elsewhere);
};

/** Whether a signed-in user may open a page. */
export const mayOpen = ({ context }: PortalSnapshot, page: PageName) =>
  ledElsewhere(page, context.session, context.configuration) === null;

/** A user who can be a manager, where the back end sends e-mails about cases and keeps the choice. */
export const mayGetReminders = ({ context: { session, configuration } }: PortalSnapshot) =>
  isEnrolled(session) &&
  (['openCases', 'preferences'] as const).every((needed) =>
    configuration?.extensions.includes(needed),
  );

type Access = PortalSnapshot['value']['access'];
type Inner = Access extends infer Part ? (Part extends object ? Part[keyof Part] : never) : never;

export type AccessState = NameOf<Inner>;

/** The name of the screen: inside, whether a step comes first. */
export const accessState = ({ value: { access } }: PortalSnapshot): AccessState =>
  nameOf(Object.values(access)[0] as Inner);

export const isSessionExpired = (snapshot: PortalSnapshot) =>
  snapshot.matches({ session: 'expired' });
export const isSignedIn = (snapshot: PortalSnapshot) =>
  snapshot.matches({ access: { inside: 'signedIn' } });
/** Signed in, or confined to what must be done first. */
export const isInside = (snapshot: PortalSnapshot) => snapshot.matches({ access: 'inside' });
export const isOnErrorPage = (snapshot: PortalSnapshot) =>
  snapshot.matches({ access: { inside: { signedIn: 'onErrorPage' } } });

/**
 * The session that a tab hands over to a new one: only a complete one, without a forced first step.
 */
export const mayHandOver = (snapshot: PortalSnapshot) =>
  isSignedIn(snapshot) && !isSessionExpired(snapshot);

/** The token that calls carry: of the login while it plays, else of the session in force. */
export const tokenInUse = (snapshot: PortalSnapshot) =>
  snapshot.children.login?.getSnapshot().context.session.token ?? snapshot.context.session.token;

export const session = (snapshot: PortalSnapshot) => snapshot.context.session;
export const configuration = (snapshot: PortalSnapshot) => snapshot.context.configuration;

/** Whether the page that failed belongs to Dispute Online (RES-015). */
export const failedInDisputes = (snapshot: PortalSnapshot) =>
  isInDisputes(pageAt(snapshot.context.failedAt ?? ''));

/** The message of the login page or of the public error page, if any. */
export const notice = (snapshot: PortalSnapshot) => snapshot.context.notice;

/** Whether the login page's message asks to call support. */
export const needsSupport = ({ context: { notice } }: PortalSnapshot) =>
  notice === 'locked' || notice === 'notServed' || notice === 'loginBlocked';

export const restricted = (snapshot: PortalSnapshot) =>
  isRestricted(snapshot.context.session, snapshot.context.configuration?.restrictedUserType ?? '');
