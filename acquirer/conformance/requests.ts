import type { Extension } from '../contract/call';
import type { Alias } from '../contract/calls';
import { examples, rulesOf } from '../contract/examples';
import { blankRequest } from '../contract/fields';
import { getTotalTransaction } from '../contract/movements';
import { noGross, type OwnData } from './own-data';

/** Who asks and when: a user id with its password where they are known, and a word that is new each time. */
export interface Asking {
  readonly own: OwnData;
  readonly extensions: readonly Extension[];
  readonly today: Date;
  readonly user: string;
  readonly password: string;
  readonly unique: string;
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10);
const reportDay = (day: Date) => isoDay(day).replace(/(\d+)-(\d+)-(\d+)/, '$3/$2/$1');
const yearBefore = (day: Date) => new Date(day.getTime() - 365 * 86_400_000);

const movementCriteria = async ({ own }: Asking) => ({
  ...blankRequest(getTotalTransaction),
  ...(await own.period()),
  codPos: await own.codPos(),
});

const summaryCriteria = async ({ own }: Asking) => ({
  ...noGross,
  ...(await own.period()),
  codPos: await own.codPos(),
  abi: '',
  pos: '',
  orderBy: '',
  page: 1,
});

const assignments = async ({ own }: Asking) => {
  const [point] = await own.registeredPoints();
  if (point === undefined) return undefined;
  const [user] = await own.usersOf(point.codPointOfSales);
  const { codPointOfSales, name, city } = point;
  const chosen = user && { user: user.user, email: user.email };
  return (
    chosen && [
      { codPos: codPointOfSales, signboard: name, city, codAdmin: codPointOfSales, ...chosen },
    ]
  );
};

/** One manager for the whole company: the user who asks. */
const companyManager = async ({ own }: Asking) => {
  const [user] = await own.companyUsers();
  const who = await own.who();
  const points = (await own.registeredPoints()).map(({ codPointOfSales }) => ({ codPointOfSales }));
  if (user === undefined || who === undefined) return undefined;
  return {
    codManager: who.codsoc,
    email: user.email,
    pointOfSalesList: points,
    type: 'S',
    typeManager: 'S',
    user: user.user,
    description: `${who.name} ${who.address} ${who.city}`,
  };
};

const enrolment = async (asking: Asking) => {
  const manager = await companyManager(asking);
  const who = await asking.own.who();
  if (manager === undefined || who === undefined) return undefined;
  const { user, email, description } = manager;
  const { nome: name, cognome: surname, cellNumber: telephone } = who;
  const known = Object.entries({ name, surname, telephone }).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(known), user, email, description, managerList: [manager] };
};

const answerable = ['nuove', 'sospeso', 'scadenza'];

const managerOrCase = (asking: Asking, states?: readonly string[]) => asking.own.caseList(states);

type MakeRequest = (asking: Asking) => Promise<object | undefined>;

/** The contract's examples with what the back end itself holds; undefined where it holds nothing. */
const made: Partial<Readonly<Record<Alias, MakeRequest>>> = {
  searchPointOfSales: async () => ({ filter: '' }),
  getTotalTransaction: movementCriteria,
  getTransactionList: movementCriteria,
  GET_TOTAL_SUMMARY: summaryCriteria,
  GET_SUMMARY_LIST: summaryCriteria,
  GET_SUMMARY_TRANSACTION_LIST: async ({ own }) => {
    const rising = (await own.summaries()).toSorted(
      (one, other) => one.transactionNumber - other.transactionNumber,
    );
    const largest = rising.at(-1);
    return largest && { branchCode: largest.branchCode, uid: largest.uid };
  },
  GET_STATISTICS: async ({ own }) => ({ codPos: await own.codPos() }),
  findMovements: async ({ own }) => {
    const [first] = await own.summaries();
    return first && { text: first.code };
  },
  payouts: async ({ own }) => {
    const { month } = (await own.period()) ?? {};
    return month === undefined ? undefined : { month, amount: '', codPos: await own.codPos() };
  },
  monthByPoint: async ({ own }) => {
    const { month } = (await own.period()) ?? {};
    const isCompany = (await own.who())?.code === '1';
    return isCompany && month !== undefined ? { month, otherMonth: '' } : undefined;
  },
  GET_PDF_ACCOUNT_BALANCE: async ({ own }) => {
    const statement = await own.statement();
    return statement && { branchCode: statement.branchCode, date: statement.date };
  },
  GET_OUTSTANDING: async ({ today }) => ({ date: isoDay(today) }),
  SEARCH_USER_POS_LIST: async ({ own }) => {
    const [point] = await own.registeredPoints();
    return point && { codPointOfSales: point.codPointOfSales };
  },
  SEARCH_POS_PAGED: async () => ({ ids: [] }),
  GET_POINT_OF_SALES: async ({ own }) => {
    const [point] = await own.points();
    return point && { codPointOfSales: point.codPointOfSales };
  },
  ADD_MULTIPLE_ADMIN: assignments,
  ENROLL_EBOX: enrolment,
  MODIFY_EBOX: enrolment,
  EBOX_REQUEST: async (asking) => {
    const [manager] = await asking.own.managers();
    return manager && { ebox: manager.eboxCode };
  },
  SEARCH_PRATICES: async (asking) => {
    const found = await managerOrCase(asking);
    return found && { ebox: found.ebox, state: found.state };
  },
  findCases: async (asking) => {
    const found = await managerOrCase(asking);
    return found && { search: found.practice };
  },
  EBOX_DETAIL: async (asking) => {
    const found = await managerOrCase(asking);
    return found && { caseID: found.caseId };
  },
  EBOX_DOWNLOAD_ALLEGATO: async ({ own }) => own.attachment(),
  EBOX_UPLOAD_ALLEGATO: async (asking) => {
    const found = await managerOrCase(asking, answerable);
    return found && { caseId: found.caseId, ebox: found.ebox };
  },
  draftReply: async (asking) => {
    const found = await managerOrCase(asking, answerable);
    return found && { caseID: found.caseId };
  },
  assignCase: async ({ own }) => own.handover(answerable),
  DETAIL_REPORT: async ({ own, today, extensions }) => {
    const [point] = await own.points();
    const cod = (await own.codPos()) || (point?.codPointOfSales ?? '');
    return cod === ''
      ? undefined
      : {
          cod,
          startDate: reportDay(yearBefore(today)),
          endDate: reportDay(today),
          ...(extensions.includes('replyTimes') ? { replies: true } : {}),
        };
  },
  validateMerchantUser: async ({ unique }) => ({ username: `esercente${unique}` }),
  validatePosUser: async ({ unique }) => ({ username: `negozio${unique}` }),
  VERIFY_OTP_USER: async ({ unique }) => ({ user: `esercente${unique}` }),
  VERIFY_OTP_POS: async ({ unique }) => ({ user: `negozio${unique}` }),
  validateOldPhoneOtp: async ({ user }) => ({ user }),
  recoverPassword: async ({ user }) => ({ user }),
  confirmRecovery: async ({ user }) => ({ user }),
  confirmPasswordChange: async ({ password }) => ({ oldPassword: password }),
};

/** What a list of a month is asked for where nothing else is said above: the first month that has rows. */
const monthWithRows =
  (alias: Alias): MakeRequest =>
  async ({ own }) => {
    const { request } = examples[alias];
    const { rows } = rulesOf(alias);
    if (rows === undefined || !('month' in request) || request.month === '') return undefined;
    const month = await own.monthWith(alias, request, rows);
    return month === undefined ? undefined : { month };
  };

/** The request that a correct back end answers with 200, as far as its own data allow. */
export const requestFor = async (
  alias: Alias,
  asking: Asking,
  given: object = {},
): Promise<object> => {
  const { request } = examples[alias];
  const own = (await (made[alias] ?? monthWithRows(alias))(asking)) ?? {};
  if (Array.isArray(request)) return Array.isArray(own) ? own : request;
  return { ...request, ...own, ...given };
};
