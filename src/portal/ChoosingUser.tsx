import type { Session } from '../../machines/portal/session';
import { choiceTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { PageHeading } from '../ui/PageHeading';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

const nameOf = (session: Session | null, unknown: string) => {
  const { name = '', user = '' } = session?.merchant ?? {};
  return name !== '' && user !== '' ? `${name} (${user})` : name || user || unknown;
};

/**
 * A login for another user while one is signed in: nothing is replaced before the merchant chooses.
 */
export function ChoosingUser({ portal, send }: PortalScreenProps) {
  const { configuration, session, newcomer } = portal.context;
  const entering = nameOf(newcomer, choiceTexts.unknownNewcomer);
  return (
    <PublicLayout {...frameOf(configuration)}>
      <div className="mx-auto grid w-full max-w-reading gap-8 py-6 lg:py-12">
        <PageHeading
          title={choiceTexts.title(entering)}
          intro={choiceTexts.explanation(nameOf(session, choiceTexts.another))}
        />
        <ActionRow>
          <Button onClick={() => send({ type: 'newcomer.admitted' })}>
            {choiceTexts.enter(entering)}
          </Button>
          <Button look="secondary" onClick={() => send({ type: 'newcomer.declined' })}>
            {choiceTexts.stay(nameOf(session, choiceTexts.unknown))}
          </Button>
        </ActionRow>
      </div>
    </PublicLayout>
  );
}
