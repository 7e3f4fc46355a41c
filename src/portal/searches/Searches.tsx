import { Suspense } from 'react';
import type { PortalSnapshot } from '../../../machines/portal/portal.selectors';
import { lazyComponent } from '../../browser/lazy-component';
import { layoutTexts } from '../../italian/portal';
import { headerLink } from '../../layout/frame-look';
import { useMenu } from '../../layout/use-menu';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { Loading } from '../../ui/Loading';
import { bannerLook } from './RoomOfSearches';

const SearchesPanel = lazyComponent(async () => (await import('./SearchesPanel')).SearchesPanel);

const panel = 'text-base text-ink';
const floating =
  'absolute top-full right-0 z-30 max-h-[75vh] w-96 max-w-[92vw] overflow-y-auto rounded-panel border border-line bg-surface p-3 shadow-raised';

const places = {
  row: { look: headerLink, panel: floating },
  banner: {
    look: bannerLook,
    panel: floating,
  },
  menu: { look: `${headerLink} w-full`, panel: 'pt-2 pb-3' },
} as const;

interface SearchesProps {
  readonly portal: PortalSnapshot;
  /** Its place in the frame: a phone has it in the header's menu. */
  readonly place: keyof typeof places;
}

/** The saved searches and the last ones, two presses away on every consultation and on Home. */
export function Searches({ portal, place }: SearchesProps) {
  const { open, toggle, opener, region } = useMenu();
  const { look, panel: own } = places[place];
  const id = `searches-${place}`;
  return (
    <div
      ref={region}
      className={place === 'menu' ? 'md:hidden' : 'relative max-md:hidden print:hidden'}
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        onPointerEnter={() => SearchesPanel.preload().catch(() => {})}
        className={look}
      >
        <Icon name="star" />
        <span className={classes(place === 'row' && 'max-2xl:sr-only')}>
          {layoutTexts.searches}
        </span>
      </button>
      <section
        id={id}
        aria-label={open ? layoutTexts.searches : undefined}
        hidden={!open}
        className={`${panel} ${own}`}
      >
        {open && (
          <Suspense fallback={<Loading />}>
            <SearchesPanel portal={portal} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
