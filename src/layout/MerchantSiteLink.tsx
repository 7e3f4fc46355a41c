import { layoutTexts } from '../italian/portal';
import { Icon } from '../ui/Icon';
import { ConfiguredLink } from './ConfiguredLink';
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
