import type { ReactNode } from 'react';
import type { PageName } from '../../machines/pages';
import { layoutTexts } from '../italian/portal';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { AccountMenu } from './AccountMenu';
import { MerchantSiteLink } from './ConfiguredLink';
import { frameWidth, headerLink } from './frame-look';
import { Logo } from './Logo';
import { Navigation, type NavigationItem } from './Navigation';
import { useMenu } from './use-menu';

export interface HeaderProps {
  navigation: readonly NavigationItem[];
  merchantSiteUrl: string;
  /** The merchant's name; null while the user may not change personal data. */
  account: string | null;
  /** The page that is shown. */
  here?: PageName | undefined;
  /** Beside the menu button. */
  find?: ReactNode;
  /** In the menu of a phone. */
  searches?: ReactNode;
  /** Which e-mails about cases the user gets. */
  reminders?: ReactNode;
  onLogout: () => void;
}

/** One on a page, and equal in prerendered HTML, where an id of React would differ. */
const menuId = 'header-menu';
const menu = 'border-t border-line pt-2 pb-4 xl:flex xl:grow xl:items-center xl:border-0 xl:p-0';

export function Header(props: HeaderProps) {
  const { navigation, merchantSiteUrl, account, here, find, searches, reminders, onLogout } = props;
  const { open, toggle, opener } = useMenu();
  return (
    <header data-open={open || undefined} className="border-b border-line bg-surface print:hidden">
      <div className={`xl:flex xl:flex-wrap xl:items-center ${frameWidth}`}>
        <div className="flex min-h-18 flex-wrap items-center justify-between gap-x-3">
          <Logo />
          {find}
          <button
            ref={opener}
            type="button"
            aria-expanded={open}
            aria-controls={menuId}
            onClick={toggle}
            className={`${headerLink} -mr-[min(0.75rem,3vw)] xl:hidden`}
          >
            <Icon name={open ? 'close' : 'menu'} />
            {layoutTexts.menu}
          </button>
        </div>
        <div id={menuId} className={classes(menu, !open && 'max-xl:hidden')}>
          <Navigation items={navigation} />
          {searches}
          <div className="max-xl:mt-2 max-xl:border-t max-xl:border-line max-xl:pt-2 xl:-mr-3 xl:flex">
            <MerchantSiteLink href={merchantSiteUrl} />
            {account !== null && <AccountMenu name={account} here={here} reminders={reminders} />}
            <button type="button" onClick={onLogout} className={`${headerLink} max-xl:w-full`}>
              <Icon name="exit" />
              {layoutTexts.logout}
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}
