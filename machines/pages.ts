import type { Extension } from '../acquirer/contract/call';

/** The entries of the navigation. */
export type Section = 'home' | 'statements' | 'disputes' | 'unpaid' | 'settings' | 'find';

interface Page {
  readonly path: string;
  /** The flow that is played there; none where the portal itself shows the page. */
  readonly flow?: string;
  /** Flows that get there by themselves: none is entered there. */
  readonly innerOf?: readonly string[];
  /** The entry of the navigation it belongs to; an inner page belongs where its flow does. */
  readonly section?: Section;
  /** An entry of Home's menu; HOM-028: before some of them the session is refreshed. */
  readonly menu?: 'open' | 'refreshFirst';
  /** The page exists only where the configuration names this extension. */
  readonly extension?: Extension;
  /** Its search is in its address and can be saved, by name and among the last searches. */
  readonly searched?: true;
  /** Its entry in the row of consultations; the first page of an entry is where the entry leads. */
  readonly consultation?: string;
}

type Pages = Readonly<Record<string, Page>>;

/** Pages without a session. */
const publicPages = {
  start: { path: '/' },
  login: { path: '/login' },
  registrationKind: { path: '/RegistrationSelect', flow: 'registration' },
  companyRegistration: { path: '/SocietyRegistration', flow: 'registration' },
  shopRegistration: { path: '/ShopRegistration', flow: 'registration' },
  registrationCredentials: { path: '/ValidateRegistration', flow: 'registration' },
  registrationCode: { path: '/OTPCodeReg', flow: 'registration' },
  registrationResult: { path: '/RegistrationResult', flow: 'registration' },
  passwordRecovery: {
    path: '/PasswordDimenticata',
    flow: 'password-recovery',
    extension: 'passwordRecovery',
  },
  publicError: { path: '/ErrorPageReg' },
} as const satisfies Pages;

/** For holders of a token, who may have something to do before the portal opens. */
const tokenPages = {
  firstPhone: { path: '/InsertTelephone', flow: 'first-phone' },
  firstEmail: { path: '/InsertEmail', flow: 'first-email', section: 'home' },
  passwordRenewal: { path: '/AggiornaPassword', flow: 'password-change' },
  firstPassword: { path: '/InsertPassword', flow: 'password-change' },
  expiredPassword: { path: '/ChangePassword', flow: 'password-change' },
  code: { path: '/OTPCode', innerOf: ['first-email', 'password-change'] },
  result: { path: '/ResultPage', innerOf: ['first-email', 'password-change', 'cases'] },
  error: { path: '/ErrorPage' },
} as const satisfies Pages;

/** For users of the whole portal. */
const portalPages = {
  home: { path: '/Home', flow: 'point-of-sale', section: 'home' },
  movements: {
    path: '/Home/Movimenti',
    flow: 'movements',
    section: 'home',
    menu: 'refreshFirst',
    consultation: 'movements',
    searched: true,
  },
  summaries: {
    path: '/Home/Riepilogo',
    flow: 'summaries',
    section: 'home',
    menu: 'refreshFirst',
    consultation: 'summaries',
    searched: true,
  },
  monthlyStatistics: {
    path: '/Home/StatisticaMensile',
    flow: 'statistics',
    section: 'home',
    menu: 'open',
    consultation: 'statistics',
  },
  quarterlyStatistics: {
    path: '/Home/StatisticaTrimestrale',
    flow: 'statistics',
    section: 'home',
    menu: 'open',
    consultation: 'statistics',
  },
  halfYearlyStatistics: {
    path: '/Home/StatisticaSemestrale',
    flow: 'statistics',
    section: 'home',
    menu: 'open',
    consultation: 'statistics',
  },
  differences: {
    path: '/Home/DettaglioDifferenzeContabili',
    flow: 'differences',
    section: 'home',
    menu: 'refreshFirst',
    consultation: 'differences',
    searched: true,
  },
  disputeCharges: {
    path: '/Home/AddebitiContestazioni',
    flow: 'charges',
    section: 'home',
    menu: 'refreshFirst',
    consultation: 'disputeCharges',
    searched: true,
  },
  monthByPoint: {
    path: '/Home/MesePerPuntoVendita',
    flow: 'month-by-point',
    section: 'home',
    menu: 'refreshFirst',
    extension: 'monthByPoint',
    consultation: 'monthByPoint',
    searched: true,
  },
  payouts: {
    path: '/Home/Accrediti',
    flow: 'payouts',
    section: 'home',
    menu: 'refreshFirst',
    extension: 'payouts',
    consultation: 'payouts',
    searched: true,
  },
  findMovements: {
    path: '/Home/Trova',
    flow: 'find-movements',
    section: 'find',
    extension: 'findMovements',
    searched: true,
  },
  statements: {
    path: '/EstrattoConto',
    flow: 'statements',
    section: 'statements',
    searched: true,
  },
  disputeOnline: { path: '/DisputeOnline', flow: 'dispute-online', section: 'disputes' },
  disputeProfile: { path: '/DisputeOnlineRegistered', flow: 'dispute-online', section: 'disputes' },
  caseManagers: { path: '/Dispute/GestioneRichieste', flow: 'cases', section: 'disputes' },
  caseList: { path: '/Dispute/StatoPratiche', flow: 'cases', section: 'disputes' },
  openCases: {
    path: '/Dispute/RichiesteAperte',
    flow: 'cases',
    section: 'disputes',
    extension: 'openCases',
  },
  caseDetail: { path: '/Dispute/DettaglioPratica', flow: 'cases', section: 'disputes' },
  disputeReport: { path: '/Dispute/Report', flow: 'report', section: 'disputes' },
  unpaid: { path: '/Insoluti', flow: 'unpaid', section: 'unpaid' },
  settings: { path: '/Setting', flow: 'settings', section: 'settings' },
  phoneChange: { path: '/Setting/ModificaTelefono', flow: 'phone-change', section: 'settings' },
  passwordChange: {
    path: '/Setting/ModificaPassword',
    flow: 'password-change',
    section: 'settings',
  },
  emailChange: { path: '/Setting/ModificaEmail', flow: 'email-change', section: 'settings' },
} as const satisfies Pages;

/**
 * Every page of the portal (NAV-001 to NAV-030), and the one place where its address is written.
 * What else is known of pages is keyed by these names.
 */
const pages = { ...publicPages, ...tokenPages, ...portalPages };

type Registry = typeof pages;
export type PageName = keyof Registry;
type PagesWith<Known> = {
  [Name in PageName]: Registry[Name] extends Known ? Name : never;
}[PageName];

/** The pages of Home's menu. */
export type MenuPage = PagesWith<{ readonly menu: string }>;
/** The pages whose searches can be kept. */
export type SearchedPage = PagesWith<{ readonly searched: true }>;
type ConsultationPage = PagesWith<{ readonly consultation: string }>;
/** The entries of the row of consultations. */
export type Consultation = Registry[ConsultationPage]['consultation'];
type FlowPage = PagesWith<{ readonly flow: string }>;
export type FlowName = Registry[FlowPage]['flow'];
/** The pages at which a flow is entered. */
export type PageOf<Flow extends FlowName> = PagesWith<{ readonly flow: Flow }>;

const entries = Object.entries(pages) as readonly (readonly [PageName, Page])[];

export const pageNames = entries.map(([name]) => name);

export const pathOf = (page: PageName): string => pages[page].path;

const byPath = new Map(entries.map(([name, { path }]) => [path, name]));

/** Whether an address belongs to one of these pages. */
export const isAt = (address: string, ...names: readonly PageName[]) =>
  names.some((name) => name === pageAt(address));

/** The page of an address, whatever its query; none where the portal has none. */
export const pageAt = (address: string) => byPath.get(address.replace(/[?#].*/, ''));

/** Who may open a page: every visitor, holders of a token, or users of the whole portal. */
export const audienceOf = (page: PageName): 'public' | 'token' | 'navigable' => {
  if (page in publicPages) return 'public';
  return page in tokenPages ? 'token' : 'navigable';
};

/** The entry of the navigation that a page belongs to. */
export const sectionOf = (page: PageName): Section | null => (pages[page] as Page).section ?? null;

/** The extension that a page needs; null for a page of the specification. */
export const extensionOf = (page: PageName): Extension | null =>
  (pages[page] as Page).extension ?? null;

/** The entry of the row of consultations that a page belongs to. */
export const consultationOf = (page: PageName): Consultation | null =>
  ((pages[page] as Page).consultation as Consultation | undefined) ?? null;

export const isSearched = (page: PageName | undefined): page is SearchedPage =>
  page !== undefined && 'searched' in pages[page];

/** Consultations of all points of sale side by side. */
const ofAllPoints: readonly PageName[] = ['monthByPoint'];

/** The row of these pages names the shop alone. */
const besideConsultations: readonly PageName[] = ['statements', 'unpaid'];

/** Whether the entries of the consultations are in the row of a page. */
export const hasConsultations = (page: PageName) =>
  consultationOf(page) !== null || page === 'findMovements';

/** Whether the row of consultations is under the header of a page. */
export const hasConsultationRow = (page: PageName) =>
  hasConsultations(page) || besideConsultations.includes(page);

/** Whether a page shows the figures of the shop in force. */
export const isNarrowedByPoint = (page: PageName) =>
  hasConsultationRow(page) && !ofAllPoints.includes(page);

const firstOf = (entry: Consultation) =>
  pageNames.find((page) => consultationOf(page) === entry) as PageName;

/** The entries of the row of consultations in their order, each with the page it leads to. */
export const consultations: readonly (readonly [Consultation, PageName])[] = [
  ...new Set(pageNames.flatMap((page) => consultationOf(page) ?? [])),
].map((entry) => [entry, firstOf(entry)]);

const isMenuPage = (page: PageName): page is MenuPage => 'menu' in pages[page];

/** In the order of Home's menu (HOM-020 to HOM-026). */
export const menuPages = pageNames.filter(isMenuPage);

/** HOM-028: whether the session is refreshed before a page of Home's menu opens. */
export const refreshesFirst = (page: MenuPage) => pages[page].menu === 'refreshFirst';

const flowAt = (page: PageName): FlowName | undefined => {
  const { flow } = pages[page] as Page;
  return flow as FlowName | undefined;
};

/** A page of the registration, or the one that interrupts it. */
export const isOfRegistration = (address: string) => {
  const page = pageAt(address);
  return page === 'publicError' || (page !== undefined && flowAt(page) === 'registration');
};

/** Every flow that has a page. */
export const flowNames = [...new Set(pageNames.flatMap((page) => flowAt(page) ?? []))];

/** The pages at which a flow is entered, and those it gets to by itself. */
export const pagesOf = (flow: FlowName) => ({
  entered: pageNames.filter((page) => flowAt(page) === flow),
  inner: pageNames.filter((page) => (pages[page] as Page).innerOf?.includes(flow) ?? false),
});

/** In the address of a flow that goes on where it was, wherever that is. */
export const goesOn = 'continua';
