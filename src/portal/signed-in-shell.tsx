import { memo, useMemo } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { onHost } from '../ui/base-path';
import { Loading } from '../ui/Loading';
import { frameOf } from './frame';
import { SignedInPages } from './SignedInPages';
import type { PortalScreenProps, Screen, Visit } from './screen-props';

/** A forced first step: the frame offers only the way out (LOG-029). */
export function SetupPages({ portal, shown, leave }: PortalScreenProps) {
  return (
    <Layout
      {...frameOf(portal.context.configuration)}
      navigation={[]}
      account={null}
      onLogout={leave}
    >
      {shown.flow ?? <Loading />}
    </Layout>
  );
}

const written = (to: To) => (typeof to === 'string' ? to : createPath(to));

const navigatorOf = (visit: Visit): Navigator => ({
  createHref: (to) => onHost(written(to)),
  go: (steps) => window.history.go(steps),
  push: (to) => visit(written(to)),
  replace: (to) => visit(written(to), 'replace'),
});

/** Turning a page changes only the query: the frame around the rows is not drawn again. */
const looksTheSame = (before: PortalScreenProps, now: PortalScreenProps) =>
  before.portal === now.portal &&
  before.send === now.send &&
  before.shown.flow === now.shown.flow &&
  before.shown.isPointRefused === now.shown.isPointRefused &&
  before.shown.page === now.shown.page &&
  before.shown.level === now.shown.level &&
  before.shown.openedFrom === now.shown.openedFrom &&
  before.shown.address.pathname === now.shown.address.pathname;

/** Links send their address to the navigation chart: no page is loaded again after the login. */
const routed = (Page: Screen) => {
  const Shown = memo(Page, looksTheSame);
  return function Routed(props: PortalScreenProps) {
    const { shown, visit } = props;
    const navigator = useMemo(() => navigatorOf(visit), [visit]);
    return (
      <Router location={shown.address} navigator={navigator}>
        <Shown {...props} />
      </Router>
    );
  };
};

/** The frame of signed-in pages; its code is loaded when one is opened. */
export const signedInShell = {
  mustCompleteSetup: routed(SetupPages),
  signedIn: routed(SignedInPages),
};
