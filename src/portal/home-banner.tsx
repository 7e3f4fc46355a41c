import type { ReactNode } from 'react';
import { pathOf } from '../../machines/pages';
import type { PortalSnapshot } from '../../machines/portal/portal.selectors';
import { formatAddress } from '../italian/address';
import { WelcomeBanner } from '../layout/WelcomeBanner';
import { isWarnedAt } from './password-expiry';
import { RoomOfSearches } from './searches/RoomOfSearches';

const href = pathOf('passwordChange');

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
      passwordWarning={isWarnedAt(daysLeft) ? { daysLeft, href } : null}
    />
  );
};

const lineWithoutWidth = '\u200b';

/** Its lines are filled from the session by `src/boot/banner.ts`, which shows the warning. */
export const unfilledHomeBanner = (
  <WelcomeBanner
    name=""
    address={lineWithoutWidth}
    aside={<RoomOfSearches />}
    passwordWarning={{ daysLeft: null, href }}
  />
);
