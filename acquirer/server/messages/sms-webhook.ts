import { requestUnderWay } from '../common/request-under-way';
import { DeliveryError } from './delivery-error';
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

const basic = ({ username, password }: URL) => {
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
};

/** `fetch` takes no address with credentials: they become a header. */
const splitCredentials = (address: string) => {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url };
  const authorization = basic(url);
  url.username = '';
  url.password = '';
  return { url, authorization };
};

/** Node names the cause of a connection that fails; `fetch` only says that it has failed. */
const unreachable = (error: unknown) => {
  const { name, cause } = Object(error) as { name?: string; cause?: { code?: string } };
  return new DeliveryError(`the SMS gateway could not be reached (${cause?.code ?? name})`);
};

/**
 * Sends an SMS to the webhook at `address`: a POST with `{"to", "text"}`; any 2xx means accepted, a
 * redirect is none. The credentials of the address are sent as Basic, `authorization` as it is.
 */
export const smsWebhook = (address: string, authorization?: string): Messenger => {
  const { url, authorization: header = authorization } = splitCredentials(address);
  const send = (body: object) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(header !== undefined && { Authorization: header }),
        ...traced(),
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
  return {
    send: async ({ to, text }) => {
      const { ok, status } = await send({ to, text }).catch((error: unknown) => {
        throw unreachable(error);
      });
      if (!ok) throw new DeliveryError(`the SMS gateway answered ${status}`);
    },
  };
};
