import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Services } from '../services';
import { reminder } from './tables';

type Sending = Pick<Services, 'db' | 'clock' | 'messenger' | 'log'>;

/** Longer than the wait for a gateway: a process that claimed an e-mail so long ago has stopped. */
const claimMs = 600_000;

/** Of two processes at once only one gets it. */
const claim = async ({ db, clock }: Sending, id: number) => {
  const now = clock();
  const abandoned = lt(reminder.claimedAt, new Date(now.getTime() - claimMs));
  const [claimed] = await db
    .update(reminder)
    .set({ claimedAt: now })
    .where(
      and(eq(reminder.id, id), isNull(reminder.sentAt), or(isNull(reminder.claimedAt), abandoned)),
    )
    .returning();
  return claimed;
};

/** Sends what was not sent, each to its recipient once. What fails is left to the next time. */
export const sendReminders = async (services: Sending) => {
  const { db, clock, messenger, log } = services;
  const waiting = await db
    .select({ id: reminder.id })
    .from(reminder)
    .where(isNull(reminder.sentAt))
    .orderBy(reminder.id);
  for (const { id } of waiting) {
    const claimed = await claim(services, id);
    if (!claimed) continue;
    const { recipient: to, body: text } = claimed;
    const isSent = await messenger.send({ to, channel: 'email', text }).then(
      () => true,
      () => false,
    );
    if (!isSent) log('a reminder could not be sent');
    await db
      .update(reminder)
      .set(isSent ? { sentAt: clock() } : { claimedAt: null })
      .where(eq(reminder.id, id));
  }
};
