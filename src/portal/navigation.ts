import { type PortalSnapshot, restricted } from '../../machines/portal/portal.selectors';
import { isEnrolled } from '../../machines/portal/session';
import { navigationTexts } from '../italian/portal';
import type { NavigationItem } from '../layout/Navigation';

const sections = (portal: PortalSnapshot) => [
  { href: '/Home', label: navigationTexts.home, under: '/Home' },
  { href: '/EstrattoConto', label: navigationTexts.statements, under: '/EstrattoConto' },
  {
    href: isEnrolled(portal.context.session) ? '/DisputeOnlineRegistered' : '/DisputeOnline',
    label: navigationTexts.disputes,
    under: '/Dispute',
  },
  { href: '/Insoluti', label: navigationTexts.unpaid, under: '/Insoluti' },
  ...(restricted(portal)
    ? [{ href: '/Setting', label: navigationTexts.settings, under: '/Setting' }]
    : []),
];

/** NAV-036 to NAV-040: the sections of the portal for this user, and which one is open. */
export const navigationOf = (portal: PortalSnapshot, path: string): NavigationItem[] =>
  sections(portal).map(({ href, label, under }) => ({
    href,
    label,
    current: path.startsWith(under),
  }));
