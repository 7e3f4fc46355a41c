import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { type PageName, pathOf } from '../../machines/pages';
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

/** What is known of a page before anything else; null where only its frame is. */
const headings: Readonly<Record<PageName, Heading | null>> = {
  start: null,
  login: null,
  registrationKind: null,
  companyRegistration: null,
  shopRegistration: null,
  registrationCredentials: null,
  registrationCode: null,
  registrationResult: null,
  publicError: null,
  firstPhone: null,
  firstEmail: null,
  passwordRenewal: null,
  firstPassword: null,
  expiredPassword: null,
  code: null,
  result: null,
  error: null,
  home: { title: homeTexts.title, intro: homeTexts.subtitle },
  movements: movementTexts,
  summaries: summaryTexts,
  monthlyStatistics: periodWords.m,
  quarterlyStatistics: periodWords.t,
  halfYearlyStatistics: periodWords.s,
  differences: differenceTexts,
  disputeCharges: chargeTexts,
  statements: statementTexts,
  disputeOnline: disputeOnlineTexts,
  disputeProfile: disputeOnlineTexts,
  caseManagers: null,
  caseList: null,
  caseDetail: null,
  disputeReport: null,
  unpaid: unpaidTexts,
  settings: null,
  phoneChange: null,
  passwordChange: null,
  emailChange: null,
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

function Frame({ page, children }: { page: PageName; children: ReactNode }) {
  return (
    <Router location={pathOf(page)} navigator={nowhere}>
      <Layout
        {...frameOf(null)}
        navigation={sectionsFor({ enrolled: false, restricted: false }, page)}
        account=""
        onLogout={() => {}}
        banner={page === 'home' && banner}
      >
        {children}
      </Layout>
    </Router>
  );
}

const pageShell = (page: PageName, { title, intro }: Heading) =>
  renderToString(
    <Frame page={page}>
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

/** The markup of an address before any script: its frame and heading, where they are known. */
export const renderShell = (page: PageName | null) => {
  const heading = page === null ? null : headings[page];
  return page === null || heading === null ? plainShell() : pageShell(page, heading);
};
