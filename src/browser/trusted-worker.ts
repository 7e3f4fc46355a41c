import { noteMissingCode } from './reload';

/** Newer than the types of the platform; an older browser ignores them. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}
interface Rules {
  createScriptURL(address: string): string;
}

const ofThisOrigin = (address: string) => {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError('a worker from elsewhere');
  return url.href;
};

const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');

/**
 * The only policy that the content security policy allows: nothing else can start a script by its
 * address.
 */
const policy: Rules = (trustedTypes ?? { createPolicy: (_, rules) => rules }).createPolicy(
  'portal-worker',
  { createScriptURL: ofThisOrigin },
);

/** Starts a worker of the portal, by the address that the build gives it (`?worker&url`). */
export const startWorker = (address: string) => {
  const worker = new Worker(policy.createScriptURL(address), { type: 'module' });
  worker.addEventListener('error', (event) => {
    // An error of running code says what it is; code that did not come says nothing.
    if (!('message' in event)) void noteMissingCode(ofThisOrigin(address));
  });
  return worker;
};
