import { Refusal } from '../common/refusal';
import type { Environment } from '../environment';
import { smsWebhook } from './sms-webhook';
import { smtpMessenger } from './smtp';

/** A message to a merchant; `code` is the one-time code in it, if any. */
export interface Message {
  readonly to: string;
  readonly channel: 'sms' | 'email';
  /** What an e-mail is about; an SMS is sent without. */
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  /** The page on which to choose which e-mails of this kind to receive, where there is a choice. */
  readonly choiceUrl?: string | undefined;
}

/** Whatever brings messages to merchants. Rejects when it could not hand one over. */
export interface Messenger {
  readonly send: (message: Message) => Promise<void>;
}

const undeliverable: Messenger = {
  send: ({ channel }) => Promise.reject(new Refusal(503, [`no gateway for ${channel}`])),
};

const emailGateway = ({ SMTP_URL, SMTP_FROM, PUBLIC_URL }: Environment) =>
  SMTP_URL === undefined
    ? undefined
    : smtpMessenger({ url: SMTP_URL, from: SMTP_FROM, portalUrl: PUBLIC_URL });

const smsGateway = ({ SMS_WEBHOOK_URL, SMS_WEBHOOK_AUTHORIZATION }: Environment) =>
  SMS_WEBHOOK_URL === undefined
    ? undefined
    : smsWebhook(SMS_WEBHOOK_URL, SMS_WEBHOOK_AUTHORIZATION);

/**
 * E-mails go to SMTP_URL and SMS to SMS_WEBHOOK_URL, each if it is set; the rest goes to
 * `otherwise`. Without it, what has no gateway is refused.
 */
export const messengerFor = (
  environment: Environment,
  otherwise: Messenger = undeliverable,
): Messenger => {
  const gateways = {
    email: emailGateway(environment) ?? otherwise,
    sms: smsGateway(environment) ?? otherwise,
  };
  return { send: (message) => gateways[message.channel].send(message) };
};
