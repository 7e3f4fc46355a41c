import type { ComponentPropsWithoutRef } from 'react';

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
