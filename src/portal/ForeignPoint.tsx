import { pathOf } from '../../machines/pages';
import { navigationTexts, pointTexts } from '../italian/portal';
import { LinkButton } from '../ui/LinkButton';
import { PageHeading } from '../ui/PageHeading';

/** The address names a shop that is not the user's (PRM-003, PRM-005): no figures in its place. */
export function ForeignPoint() {
  return (
    <div className="grid justify-items-start gap-8 py-6">
      <PageHeading title={pointTexts.foreign} intro={pointTexts.foreignAdvice} />
      <LinkButton href={pathOf('home')}>{navigationTexts.home}</LinkButton>
    </div>
  );
}
