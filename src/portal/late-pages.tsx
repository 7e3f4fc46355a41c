import { lazy, Suspense, useState } from 'react';
import type { PortalScreenProps, Screen } from './screen-props';
import { Waiting } from './Waiting';

let arrived: Readonly<Record<'confined' | 'signedIn', Screen>> | null = null;

/** Asked for early where a session is on its way, so that nobody waits for it twice. */
export const loadBehindLogin = async () => {
  const { behindLogin } = await import('./behind-login');
  arrived = behindLogin;
  return behindLogin;
};

const late = (name: 'confined' | 'signedIn') => {
  const Late = lazy(() => loadBehindLogin().then((pages) => ({ default: pages[name] })));
  return function BehindLogin(props: PortalScreenProps) {
    // React would show that it waits for a moment, even where there is nothing left to wait for.
    const [Page] = useState<Screen>(() => arrived?.[name] ?? Late);
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Page {...props} />
      </Suspense>
    );
  };
};

export const Confined = late('confined');
export const SignedIn = late('signedIn');
