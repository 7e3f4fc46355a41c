import { Refusal } from '../common/refusal';
import type { Environment } from '../environment';
import { smsWebhook } from './sms-webhook';
import { smtpMessenger } from './smtp';

/** A message to a merchant; `code` is the one-time code in it, if any. */
export interface Message {
  readonly to: string;
  readonly channel: 'sms' | 'email';
  readonly text: string;
  readonly code?: string;
}

/** Whatever brings messages to merchants. Rejects when it could not hand one over. */
export interface Messenger {
  readonly send: (message: Message) => Promise<void>;
}

const undeliverable: Messenger = {
  send: ({ channel }) => Promise.reject(new Refusal(503, [`no gateway for ${channel}`])),
};

/**
 * E-mails go to SMTP_URL and SMS to SMS_WEBHOOK_URL, each if it is set; the rest goes to
 * `otherwise`. Without it, what has no gateway is refused.
 */
export const messengerFor = (
  { SMTP_URL, SMTP_FROM, SMS_WEBHOOK_URL }: Environment,
  otherwise: Messenger = undeliverable,
): Messenger => {
  const gateways = {
    email: SMTP_URL === undefined ? otherwise : smtpMessenger(SMTP_URL, SMTP_FROM),
    sms: SMS_WEBHOOK_URL === undefined ? otherwise : smsWebhook(SMS_WEBHOOK_URL),
  };
  return { send: (message) => gateways[message.channel].send(message) };
};
