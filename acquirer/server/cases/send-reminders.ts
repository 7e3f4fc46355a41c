import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { logUnsent } from '../messages/delivery-error';
import type { Services } from '../services';
import { reminder } from './tables';

type Sending = Pick<Services, 'db' | 'clock' | 'messenger' | 'log' | 'settings'>;

/** Longer than the wait for a gateway: a process that claimed an e-mail so long ago has stopped. */
const claimMs = 600_000;

/** Any page of the portal: a manager chooses reminders in the menu of the profile. */
const choicePath = '/Home';

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
  const { db, clock, messenger, log, settings } = services;
  const choiceUrl = settings.publicUrl && `${settings.publicUrl}${choicePath}`;
  const failed = logUnsent(log, 'a reminder');
  const waiting = await db
    .select({ id: reminder.id })
    .from(reminder)
    .where(isNull(reminder.sentAt))
    .orderBy(reminder.id);
  for (const { id } of waiting) {
    const claimed = await claim(services, id);
    if (!claimed) continue;
    const { recipient: to, subject, body: text } = claimed;
    const message = { to, channel: 'email', subject, text, choiceUrl } as const;
    const isSent = await messenger.send(message).then(
      () => true,
      (error: unknown) => {
        failed(error);
        return false;
      },
    );
    await db
      .update(reminder)
      .set(isSent ? { sentAt: clock() } : { claimedAt: null })
      .where(eq(reminder.id, id));
  }
};
