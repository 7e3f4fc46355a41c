import { pathOf } from '../../machines/pages';
import * as select from '../../machines/registration/registration.selectors';
import { formatDate, todayInItaly } from '../italian/format';
import { registrationTexts } from '../italian/registration';
import { ActionRow } from '../ui/ActionRow';
import { TextLink } from '../ui/Anchor';
import { Button } from '../ui/Button';
import { MenuTile } from '../ui/MenuTile';
import { Notice } from '../ui/Notice';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import type { ScreenProps } from './screen-props';

const words = registrationTexts.select;
const kinds = ['shop', 'company'] as const;

/** Says nothing of whose registration it is: the computer may be shared. */
function Earlier({ since, send }: Pick<ScreenProps, 'send'> & { readonly since: number }) {
  return (
    <Notice tone="info" title={words.resume(formatDate(todayInItaly(new Date(since))))}>
      <p className="mb-3">{words.resumeText}</p>
      <ActionRow>
        <Button onClick={() => send({ type: 'earlier.resumed' })}>{words.resumes}</Button>
        <Button look="secondary" onClick={() => send({ type: 'earlier.dropped' })}>
          {words.restarts}
        </Button>
      </ActionRow>
    </Notice>
  );
}

/** REG-001 to REG-003. */
export function ChooseKind({ snapshot, send }: ScreenProps) {
  const since = select.offeredSince(snapshot);
  return (
    <PageStack>
      {/* The offer's buttons go with it: the heading takes their focus. */}
      <PageHeading key={String(since)} title={words.title} intro={words.intro} />
      {since !== null && <Earlier since={since} send={send} />}
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
