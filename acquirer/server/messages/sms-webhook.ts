import { requestUnderWay } from '../common/request-under-way';
import type { Messenger } from './messenger';

const patienceMs = 10_000;

/**
 * The trace and request id, so that the gateway's logs can be matched with those of the acquirer.
 */
const traced = (): Record<string, string> => {
  const { request, traceparent } = requestUnderWay() ?? {};
  return {
    ...(request !== undefined && { 'X-Request-Id': request }),
    ...(traceparent !== undefined && { traceparent }),
  };
};

/** Sends an SMS to the webhook at `url`: a POST with `{"to", "text"}`; any 2xx means accepted. */
export const smsWebhook = (url: string): Messenger => ({
  send: async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...traced() },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  },
});
