import { layoutTexts } from '../italian/portal';
import { Anchor } from '../ui/Anchor';

export interface NavigationItem {
  href: string;
  label: string;
  /** The screen shown belongs to this entry. */
  current: boolean;
}

const entry =
  'flex min-h-control items-center rounded-control px-3 font-semibold text-ink hover:bg-accent-soft hover:text-accent aria-[current]:text-accent max-xl:aria-[current]:bg-accent-soft xl:min-h-18 xl:rounded-none xl:border-accent xl:hover:bg-transparent xl:aria-[current]:border-b-4 xl:aria-[current]:pt-1';

export function Navigation({ items }: { items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={layoutTexts.navigation} className="xl:ml-6 xl:grow">
      <ul className="xl:flex xl:gap-1">
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={entry}
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
