import type { ReactNode } from 'react';
import { pathOf } from '../../machines/pages';
import type { PortalSnapshot } from '../../machines/portal/portal.selectors';
import { formatAddress } from '../italian/address';
import { WelcomeBanner } from '../layout/WelcomeBanner';
import { RoomOfSearches } from './searches/RoomOfSearches';

const warnedBelow = 11;

/** HOM-001, HOM-002: the merchant's name, and a password that is about to expire. */
export const homeBanner = (portal: PortalSnapshot, aside: ReactNode = null) => {
  const { merchant } = portal.context.session;
  if (merchant === null) return null;
  const daysLeft = merchant.passwordExpireDay;
  return (
    <WelcomeBanner
      name={merchant.name}
      aside={aside}
      address={formatAddress(merchant)}
      passwordWarning={daysLeft < warnedBelow ? { daysLeft, href: pathOf('passwordChange') } : null}
    />
  );
};

/** Its two lines are filled from the session by `src/boot/banner.ts`. */
export const unfilledHomeBanner = (
  <WelcomeBanner name="" address={'\u00a0'} aside={<RoomOfSearches />} />
);
