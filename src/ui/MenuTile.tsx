import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Anchor, onPlainClick } from './Anchor';
import type { IconName } from './Icon';
import { fillsTile, Tile } from './Tile';

export interface MenuTileProps {
  title: string;
  text: ReactNode;
  icon: IconName;
  /** The page that it opens, also in a new tab. */
  href?: string;
  onPress: () => void;
  pending?: boolean;
  /** One line: only screen readers get its text. */
  small?: boolean;
  /** A tag beside the title. */
  mark?: ReactNode;
}

/** As on a button: Enter clicks a link by itself. */
const pressedBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * A card that is one button; the text under its title is its description. With an address it is a
 * link to the browser, and a button by its role (HOM-020).
 */
export function MenuTile(props: MenuTileProps) {
  const { title, text, icon, href, onPress, pending = false, small = false, mark } = props;
  const id = useId();
  const press = () => {
    if (!pending) onPress();
  };
  const look = {
    'aria-describedby': mark ? `${id} ${id}-mark` : id,
    'aria-disabled': pending || undefined,
    'aria-busy': pending || undefined,
    className: `cursor-pointer text-left aria-disabled:cursor-progress ${fillsTile}`,
  };
  return (
    <Tile icon={icon} text={text} textId={id} pending={pending} small={small}>
      {href === undefined ? (
        <button type="button" data-on-paper="" {...look} onClick={press}>
          {title}
        </button>
      ) : (
        <Anchor
          href={href}
          role="button"
          {...look}
          onClick={onPlainClick(press)}
          onKeyDown={pressedBySpace}
        >
          {title}
        </Anchor>
      )}
      {mark && (
        <div id={`${id}-mark`} className="mt-1">
          {mark}
        </div>
      )}
    </Tile>
  );
}

export function MenuGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4 print:grid-cols-3 print:gap-2">
      {children}
    </div>
  );
}
