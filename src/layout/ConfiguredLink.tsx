import type { ComponentPropsWithoutRef } from 'react';
import { layoutTexts } from '../italian/portal';
import { Icon } from '../ui/Icon';
import { headerLink } from './frame-look';

export function MerchantSiteLink({ href }: { href: string }) {
  return (
    <ConfiguredLink href={href} className={headerLink}>
      <span className="max-sm:hidden">
        <Icon name="external" />
      </span>
      {layoutTexts.merchantSite}
    </ConfiguredLink>
  );
}

interface ConfiguredLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where the configuration names none, the link leads nowhere. */
  href: string | undefined;
}

/**
 * A link out of the portal, to an address of the configuration. Hydration keeps the attributes of a
 * page written at build time, so the address is set again.
 */
export function ConfiguredLink({ href, children, ...rest }: ConfiguredLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      suppressHydrationWarning
      ref={(link) => {
        if (href === undefined) link?.removeAttribute('href');
        else if (link?.getAttribute('href') !== href) link?.setAttribute('href', href);
      }}
    >
      {children}
    </a>
  );
}
