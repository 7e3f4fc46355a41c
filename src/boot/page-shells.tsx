import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { type PageName, pathOf } from '../../machines/pages';
import { accessibilityTexts as words } from '../italian/accessibility';
import { productName } from '../italian/shared';
import { Layout } from '../layout/Layout';
import { PublicLayout } from '../layout/PublicLayout';
import { frameOf } from '../portal/frame';
import { frameOfUnknownVisitor } from '../portal/unknown-visitor';
import { LinkButton } from '../ui/Button';
import { onHost } from '../ui/base-path';
import { HeadedPage } from '../ui/HeadedPage';
import { FullScreenLoading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { Panel } from '../ui/Panel';
import { type FirstView, firstViews } from './first-views';

export const accessibilityTitle = `${words.title} · ${productName}`;

/** The statement of accessibility: a page that needs no script, wherever the portal is served. */
export const renderAccessibility = () =>
  renderToString(
    <PublicLayout {...frameOf(null)}>
      <div className="mx-auto w-full max-w-[48rem]">
        <PageStack>
          <PageHeading title={words.title} intro={words.intro} takesFocus={false} />
          {words.sections.map(({ title, items }) => (
            <Panel key={title} title={title}>
              <ul className="grid list-disc gap-2 pl-5">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Panel>
          ))}
          <p className="text-ink-soft">{words.updated}</p>
          <p>
            <LinkButton look="secondary" href={pathOf('start')}>
              {words.back}
            </LinkButton>
          </p>
        </PageStack>
      </div>
    </PublicLayout>,
  );

const nowhere: Navigator = {
  createHref: (to) => onHost(typeof to === 'string' ? to : createPath(to)),
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
