import { onHost } from '../ui/base-path';

type Fetch = typeof globalThis.fetch;

export interface Early {
  portalConfiguration?: Promise<Response> | undefined;
}

/** The first line of script requests the configuration, long before the portal is loaded. */
export const askForConfiguration = (window: Window & Early): Promise<Response> => {
  const asked = fetch(onHost('/config.json'), {
    cache: 'no-store',
    signal: AbortSignal.timeout(30_000),
  });
  const copy = asked.then((response) => response.clone());
  copy.catch(() => {});
  window.portalConfiguration = copy;
  return asked;
};

/** The first call returns the running request, if there is one; every later call requests again. */
export const fetchStartedEarly =
  (window: Window & Early): Fetch =>
  (address, options) => {
    const early = window.portalConfiguration;
    window.portalConfiguration = undefined;
    return early ?? fetch(onHost(`${address}`), options);
  };
