import { useId } from 'react';
import { Anchor } from './Anchor';
import type { IconName } from './Icon';
import { fillsTile, Tile } from './Tile';

interface LinkTileProps {
  href: string;
  title: string;
  text: string;
  icon: IconName;
}

/** A card that is one link; the line under its title is its description. */
export function LinkTile({ href, title, text, icon }: LinkTileProps) {
  const id = useId();
  return (
    <Tile icon={icon} text={text} textId={id}>
      <Anchor href={href} aria-describedby={id} className={fillsTile}>
        {title}
      </Anchor>
    </Tile>
  );
}
