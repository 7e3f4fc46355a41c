import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { chargeTexts } from '../italian/charges';
import { differenceTexts } from '../italian/differences';
import { disputeOnlineTexts } from '../italian/dispute-online';
import { homeTexts } from '../italian/home';
import { movementTexts } from '../italian/movements';
import { statementTexts } from '../italian/statements';
import { periodWords } from '../italian/statistics';
import { summaryTexts } from '../italian/summaries';
import { unpaidTexts } from '../italian/unpaid';
import { Layout } from '../layout/Layout';
import { PublicLayout } from '../layout/PublicLayout';
import { WelcomeBanner } from '../layout/WelcomeBanner';
import { frameOf } from '../portal/frame';
import { sectionsFor } from '../portal/navigation';
import { FullScreenLoading } from '../ui/FullScreenLoading';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';

interface Heading {
  readonly title: string;
  readonly intro: string;
}

const home: Heading = { title: homeTexts.title, intro: homeTexts.subtitle };

/** The pages behind the login whose heading is known before anything else. */
const headings: Readonly<Record<string, Heading>> = {
  '/Home': home,
  '/Home/Movimenti': movementTexts,
  '/Home/Riepilogo': summaryTexts,
  '/Home/StatisticaMensile': periodWords.m,
  '/Home/StatisticaTrimestrale': periodWords.t,
  '/Home/StatisticaSemestrale': periodWords.s,
  '/Home/DettaglioDifferenzeContabili': differenceTexts,
  '/Home/AddebitiContestazioni': chargeTexts,
  '/EstrattoConto': statementTexts,
  '/Insoluti': unpaidTexts,
  '/DisputeOnline': disputeOnlineTexts,
  '/DisputeOnlineRegistered': disputeOnlineTexts,
};

const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
};

/** Its two lines are filled from the session by `page.ts`. */
const banner = (
  <div data-banner>
    <WelcomeBanner name="" address={'\u00a0'} />
  </div>
);

function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router location={path} navigator={nowhere}>
      <Layout
        {...frameOf(null)}
        navigation={sectionsFor({ enrolled: false, restricted: false }, path)}
        account=""
        onLogout={() => {}}
        banner={path === '/Home' && banner}
      >
        {children}
      </Layout>
    </Router>
  );
}

const pageShell = (path: string, { title, intro }: Heading) =>
  renderToString(
    <Frame path={path}>
      <PageStack>
        <PageHeading title={title} intro={intro} takesFocus={false} />
        <Loading />
      </PageStack>
    </Frame>,
  );

const plainShell = () =>
  renderToString(
    <PublicLayout {...frameOf(null)}>
      <FullScreenLoading />
    </PublicLayout>,
  );

/** What stands at an address before any script: its frame and heading, where they are known. */
export const renderShell = (path: string) => {
  const heading = headings[path];
  return heading === undefined ? plainShell() : pageShell(path, heading);
};
