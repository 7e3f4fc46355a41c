import { layoutTexts } from '../italian/portal';
import { Icon } from '../ui/Icon';
import { headerLink } from './frame-look';

/** The provider's own site is not part of the portal: a plain link. */
export function MerchantSiteLink({ href }: { href: string }) {
  return (
    <a href={href} className={headerLink}>
      <span className="max-sm:hidden">
        <Icon name="external" />
      </span>
      {layoutTexts.merchantSite}
    </a>
  );
}
