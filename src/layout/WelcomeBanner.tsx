import type { ReactNode } from 'react';
import { welcomeTexts } from '../italian/portal';
import { TextLink } from '../ui/Anchor';
import { Icon } from '../ui/Icon';
import { pageWidth } from './frame-look';

interface PasswordWarning {
  /** Null while it is not known: then the warning is hidden. */
  daysLeft: number | null;
  href: string;
}

/** Classes of what is at the end of the strip, whose height it does not change. */
export const bannerAside = '-my-2.5 shrink-0';

export interface WelcomeBannerProps {
  name: string;
  address: string;
  /** At the end of the strip; it has `bannerAside`. */
  aside?: ReactNode;
  /** Only while it has something to warn about (HOM-002). */
  passwordWarning?: PasswordWarning | null | undefined;
}

export function WelcomeBanner({ name, address, aside, passwordWarning }: WelcomeBannerProps) {
  return (
    <section aria-label={welcomeTexts.region} data-banner="" className="print:hidden">
      {passwordWarning && <PasswordStrip {...passwordWarning} />}
      <div className="bg-brand text-onbrand">
        <div className={`flex items-center gap-x-4 py-2 sm:py-3.5 ${pageWidth}`}>
          {/* The address has its line before it is known: nothing moves when it is filled in. */}
          <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 max-lg:flex-col">
            <p suppressHydrationWarning className="font-semibold sm:text-lg">
              {name === '' ? welcomeTexts.anonymousGreeting : welcomeTexts.greeting(name)}
            </p>
            {address && (
              <p suppressHydrationWarning className="text-onbrand-soft max-sm:hidden">
                {address}
              </p>
            )}
          </div>
          {aside}
        </div>
      </div>
    </section>
  );
}

function PasswordStrip({ daysLeft, href }: PasswordWarning) {
  return (
    <div
      suppressHydrationWarning
      data-expiry=""
      hidden={daysLeft === null}
      className="border-b border-warning-line bg-warning-soft"
    >
      <div className={`flex gap-3 py-2.5 ${pageWidth}`}>
        <span className="mt-0.5 text-warning">
          <Icon name="warning" />
        </span>
        <p className="flex flex-wrap gap-x-3 font-medium">
          <span suppressHydrationWarning>
            {daysLeft === null ? '' : welcomeTexts.passwordExpires(daysLeft)}
          </span>{' '}
          <TextLink href={href}>{welcomeTexts.changePassword}</TextLink>
        </p>
      </div>
    </div>
  );
}
