import { demoPassword, demoUsers } from '../../acquirer/demo/users';
import { createChosenRows } from './chosen-row';
import { createProfiles } from './profile-model';
import { createSearches } from './search-model';
import type { Said } from './wire';

type Forced = 'password' | 'phone' | null;

/** What is true of a user, as far as the acquirer has acknowledged it. */
export interface Account {
  readonly user: string;
  password: string;
  phone: string | null;
  email: string | null;
  /** The answer to a change was lost, so that the user cannot know its result. */
  unsure: boolean;
  /** What the acquirer still asks for before anything else. */
  forced: Forced;
  readonly closed: boolean;
  readonly lockedFromStart: boolean;
  wrongPasswords: number;
  /** Wrong codes since the last right one, by the call that took them. */
  readonly wrongCodes: Map<string, number>;
}

interface SentCode {
  readonly code: string;
  readonly to: string;
  readonly at: number;
  /** In which session and tab it was asked for. */
  readonly asker: string;
  spent: boolean;
}

const goodForMs = 4.5 * 60_000;
const isGood = ({ spent, at }: SentCode) => !spent && Date.now() - at < goodForMs;

/** The code of one number confirms no other. */
const isFor = ({ asked }: Said, { to }: SentCode) =>
  typeof asked.newCellNumber !== 'string' || asked.newCellNumber === to;

export interface Message {
  readonly to: string;
  readonly code: string;
}

const demoAccount = (one: (typeof demoUsers)[number]): Account => ({
  user: one.userId,
  password: demoPassword,
  phone: one.cellNumber,
  email: one.email,
  unsure: false,
  forced:
    one.temporaryPassword || one.passwordDays < 1
      ? 'password'
      : one.cellNumber === null
        ? 'phone'
        : null,
  closed: one.closed === true,
  lockedFromStart: one.locked === true,
  wrongPasswords: 0,
  wrongCodes: new Map(),
});

const newAccount = (user: string, password: string, phone: string): Account => ({
  user,
  password,
  phone,
  email: null,
  unsure: false,
  forced: null,
  closed: false,
  lockedFromStart: false,
  wrongPasswords: 0,
  wrongCodes: new Map(),
});

/** The call that spends the code which another one sends. */
const spentBy: Readonly<Record<string, string>> = {
  SEND_OTP_OLD_TEL: 'validateOldPhoneOtp',
  SEND_OTP_AND_NEW_TEL: 'validateNewPhoneOtp',
  SEND_OTP_PASSWORD: 'confirmPasswordChange',
  setLoginPhone: 'confirmFirstLoginPhone',
  updateEmail: 'VERIFY_OTP_USER',
  validateMerchantUser: 'VERIFY_OTP_USER',
  validatePosUser: 'VERIFY_OTP_POS',
};

export const spendingCalls = new Set(Object.values(spentBy));

const changing = new Set([
  'confirmPasswordChange',
  'validateNewPhoneOtp',
  'confirmFirstLoginPhone',
  'updateEmail',
  'VERIFY_OTP_USER',
]);

/** Calls whose success or failure a result page reports. */
const conclusions = new Set([
  'confirmPasswordChange',
  'validateOldPhoneOtp',
  'validateNewPhoneOtp',
  'confirmFirstLoginPhone',
  'VERIFY_OTP_USER',
  'VERIFY_OTP_POS',
  'updateEmail',
  'ENROLL_EBOX',
  'MODIFY_EBOX',
  'ADD_MULTIPLE_ADMIN',
  'EBOX_UPLOAD_ALLEGATO',
]);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const wasDone = ({ status, answer, alias }: Said) => {
  if (status !== 200) return false;
  if (alias === 'EBOX_UPLOAD_ALLEGATO')
    return (answer as { esito?: string } | null)?.esito === 'OK';
  return answer !== false;
};

/** Small on purpose: who is signed in, what the acquirer has acknowledged, which answers were wrong. */
export const createModel = () => {
  const accounts = new Map<string, Account>(
    demoUsers.map((one) => [one.userId, demoAccount(one)] as const),
  );
  const tokens = new Map<string, string>();
  const sent = new Map<string, SentCode>();
  const chosen = new Map<string, { password: string; cell: string }>();
  let registering = { cell: '', user: '' };
  let hasRegistered = false;
  let loggingIn = '';
  let lastUser = '';
  const concluded: Said[] = [];
  let messages: readonly Message[] = [];
  const contradictions: string[] = [];
  const askedIn = new Set<string>();
  const unawares = new WeakSet<Said>();
  const resent: string[] = [];
  const usersOfTabs = new Map<number, { readonly user: string; readonly count: number }>();
  const profiles = createProfiles();
  const searches = createSearches();
  const chosenRows = createChosenRows();

  const accountOf = (user: string) => accounts.get(user.trim().toLowerCase());
  const userOf = (said: Said) => tokens.get(said.token) ?? '';

  const learnLogin = ({ asked, location }: Said) => {
    loggingIn = text(asked.userid).trim().toLowerCase();
    lastUser = loggingIn;
    const account = accountOf(loggingIn);
    const admitted = /[?&](code|token)=/.test(location);
    const right = account !== undefined && text(asked.password) === account.password;
    if (admitted && !right)
      contradictions.push(`«${loggingIn}» entra con una password che non è la sua`);
    if (right && !admitted && !mayBeLocked(loggingIn))
      contradictions.push(`«${loggingIn}» è respinto con la password giusta`);
    if (account === undefined) return;
    account.wrongPasswords = right ? account.wrongPasswords : account.wrongPasswords + 1;
    if (admitted) account.wrongPasswords = 0;
  };

  const learnCode = (said: Said, user: string) => {
    const account = accountOf(user);
    const key = sent.get(`${said.alias} ${user}`);
    const right = key !== undefined && key.code === said.asked.otp && isFor(said, key);
    const mustDo = right && isGood(key);
    const refused = said.status === 406;
    if (account !== undefined && refused && !right)
      account.wrongCodes.set(said.alias, (account.wrongCodes.get(said.alias) ?? 0) + 1);
    if (refused && mustDo && (said.answer as { details?: string[] })?.details?.[0] !== '5709')
      contradictions.push(`il codice giusto per ${said.alias} è rifiutato`);
    if (said.status === 200 && !right)
      contradictions.push(
        `${said.alias} accetta per «${user}» un codice che non ha inviato (${text(said.asked.otp)}; l’ultimo è ${key?.code ?? 'nessuno'})`,
      );
    if (said.status !== 406) {
      if (key !== undefined) key.spent = true;
      account?.wrongCodes.set(said.alias, 0);
    }
  };

  const giveUp = (key: string) => {
    const code = sent.get(key);
    if (code !== undefined) sent.set(key, { ...code, asker: '' });
  };

  const learnPassword = (said: Said, account: Account) => {
    const old = text(said.asked.oldPassword);
    if (said.status === 200) {
      account.password = text(said.asked.newPassword);
      account.forced = account.phone === null ? 'phone' : null;
      account.wrongPasswords = 0;
    } else if (said.status !== 406 && said.status !== 401 && old !== account.password)
      account.wrongPasswords += 1;
  };

  const learnRegistration = (said: Said) => {
    const user = text(said.asked.user).toLowerCase();
    const known = chosen.get(user);
    if (said.status !== 200 || known === undefined || accounts.has(user)) return;
    accounts.set(user, newAccount(text(said.asked.user), known.password, known.cell));
    hasRegistered = true;
  };

  const learnOfAccount = (said: Said, account: Account) => {
    const { alias, asked, status } = said;
    if (alias === 'confirmPasswordChange') learnPassword(said, account);
    if (status !== 200) return;
    if (alias === 'welcome') account.unsure = false;
    if (said.lost !== null && changing.has(alias)) account.unsure = true;
    if (alias === 'validateNewPhoneOtp') account.phone = text(asked.newCellNumber);
    if (alias === 'confirmFirstLoginPhone') {
      account.phone = text(asked.newCellNumber);
      if (account.forced === 'phone') account.forced = null;
    }
    if (alias === 'updateEmail' && account.email !== null) account.email = text(asked.email);
    if (alias === 'VERIFY_OTP_USER' && account.email === null)
      account.email = sent.get(`VERIFY_OTP_USER ${account.user}`)?.to ?? account.email;
  };

  /** Another user in a tab leaves nothing there of the one before. */
  const comesTo = (tab: number, user: string) => {
    const { user: before = '', count = 0 } = usersOfTabs.get(tab) ?? {};
    if (user !== '' && user !== before) usersOfTabs.set(tab, { user, count: count + 1 });
  };

  const askerOf = (said: Said, tab: number) =>
    `${said.token} ${tab} ${usersOfTabs.get(tab)?.count ?? 0}`;

  /** A tab in which this session has asked for no code cannot know of one that is still good. */
  const learnAsked = (said: Said, tab: number) => {
    const key = `${spentBy[said.alias]} ${askerOf(said, tab)}`;
    if (said.answer === false && !askedIn.has(key)) unawares.add(said);
    askedIn.add(key);
  };

  const learn = (said: Said, tab = 0) => {
    if (said.alias === 'login') return learnLogin(said);
    comesTo(tab, userOf(said));
    const { alias, asked, answer, status } = said;
    if (alias in spentBy) learnAsked(said, tab);
    if (alias === 'token' && status === 200)
      tokens.set(text((answer as { access_token?: string }).access_token), loggingIn);
    if (alias.startsWith('register/')) registering = { cell: text(asked.cell), user: '' };
    if (alias.startsWith('validate') && 'username' in asked) {
      // A code that is still valid is good for every username chosen since.
      const stands = sent.get(`${spentBy[alias]} ${registering.user}`);
      const key = `${spentBy[alias]} ${text(asked.username).toLowerCase()}`;
      if (answer === false && stands !== undefined) sent.set(key, stands);
      registering.user = text(asked.username).toLowerCase();
      chosen.set(registering.user, { password: text(asked.password), cell: registering.cell });
    }
    const signedIn = userOf(said);
    const user = signedIn || text(asked.user).toLowerCase();
    if (user !== '') lastUser = user;
    profiles.learn(said, signedIn, tab);
    searches.learn(said, tab);
    const account = accountOf(user);
    // The code of a first e-mail is confirmed without a token.
    if (account !== undefined && (signedIn !== '' || alias === 'VERIFY_OTP_USER'))
      learnOfAccount(said, account);
    // Any other answer says nothing of the code.
    if (spendingCalls.has(alias) && [200, 406].includes(status)) learnCode(said, user);
    // After a lost answer the code may have been used: another is asked for.
    if (spendingCalls.has(alias) && said.lost !== null) giveUp(`${alias} ${user}`);
    if (alias.startsWith('VERIFY') && signedIn === '') learnRegistration(said);
    if (conclusions.has(alias)) concluded.push(said);
  };

  /** Codes that were sent since, so that the right one is known. */
  const learnSent = (calls: readonly Said[], outbox: readonly Message[], tab = 0) => {
    // Those that were not there before: a crash may have taken some away.
    const before = new Set(messages.map((each) => JSON.stringify(each)));
    const fresh = outbox.filter((each) => each.code !== '' && !before.has(JSON.stringify(each)));
    messages = outbox;
    const senders = calls.filter((said) => said.alias in spentBy && wasDone(said)).reverse();
    senders.forEach((said, index) => {
      const message = fresh[index];
      const spender = spentBy[said.alias];
      if (message === undefined || spender === undefined) return;
      const user = userOf(said) || text(said.asked.username).toLowerCase();
      const asker = askerOf(said, tab);
      const earlier = sent.get(`${spender} ${user}`);
      if (earlier?.asker === asker && earlier.to === message.to && isGood(earlier))
        resent.push(`${said.alias} a ${message.to}`);
      sent.set(`${spender} ${user}`, { ...message, at: Date.now(), asker, spent: false });
    });
    return fresh.length;
  };

  const mayBeLocked = (user: string) => {
    const account = accountOf(user);
    if (account === undefined) return true;
    const { lockedFromStart, wrongPasswords, wrongCodes } = account;
    return lockedFromStart || wrongPasswords >= 3 || [...wrongCodes.values()].some((n) => n >= 3);
  };

  return {
    profiles,
    searches,
    chosenRows,
    accounts,
    learn,
    learnSent,
    mayBeLocked,
    userOf: (token: string) => tokens.get(token) ?? '',
    accountOf,
    /** The answer that a code is still valid, where none had been requested. */
    isUnawares: (said: Said) => unawares.has(said),
    /** Whether a registration was completed on this walk. */
    hasRegistered: () => hasRegistered,
    /** The user of the last call that reached the acquirer. */
    lastUser: () => lastUser,
    /** The last call that ended a flow, among those that `belongs` names. */
    conclusion: (belongs: (alias: string) => boolean) =>
      concluded.findLast(({ alias }) => belongs(alias)) ?? null,
    /** The last code that was sent, to whomever. */
    lastMessage: () => messages.find(({ code }) => code !== ''),
    codes: () => messages.map(({ code }) => code).filter((code) => code !== ''),
    /** What the acquirer said that cannot be, since last asked. */
    takeContradictions: () => contradictions.splice(0),
    /** Codes that were sent though the one before was still good, since last asked. */
    takeResent: () => resent.splice(0),
    remembersMessages: (outbox: readonly Message[]) => {
      messages = outbox;
    },
  };
};
export type Model = ReturnType<typeof createModel>;
