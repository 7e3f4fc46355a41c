import { pathOf } from '../../machines/pages';
import { registrationTexts } from '../italian/registration';
import { MenuTile } from '../ui/MenuTile';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { TextLink } from '../ui/TextLink';
import type { ScreenProps } from './screen-props';

const words = registrationTexts.select;
const kinds = ['shop', 'company'] as const;

/** REG-001 to REG-003. */
export function ChooseKind({ send }: ScreenProps) {
  return (
    <PageStack>
      <PageHeading title={words.title} intro={words.intro} />
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-3/4">
        {kinds.map((kind) => (
          <MenuTile
            key={kind}
            icon={kind}
            title={words[kind].label}
            text={words[kind].text}
            onPress={() => send({ type: 'kind.chosen', kind })}
          />
        ))}
      </div>
      <p>
        {words.registered}{' '}
        <TextLink href={pathOf('login')} className="inline-flex min-h-11 items-center">
          {words.logIn}
        </TextLink>
      </p>
    </PageStack>
  );
}
