import { Anchor } from './Anchor';

interface LinkTab {
  href: string;
  label: string;
  current: boolean;
}

export interface LinkTabsProps {
  /** Names the links as a group. */
  label: string;
  links: readonly LinkTab[];
}

/** Pages that look like tabs; each has a separate address. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-8 border-line sm:border-b">
        {links.map(({ href, label: text, current }) => (
          <li key={href} className="max-sm:w-full">
            <Anchor
              href={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-control items-center border-line font-semibold text-ink-soft hover:text-accent aria-[current]:border-b-4 aria-[current]:border-accent aria-[current]:pt-1 aria-[current]:text-accent max-sm:border-b"
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
