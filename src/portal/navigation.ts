import { type PortalSnapshot, restricted } from '../../machines/portal/portal.selectors';
import { isEnrolled } from '../../machines/portal/session';
import { navigationTexts } from '../italian/portal';
import type { NavigationItem } from '../layout/Navigation';

interface Visitor {
  readonly enrolled: boolean;
  readonly restricted: boolean;
}

interface Section {
  readonly href: string;
  readonly label: string;
  readonly under: string;
  readonly also?: string;
}

const sections = (visitor: Visitor): readonly Section[] => [
  { href: '/Home', label: navigationTexts.home, under: '/Home', also: '/InsertEmail' },
  { href: '/EstrattoConto', label: navigationTexts.statements, under: '/EstrattoConto' },
  {
    href: visitor.enrolled ? '/DisputeOnlineRegistered' : '/DisputeOnline',
    label: navigationTexts.disputes,
    under: '/Dispute',
  },
  { href: '/Insoluti', label: navigationTexts.unpaid, under: '/Insoluti' },
  ...(visitor.restricted
    ? [{ href: '/Setting', label: navigationTexts.settings, under: '/Setting' }]
    : []),
];

/** The sections of the portal for somebody, and which one an address belongs to. */
export const sectionsFor = (visitor: Visitor, path: string): NavigationItem[] =>
  sections(visitor).map(({ href, label, under, also }) => ({
    href,
    label,
    current: path.startsWith(under) || path === also,
  }));

/** NAV-036 to NAV-040: the sections of the portal for this user, and which one is open. */
export const navigationOf = (portal: PortalSnapshot, path: string): NavigationItem[] =>
  sectionsFor(
    { enrolled: isEnrolled(portal.context.session), restricted: restricted(portal) },
    path,
  );
