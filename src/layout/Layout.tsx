import type { ReactNode } from 'react';
import { Footer, type FooterProps } from './Footer';
import { pageWidth } from './frame-look';
import { Header, type HeaderProps } from './Header';
import { PrintHeading } from './PrintHeading';
import { RouterAnchors } from './RouterAnchors';
import { contentId, SkipLink } from './SkipLink';

export interface LayoutProps extends HeaderProps, FooterProps {
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
