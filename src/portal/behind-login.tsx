import { useMemo } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { ConfinedPages } from './ConfinedPages';
import { SignedInPages } from './SignedInPages';
import type { PortalScreenProps, Screen, Visit } from './screen-props';

const written = (to: To) => (typeof to === 'string' ? to : createPath(to));

const navigatorOf = (visit: Visit): Navigator => ({
  createHref: written,
  go: (steps) => window.history.go(steps),
  push: (to) => visit(written(to)),
  replace: (to) => visit(written(to), 'replace'),
});

/** Links lead where the host goes: no page is loaded twice behind the login. */
const routed = (Page: Screen) =>
  function Routed(props: PortalScreenProps) {
    const { scene, visit } = props;
    const navigator = useMemo(() => navigatorOf(visit), [visit]);
    return (
      <Router location={scene.address} navigator={navigator}>
        <Page {...props} />
      </Router>
    );
  };

/** What stands behind the login; its code comes when somebody gets there. */
export const behindLogin = {
  confined: routed(ConfinedPages),
  signedIn: routed(SignedInPages),
};
