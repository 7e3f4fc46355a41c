import { pathOf } from '../../machines/pages';
import { settingsTexts } from '../italian/settings';
import { LinkTile } from '../ui/LinkTile';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';

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
