import type { ReactNode } from 'react';
import { layoutTexts } from '../italian/portal';
import { MerchantSiteLink } from './ConfiguredLink';
import { Footer, type FooterProps } from './Footer';
import { frameWidth, pageWidth } from './frame-look';
import { Logo } from './Logo';

export const contentId = 'contenuto';

export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="sr-only z-50 rounded-control bg-accent px-5 py-3 font-semibold text-onaccent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {layoutTexts.skip}
    </a>
  );
}

export interface PublicLayoutProps extends FooterProps {
  merchantSiteUrl: string;
  /** The screen takes the whole width and keeps its own margins. */
  full?: boolean;
  children: ReactNode;
}

/** The frame before the login. It needs no router, so it can be written at build time. */
export function PublicLayout({
  merchantSiteUrl,
  full = false,
  children,
  ...footer
}: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div
          className={`flex min-h-18 flex-wrap items-center justify-between gap-x-3 ${frameWidth}`}
        >
          <Logo />
          <div className="flex min-w-0 grow basis-[min-content] justify-end text-right xs:-mr-3">
            <MerchantSiteLink href={merchantSiteUrl} />
          </div>
        </div>
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className={`flex grow flex-col outline-none ${full ? '' : `py-8 lg:py-12 ${pageWidth}`}`}
      >
        {children}
      </main>
      <Footer {...footer} />
    </div>
  );
}
