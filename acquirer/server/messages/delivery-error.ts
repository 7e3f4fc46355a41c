import type { Log } from '../common/journal';
import { Refusal } from '../common/refusal';

/** Why a gateway did not take a message. Its words quote neither the message nor its recipient. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

const codeOf = (error: Error) => ('code' in error ? ` ${String(error.code)}` : '');

/** What the log may say of a failure: the messages of other errors may quote data. */
const reasonOf = (error: unknown) => {
  if (error instanceof DeliveryError || error instanceof Refusal) return error.message;
  return error instanceof Error ? `${error.name}${codeOf(error)}` : 'a thrown value';
};

/** Logs that a message (`what`) could not be sent, and why. */
export const logUnsent = (log: Log, what: string) => (error: unknown) =>
  log(`${what} could not be sent: ${reasonOf(error)}`);

/** For notices, which are sent in the background. */
export const logUnsentNotice = (log: Log) => logUnsent(log, 'a notice');
