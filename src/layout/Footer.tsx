import { layoutTexts } from '../italian/portal';
import { productName } from '../italian/shared';
import { onHost } from '../ui/base-path';
import { SupportContact } from '../ui/SupportContact';
import { ConfiguredLink } from './ConfiguredLink';
import { frameWidth } from './frame-look';

export interface FooterProps {
  termsUrl: string;
  privacyUrl: string;
  year: number;
}

const link = 'flex min-h-11 items-center underline decoration-line-strong underline-offset-4';

export function Footer({ termsUrl, privacyUrl, year }: FooterProps) {
  return (
    <footer className="border-t border-line bg-surface text-ink-soft group-has-data-loading/frame:invisible print:hidden">
      <div className={`flex flex-wrap items-center justify-between gap-x-8 py-4 ${frameWidth}`}>
        <p className="py-2">
          <CopyrightYear year={year} /> {productName}
        </p>
        <nav aria-label={layoutTexts.footer} className="flex flex-wrap gap-x-6">
          <ConfiguredLink href={termsUrl} className={`${link} hover:text-accent`}>
            {layoutTexts.terms}
          </ConfiguredLink>
          <ConfiguredLink href={privacyUrl} className={`${link} hover:text-accent`}>
            {layoutTexts.privacy}
          </ConfiguredLink>
          <a href={onHost('/accessibilita')} className={`${link} hover:text-accent`}>
            {layoutTexts.accessibility}
          </a>
        </nav>
        {/* Its line is reserved, so that nothing moves when the contacts are loaded. */}
        <div className="basis-full lg:min-h-11">
          <SupportContact />
        </div>
      </div>
    </footer>
  );
}

// A page written at build time may carry last year's date: hydration leaves the text, so it is set here.
function CopyrightYear({ year }: { year: number }) {
  const text = layoutTexts.copyright(year);
  return (
    <span
      suppressHydrationWarning
      ref={(span) => {
        if (span && span.textContent !== text) span.textContent = text;
      }}
    >
      {text}
    </span>
  );
}
