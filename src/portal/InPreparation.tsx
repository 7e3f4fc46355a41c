import { inPreparationTexts } from '../italian/portal';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';

interface InPreparationProps {
  /** The page exists and its code is on its way. */
  loading: boolean;
  /** Where its visitor can go instead; nowhere while something must be done first. */
  backTo?: '/Home' | '/login';
}

/** What stands where no flow does: the wait for its code, or an honest word that it is to come. */
export function InPreparation({ loading, backTo }: InPreparationProps) {
  if (loading) return <Loading />;
  return (
    <PageStack>
      <PageHeading title={inPreparationTexts.title} />
      <EmptyState
        title={inPreparationTexts.explanation}
        action={
          backTo && (
            <LinkButton look="secondary" href={backTo}>
              {inPreparationTexts.backTo[backTo]}
            </LinkButton>
          )
        }
      />
    </PageStack>
  );
}
