import { lazy, Suspense } from 'react';
import type { PortalScreenProps } from './screen-props';
import { Waiting } from './Waiting';

/** Asked for early where a session is on its way, so that nobody waits for it twice. */
export const loadBehindLogin = () => import('./behind-login');

const late = (name: 'confined' | 'signedIn') => {
  const Page = lazy(() =>
    loadBehindLogin().then(({ behindLogin }) => ({ default: behindLogin[name] })),
  );
  return function Late(props: PortalScreenProps) {
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Page {...props} />
      </Suspense>
    );
  };
};

export const Confined = late('confined');
export const SignedIn = late('signedIn');
