import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { type PageName, pathOf } from '../../machines/pages';
import { Layout } from '../layout/Layout';
import { PublicLayout } from '../layout/PublicLayout';
import { frameOf } from '../portal/frame';
import { frameOfUnknownVisitor } from '../portal/unknown-visitor';
import { FullScreenLoading } from '../ui/FullScreenLoading';
import { HeadedPage } from '../ui/HeadedPage';
import { type FirstView, firstViews } from './first-views';

const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
};

function Frame({ page, children }: { page: PageName; children: ReactNode }) {
  return (
    <Router location={pathOf(page)} navigator={nowhere}>
      <Layout {...frameOf(null)} {...frameOfUnknownVisitor(page)} onLogout={() => {}}>
        {children}
      </Layout>
    </Router>
  );
}

/**
 * React hydrates it as it is, with the boundaries of `SignedIn` and of the flow (`useFlowScreen`).
 */
const pageShell = (page: PageName, { title, intro, close }: FirstView) =>
  renderToString(
    <Suspense>
      <Frame page={page}>
        <Suspense>
          <HeadedPage title={title} intro={intro} close={close} />
        </Suspense>
      </Frame>
    </Suspense>,
  );

const plainShell = () =>
  renderToString(
    <PublicLayout {...frameOf(null)}>
      <FullScreenLoading />
    </PublicLayout>,
  );

const headingOf = (page: PageName | null) => (page === null ? null : firstViews[page]);

/** The name of a page that React hydrates; '' for one that it draws from its data. */
export const hydratedPage = (page: PageName | null) => (headingOf(page) === null ? '' : page);

/** The markup of an address before any script: its frame and heading, where they are known. */
export const renderShell = (page: PageName | null) => {
  const heading = headingOf(page);
  return page === null || heading === null ? plainShell() : pageShell(page, heading);
};
