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
