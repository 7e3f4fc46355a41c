import type { ReactNode } from 'react';
import {
  consultationOf,
  consultations,
  extensionOf,
  hasConsultations,
  type PageName,
  pathOf,
} from '../../machines/pages';
import { consultationTexts } from '../italian/consultations';
import { frameWidth, headerLink } from '../layout/frame-look';
import type { NavigationItem } from '../layout/Navigation';
import { useMenu } from '../layout/use-menu';
import { Anchor } from '../ui/Anchor';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';

interface ConsultationRowProps {
  readonly items: readonly NavigationItem[];
  /** The shop in force, at the end of the row. */
  readonly children?: ReactNode;
}

/** One on a page, and equal in prerendered HTML, where an id of React would differ. */
const entriesId = 'consultations';
const list =
  'max-lg:absolute max-lg:top-full max-lg:left-0 max-lg:z-20 max-lg:w-max max-lg:max-w-[90vw] max-lg:rounded-panel max-lg:border max-lg:border-line max-lg:bg-surface max-lg:py-2 max-lg:shadow-raised lg:flex lg:flex-wrap';

const entry =
  'flex min-h-12 items-center lg:min-h-14 px-3 font-semibold text-ink-soft -outline-offset-4 hover:text-accent aria-[current]:text-accent max-lg:px-5 max-lg:aria-[current]:bg-accent-soft lg:border-b-4 lg:border-transparent lg:pt-1 lg:aria-[current]:border-accent';

/** The links between consultations, under the header; on a phone behind the current one. */
function ConsultationRow({ items, children }: ConsultationRowProps) {
  return (
    <section
      aria-label={consultationTexts.region}
      className="border-b border-line bg-surface print:hidden"
    >
      <div
        className={`flex flex-wrap items-center justify-end gap-x-4 max-sm:gap-x-2 lg:max-xl:gap-x-2 ${frameWidth}`}
      >
        {items.length > 0 && <Entries items={items} />}
        {children}
      </div>
    </section>
  );
}

function Entries({ items }: Pick<ConsultationRowProps, 'items'>) {
  const { open, toggle, opener, region } = useMenu();
  return (
    <div ref={region} className="relative -ml-3 mr-auto">
      <nav aria-label={consultationTexts.label}>
        <button
          ref={opener}
          type="button"
          aria-expanded={open}
          aria-controls={entriesId}
          onClick={toggle}
          className={`${headerLink} lg:hidden`}
        >
          {items.find(({ current }) => current)?.label ?? consultationTexts.label}
          <Icon name={open ? 'up' : 'down'} size="small" />
        </button>
        <ul id={entriesId} className={classes(list, !open && 'max-lg:hidden')}>
          {items.map(({ href, label, current }) => (
            <li key={href}>
              <Anchor href={href} aria-current={current ? 'page' : undefined} className={entry}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface ConsultationsProps {
  readonly here: PageName;
  /**
   * Whether the visitor may open a page; before the visitor is known, the pages of extensions are
   * left out.
   */
  readonly isOpen?: (page: PageName) => boolean;
  readonly children?: ReactNode;
}

const isOfEveryPortal = (page: PageName) => extensionOf(page) === null;

/** The row of consultations, with the one that `here` belongs to marked. */
export function Consultations({ here, isOpen = isOfEveryPortal, children }: ConsultationsProps) {
  const current = consultationOf(here);
  const entries = hasConsultations(here) ? consultations : [];
  const items = entries
    .filter(([entry, page]) => entry === current || isOpen(page))
    .map(([entry, page]) => ({
      href: pathOf(page),
      label: consultationTexts.entries[entry],
      current: entry === current,
    }));
  return <ConsultationRow items={items}>{children}</ConsultationRow>;
}
