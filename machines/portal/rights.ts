import type { Configuration } from '../../acquirer/contract/configuration';
import { audienceOf, extensionOf, type MenuPage, menuPages, type PageName } from '../pages';
import { isCompany, isEnrolled, isRestricted, type Session } from './session';

/** What the configuration decides of the rights; null before it is read. */
type Offered = Pick<Configuration, 'extensions' | 'restrictedUserType'> | null;

/** The page to show instead, to a user without the right; null where the page opens. */
type Elsewhere = (session: Session, restrictedUserType: string) => PageName | null;

const companiesOnly: Elsewhere = (session) => (isCompany(session) ? null : 'home');

const disputeHandlers: Elsewhere = (session) =>
  isCompany(session) || isEnrolled(session) ? null : 'disputeOnline';

/**
 * Only a user with a temporary password, who is confined to its renewal, chooses a new one without
 * the old.
 */
const temporaryPassword: Elsewhere = () => 'home';

/** The pages that are not for every user of the portal. */
const elsewhere: Partial<Readonly<Record<PageName, Elsewhere>>> = {
  /** The phone of an account is given once, and changed in the settings. */
  firstPhone: ({ merchant }) => (merchant?.cellNumber ? 'home' : null),
  passwordRenewal: temporaryPassword,
  firstPassword: temporaryPassword,
  /** Only a user who must change the password first sees it as expired. */
  expiredPassword: () => 'passwordChange',
  monthByPoint: companiesOnly,
  disputeOnline: (session) => (isEnrolled(session) ? 'disputeProfile' : null),
  disputeProfile: (session) => (isEnrolled(session) ? null : 'disputeOnline'),
  caseManagers: disputeHandlers,
  caseList: disputeHandlers,
  openCases: disputeHandlers,
  caseDetail: disputeHandlers,
  settings: (session, restrictedUserType) =>
    isRestricted(session, restrictedUserType) ? null : 'home',
  /** An address that was never confirmed is given first, with a code (EML-008). */
  emailChange: ({ merchant }) => (merchant?.email ? null : 'firstEmail'),
};

const inDisputes: readonly PageName[] = [
  'caseManagers',
  'caseList',
  'openCases',
  'caseDetail',
  'disputeReport',
];

/** Whether a page belongs to the service itself, not to its presentation and enrolment. */
export const isInDisputes = (page: PageName | undefined) =>
  page !== undefined && inDisputes.includes(page);

const isMissing = (page: PageName, offered: Offered) => {
  const extension = extensionOf(page);
  return extension !== null && !offered?.extensions.includes(extension);
};

/** Whether a page opens without a session. */
export const isOpenToAll = (page: PageName | undefined, offered: Offered) =>
  page !== undefined && audienceOf(page) === 'public' && !isMissing(page, offered);

/** The page to show instead to a signed-in user; null where the page opens. */
export const ledElsewhere = (
  page: PageName | undefined,
  session: Session,
  offered: Offered,
): PageName | null => {
  // A password manager opens the recovery, also while a user is signed in.
  if (page === 'passwordRecovery') return 'passwordChange';
  if (page === undefined || audienceOf(page) === 'public' || isMissing(page, offered))
    return 'home';
  return elsewhere[page]?.(session, offered?.restrictedUserType ?? '') ?? null;
};

/** The entries of Home's menu that this user can open. */
export const menuFor = (session: Session, offered: Offered): readonly MenuPage[] =>
  menuPages.filter((page) => ledElsewhere(page, session, offered) === null);
