import { and, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import { refuse } from '../common/refusal';
import { perHour } from '../http/rate-limit';
import type { Services } from '../services';
import {
  attemptsThatLock,
  type CodeKey,
  codeHash,
  codeMinutes,
  newCode,
  restSeconds,
  secretId,
} from './code';
import { oneTimeCode as table } from './tables';
import { textWith } from './texts';

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
  const channel = to.includes('@') ? 'email' : 'sms';
  try {
    await services.messenger.send({ to, channel, text: textWith(code, purpose), code });
    return true;
  } catch {
    services.log(`a one-time code could not be sent (${channel})`);
    return false;
  }
};

/** `tooSoon`: the code sent before is still valid. `notSent`: there is none. */
export type Sending = 'sent' | 'tooSoon' | 'notSent';

/** Sends a new code, which voids the one before. */
export type SendCode = (key: CodeKey) => Promise<Sending>;

/**
 * Sends codes (OTP-001): six random digits, in force for 5 minutes, kept as a keyed hash. None
 * within 30 seconds of a resend, none above the hourly limit, none when the gateway fails.
 */
export const codeSender = (services: Services): SendCode => {
  const wait = perHour(services.db, 'codes', services.settings.codesPerHour);
  return async (key) => {
    const waits = [await wait(`holder ${key.holder}`), await wait(`target ${key.target}`)];
    if (waits.some((seconds) => seconds > 0)) return 'notSent';
    await forgetOld(services);
    const code = newCode();
    const hash = codeHash(services.settings.codeSecret, key, code);
    if (!(await putInForce(services, key, hash))) return 'tooSoon';
    if (await deliver(services, key, code)) return 'sent';
    await withdraw(services, key, hash);
    return 'notSent';
  };
};

/**
 * The answer of a call that sends a code: `false` when the previous one is still valid, 500 when
 * none could be sent.
 */
export const asAnswer = (sending: Sending) =>
  sending === 'notSent' ? refuse(500, 'the code could not be sent') : sending === 'sent';
