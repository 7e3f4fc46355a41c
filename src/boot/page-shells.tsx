import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { type PageName, pathOf } from '../../machines/pages';
import { chargeTexts } from '../italian/charges';
import { differenceTexts } from '../italian/differences';
import { disputeOnlineTexts } from '../italian/dispute-online';
import { findTexts } from '../italian/find-movements';
import { monthByPointTexts } from '../italian/month-by-point';
import { movementTexts } from '../italian/movements';
import { payoutTexts } from '../italian/payouts';
import { statementTexts } from '../italian/statements';
import { periodWords } from '../italian/statistics';
import { summaryTexts } from '../italian/summaries';
import { unpaidTexts } from '../italian/unpaid';
import { Layout } from '../layout/Layout';
import { PublicLayout } from '../layout/PublicLayout';
import { homeHeading } from '../point-of-sale/home-heading';
import { frameOf } from '../portal/frame';
import { frameOfUnknownVisitor } from '../portal/unknown-visitor';
import { FullScreenLoading } from '../ui/FullScreenLoading';
import { HeadedPage } from '../ui/HeadedPage';

interface Heading {
  readonly title: string;
  readonly intro: ReactNode;
  readonly close?: boolean | undefined;
}

const ofList = ({ title, intro }: Heading): Heading => ({ title, intro, close: true });

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
  home: homeHeading,
  movements: ofList(movementTexts),
  summaries: ofList(summaryTexts),
  monthlyStatistics: periodWords.m,
  quarterlyStatistics: periodWords.t,
  halfYearlyStatistics: periodWords.s,
  differences: ofList(differenceTexts),
  disputeCharges: ofList(chargeTexts),
  findMovements: ofList(findTexts),
  payouts: ofList(payoutTexts),
  monthByPoint: ofList(monthByPointTexts),
  statements: ofList(statementTexts),
  disputeOnline: disputeOnlineTexts,
  disputeProfile: disputeOnlineTexts,
  caseManagers: null,
  caseList: null,
  openCases: null,
  caseDetail: null,
  disputeReport: null,
  unpaid: ofList(unpaidTexts),
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

function Frame({ page, children }: { page: PageName; children: ReactNode }) {
  return (
    <Router location={pathOf(page)} navigator={nowhere}>
      <Layout {...frameOf(null)} {...frameOfUnknownVisitor(page)} onLogout={() => {}}>
        {children}
      </Layout>
    </Router>
  );
}

/** React takes it over as it is, with the boundaries of `SignedIn` and of the flow (`useFlowScreen`). */
const pageShell = (page: PageName, { title, intro, close }: Heading) =>
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

const headingOf = (page: PageName | null) => (page === null ? null : headings[page]);

/** The name of a page that React takes over; '' of one that it draws once it knows what is there. */
export const hydratedPage = (page: PageName | null) => (headingOf(page) === null ? '' : page);

/** The markup of an address before any script: its frame and heading, where they are known. */
export const renderShell = (page: PageName | null) => {
  const heading = headingOf(page);
  return page === null || heading === null ? plainShell() : pageShell(page, heading);
};
