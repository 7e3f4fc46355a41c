import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { now } from '../../acquirer/client/clock';
import { hrefAtPoint } from '../../machines/navigation/address';
import { todayInItaly } from '../italian/format';
import { printTexts } from '../italian/print';
import { productName } from '../italian/shared';
import { type AnchorProps, AnchorProvider } from '../ui/Anchor';
import { onHost } from '../ui/base-path';
import { OnPaper } from '../ui/OnPaper';
import { Footer, type FooterProps } from './Footer';
import { pageWidth } from './frame-look';
import { Header, type HeaderProps } from './Header';
import { contentId, SkipLink } from './PublicLayout';

/** The router takes only addresses of the portal; the browser opens documents in another window. */
const anchorAt = (point: string) =>
  function RouterAnchor({ href, ...rest }: AnchorProps) {
    return href.startsWith('/') && !rest.target ? (
      <Link to={hrefAtPoint(href, point)} {...rest} />
    ) : (
      <a href={onHost(href)} {...rest} />
    );
  };

interface RouterAnchorsProps {
  /** The shop in force, '' for all: every address that it narrows names it. */
  readonly point: string;
  readonly children: ReactNode;
}

/** Inside it the kit's links change the address without loading the page again. */
function RouterAnchors({ point, children }: RouterAnchorsProps) {
  const anchor = useMemo(() => anchorAt(point), [point]);
  return <AnchorProvider value={anchor}>{children}</AnchorProvider>;
}

interface PrintHeadingProps {
  /** The merchant, and the shop in force where there is one. */
  readonly owner: readonly string[];
}

/** The first line of every print: whose it is and when it was made. */
function PrintHeading({ owner }: PrintHeadingProps) {
  return (
    <OnPaper>
      {() => (
        <div className={`on-paper flex justify-between gap-x-6 text-sm ${pageWidth}`}>
          <p>{[productName, ...owner].filter(Boolean).join(' · ')}</p>
          <p className="whitespace-nowrap">{printTexts.printedOn(todayInItaly(now()))}</p>
        </div>
      )}
    </OnPaper>
  );
}

interface LayoutProps extends HeaderProps, FooterProps {
  /** Shown above every screen, such as the welcome banner. */
  banner?: ReactNode;
  /** Work that continues over the pages. */
  line?: ReactNode;
  /** The shop in force, for the addresses of consultations; '' for all. */
  point?: string;
  /** Whose page it is, on paper: the merchant, the shop in force. */
  owner?: readonly string[];
  children: ReactNode;
}

/** The frame of every screen behind the login (NAV-032 to NAV-045). */
export function Layout({ banner, line, point = '', children, ...frame }: LayoutProps) {
  return (
    <RouterAnchors point={point}>
      <div className="group/frame flex min-h-dvh flex-col print:block print:min-h-0">
        <SkipLink />
        <PrintHeading owner={frame.owner ?? []} />
        <Header {...frame} />
        {banner}
        <main
          id={contentId}
          tabIndex={-1}
          className={`grow py-5 outline-none has-data-loading:min-h-dvh max-sm:has-data-loading:min-h-[200dvh] sm:pt-6 sm:pb-8 ${pageWidth}`}
        >
          {children}
        </main>
        {line}
        <Footer {...frame} />
      </div>
    </RouterAnchors>
  );
}
