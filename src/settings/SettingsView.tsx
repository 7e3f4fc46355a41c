import { useId } from 'react';
import { pathOf } from '../../machines/pages';
import { settingsTexts } from '../italian/settings';
import { Anchor } from '../ui/Anchor';
import type { IconName } from '../ui/Icon';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { fillsTile, Tile } from '../ui/Tile';

interface LinkTileProps {
  href: string;
  title: string;
  text: string;
  icon: IconName;
}

/** A card that is one link; the line under its title is its description. */
function LinkTile({ href, title, text, icon }: LinkTileProps) {
  const id = useId();
  return (
    <Tile icon={icon} text={text} textId={id}>
      <Anchor href={href} aria-describedby={id} className={fillsTile}>
        {title}
      </Anchor>
    </Tile>
  );
}

/** Impostazioni (PWD-001 to PWD-004). */
export function SettingsView() {
  return (
    <PageStack>
      <PageHeading title={settingsTexts.title} intro={settingsTexts.question} />
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-3">
        {settingsTexts.links.map(({ page, label, text, icon }) => (
          <LinkTile key={page} href={pathOf(page)} title={label} text={text} icon={icon} />
        ))}
      </div>
    </PageStack>
  );
}
