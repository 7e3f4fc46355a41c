/** Newer than the types of the platform; a browser that does not know them asks for nothing of the kind. */
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

/** The only policy that the content security policy lets be made: nothing else starts a script by its address. */
const policy: Rules = (trustedTypes ?? { createPolicy: (_, rules) => rules }).createPolicy(
  'portal-worker',
  { createScriptURL: ofThisOrigin },
);

/** Starts a worker of the portal's own, by the address that the build gives it (`?worker&url`). */
export const startWorker = (address: string) =>
  new Worker(policy.createScriptURL(address), { type: 'module' });
