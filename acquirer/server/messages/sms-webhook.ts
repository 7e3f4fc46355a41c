import type { Messenger } from './messenger';

const patienceMs = 10_000;

/** Hands an SMS to whoever listens at `url`: a POST with `{"to", "text"}`; any 2xx has taken it. */
export const smsWebhook = (url: string): Messenger => ({
  send: async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  },
});
