import { type ReactNode, useId } from 'react';
import type { IconName } from './Icon';
import { fillsTile, Tile } from './Tile';

export interface MenuTileProps {
  title: string;
  text: ReactNode;
  icon: IconName;
  onPress: () => void;
  pending?: boolean;
  /** One line: only screen readers get its text. */
  small?: boolean;
  /** A tag beside the title. */
  mark?: ReactNode;
}

/** A card that is one button; the text under its title is its description. */
export function MenuTile({
  title,
  text,
  icon,
  onPress,
  pending = false,
  small = false,
  mark,
}: MenuTileProps) {
  const id = useId();
  return (
    <Tile icon={icon} text={text} textId={id} pending={pending} small={small}>
      <button
        type="button"
        aria-describedby={mark ? `${id} ${id}-mark` : id}
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        onClick={pending ? undefined : onPress}
        className={`cursor-pointer text-left aria-disabled:cursor-progress ${fillsTile}`}
      >
        {title}
      </button>
      {mark && (
        <div id={`${id}-mark`} className="mt-1">
          {mark}
        </div>
      )}
    </Tile>
  );
}

export function MenuGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">{children}</div>;
}
