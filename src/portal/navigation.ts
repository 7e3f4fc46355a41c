import { type PageName, pathOf, type Section, sectionOf } from '../../machines/pages';
import { type PortalSnapshot, restricted } from '../../machines/portal/portal.selectors';
import { isEnrolled } from '../../machines/portal/session';
import { navigationTexts } from '../italian/portal';
import type { NavigationItem } from '../layout/Navigation';

interface Visitor {
  readonly enrolled: boolean;
  readonly restricted: boolean;
  /** Whether 'Trova un movimento' is offered. */
  readonly finds: boolean;
}

/** The target of each entry; null for visitors without one. */
const entries: Readonly<Record<Section, (visitor: Visitor) => PageName | null>> = {
  home: () => 'home',
  statements: () => 'statements',
  disputes: ({ enrolled }) => (enrolled ? 'disputeProfile' : 'disputeOnline'),
  unpaid: () => 'unpaid',
  settings: ({ restricted }) => (restricted ? 'settings' : null),
  find: ({ finds }) => (finds ? 'findMovements' : null),
};

/** The sections of the portal for a visitor, and the section of a page. */
export const sectionsFor = (visitor: Visitor, here: PageName | undefined): NavigationItem[] =>
  (Object.keys(entries) as Section[]).flatMap((section) => {
    const page = entries[section](visitor);
    if (page === null) return [];
    const current = here !== undefined && sectionOf(here) === section;
    return { href: pathOf(page), label: navigationTexts[section], current };
  });

/** NAV-036 to NAV-040: the sections of the portal for this user, and the open one. */
export const navigationOf = (
  portal: PortalSnapshot,
  here: PageName | undefined,
): NavigationItem[] =>
  sectionsFor(
    {
      enrolled: isEnrolled(portal.context.session),
      restricted: restricted(portal),
      finds: portal.context.configuration?.extensions.includes('findMovements') ?? false,
    },
    here,
  );
