const patienceMs = 5_000;

/** What the operator's check gets about a visitor; `proof` is the header `captcha-proof`, '' without. */
interface Visitor {
  readonly call: string;
  readonly address: string;
  readonly proof: string;
}

/**
 * Asks the check at `url` whether a visitor is a person: a POST of JSON. Any 2xx admits, 4xx refuses;
 * anything else, and no answer within 5 seconds, is unknown.
 */
export const checkVisitor = async (
  url: string,
  visitor: Visitor,
): Promise<'admitted' | 'refused' | 'unknown'> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visitor),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  if (response?.ok) return 'admitted';
  return response && response.status >= 400 && response.status < 500 ? 'refused' : 'unknown';
};
