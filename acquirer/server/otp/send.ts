import { and, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import { Refusal, refuse } from '../common/refusal';
import { perDay, perHour } from '../http/rate-limit';
import { logUnsent } from '../messages/delivery-error';
import type { Services } from '../services';
import {
  attemptsThatLock,
  type CodeKey,
  codeHash,
  codeMinutes,
  newCode,
  noTarget,
  restSeconds,
  secretId,
} from './code';
import { type Purpose, oneTimeCode as table } from './tables';

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

const rememberedHours = 24;

const excluded = (column: string): SQL => sql`excluded.${sql.identifier(column)}`;

/**
 * Whether the same code is asked for again: to the same place, by the same session, before it has
 * expired.
 */
const isResend = (now: Date) =>
  sql`(${table.target} = ${excluded('target')} and ${table.boundTo} = ${excluded('bound_to')} and ${table.expiresAt} > ${now.toISOString()}::timestamptz)`;

/**
 * Wrong attempts outlive their code: otherwise asking for another would allow three more. A lock or
 * a day ends them.
 */
const attemptsLeftOver = sql`case when ${table.attempts} < ${attemptsThatLock} then ${table.attempts} else 0 end`;

/**
 * Puts a new code in force, which voids the previous one. Returns false, and keeps the previous
 * one, when a resend follows too soon. One statement, so that two at once cannot both pass.
 */
const putInForce = async (services: Services, key: CodeKey, hash: string) => {
  const now = services.clock();
  const resend = isResend(now);
  const put = await services.db
    .insert(table)
    .values({
      holder: key.holder,
      purpose: key.purpose,
      boundTo: key.boundTo ?? '',
      target: key.target,
      codeHash: hash,
      secretId: secretId(services.settings.codeSecret),
      sentAt: now,
      expiresAt: after(now, codeMinutes),
    })
    .onConflictDoUpdate({
      target: [table.holder, table.purpose],
      set: {
        boundTo: excluded('bound_to'),
        target: excluded('target'),
        codeHash: excluded('code_hash'),
        secretId: excluded('secret_id'),
        attempts: attemptsLeftOver,
        resends: sql`case when ${resend} then ${table.resends} + 1 else 0 end`,
        sentAt: excluded('sent_at'),
        expiresAt: excluded('expires_at'),
      },
      setWhere: sql`not ${resend} or ${table.resends} = 0 or ${lte(table.sentAt, before(now, restSeconds))}`,
    })
    .returning({ holder: table.holder });
  return put.length > 0;
};

/** Removes codes after the time for which they are remembered. */
const forgetOld = ({ db, clock }: Services) =>
  db.delete(table).where(lt(table.sentAt, before(clock(), rememberedHours * 3600)));

/** A code that was not delivered must not delay the next one. */
const withdraw = ({ db }: Services, { holder, purpose }: CodeKey, hash: string) =>
  db
    .update(table)
    .set({ resends: 0, expiresAt: new Date(0), codeHash: '' })
    .where(and(eq(table.holder, holder), eq(table.purpose, purpose), eq(table.codeHash, hash)));

const deliver = async (services: Services, key: CodeKey, code: string) => {
  const { target: to, purpose } = key;
  if (to === noTarget) return undefined;
  const channel = to.includes('@') ? 'email' : 'sms';
  try {
    const text = textWith(code, purpose);
    await services.messenger.send({ to, channel, subject: 'Il suo codice', text, code });
    return undefined;
  } catch (error) {
    logUnsent(services.log, `a one-time code (${channel})`)(error);
    return error;
  }
};

/** `tooSoon`: the code sent before is still valid. `notSent`: there is none. */
export type Sending = 'sent' | 'tooSoon' | 'notSent';

/** Sends a new code, which voids the one before, at the expense of a company ('' for a code that is not sent). */
export type SendCode = (key: CodeKey, societyCode: string) => Promise<Sending>;

const tooManyInAll = (seconds: number) =>
  new Refusal(503, ['too many codes'], { 'Retry-After': `${seconds}` });

/**
 * The limits of all codes. Registrations and users are counted apart: strangers who register cannot
 * use up what the users of a company need.
 */
const codeLimits = ({ db, settings, log }: Services) => {
  const hourly = perHour(db, 'codes', settings.codesPerHour);
  const daily = perDay(db, 'company codes', settings.codesPerCompanyDay);
  const inAll = perHour(db, 'all codes', settings.codesPerHourInAll);
  return async ({ holder, target, purpose }: CodeKey, societyCode: string) => {
    const whose = purpose === 'registration' ? 'registrations' : 'users';
    const ofHolder = await hourly(`holder ${holder}`);
    if (target === noTarget) return ofHolder === 0;
    const waits = [
      ofHolder,
      await hourly(`target ${target}`),
      await daily(`${whose} ${societyCode}`),
    ];
    if (waits.some((seconds) => seconds > 0)) return false;
    const seconds = await inAll(whose);
    if (seconds === 0) return true;
    log('no more one-time codes are sent this hour: CODES_PER_HOUR_IN_ALL');
    throw tooManyInAll(seconds);
  };
};

/**
 * Sends codes (OTP-001): six random digits, in force for 5 minutes, kept as a keyed hash. None
 * within 30 seconds of a resend, none above a limit, none when the gateway fails. 503 where there
 * is no gateway, and when all the codes of an hour have been sent.
 */
export const codeSender = (services: Services): SendCode => {
  const isWithinLimits = codeLimits(services);
  return async (key, societyCode) => {
    if (!(await isWithinLimits(key, societyCode))) return 'notSent';
    await forgetOld(services);
    const code = newCode();
    const hash = codeHash(services.settings.codeSecret, key, code);
    if (!(await putInForce(services, key, hash))) return 'tooSoon';
    const failure = await deliver(services, key, code);
    if (failure === undefined) return 'sent';
    await withdraw(services, key, hash);
    if (failure instanceof Refusal) throw failure;
    return 'notSent';
  };
};

/**
 * The answer of a call that sends a code: `false` when the previous one is still valid, 500 when
 * none could be sent.
 */
export const asAnswer = (sending: Sending) =>
  sending === 'notSent' ? refuse(500, 'the code could not be sent') : sending === 'sent';

const uses: Readonly<Record<Purpose, string>> = {
  registration: 'per completare la registrazione',
  oldPhone: 'per modificare il numero di telefono cellulare',
  newPhone: 'per confermare il nuovo numero di telefono cellulare',
  firstPhone: 'per confermare il numero di telefono cellulare',
  password: 'per modificare la password',
  recovery: 'per scegliere una nuova password e sbloccare l’utenza',
  email: 'per confermare l’indirizzo e-mail',
};

/** What the person reads (an SMS or an e-mail). */
export const textWith = (code: string, purpose: Purpose) =>
  `Portale Esercenti: ${code} è il codice ${uses[purpose]}. Vale ${codeMinutes} minuti; per la sua sicurezza non lo comunichi a nessuno.`;
