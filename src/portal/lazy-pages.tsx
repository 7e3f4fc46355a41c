import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from '../browser/lazy-component';
import { patientTries } from '../browser/load-code';
import type { PortalScreenProps } from './screen-props';
import { Waiting } from './Waiting';

const shell = async () => (await import('./signed-in-shell')).signedInShell;

const SetupPages = lazyComponent(async () => (await shell()).mustCompleteSetup, {
  tries: patientTries,
});
const SignedInPages = lazyComponent(async () => (await shell()).signedIn, { tries: patientTries });

/**
 * Loaded early where a session is on its way, so that the code is there when its screen is drawn.
 */
export const preloadSignedInShell = () =>
  Promise.all([SetupPages.preload(), SignedInPages.preload()]);

const waitingFor = (Page: ComponentType<PortalScreenProps>) =>
  function SignedInShell(props: PortalScreenProps) {
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Page {...props} />
      </Suspense>
    );
  };

export const Setup = waitingFor(SetupPages);
export const SignedIn = waitingFor(SignedInPages);
