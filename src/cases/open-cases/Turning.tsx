import { caseTexts } from '../../italian/cases';
import { Loading } from '../../ui/Loading';
import { PageHeading } from '../../ui/PageHeading';
import { PageStack } from '../../ui/PageStack';

/** The next case is on another page of the open ones, and is loading. */
export function Turning() {
  return (
    <PageStack>
      <PageHeading title={caseTexts.detail.title} takesFocus={false} />
      <Loading />
    </PageStack>
  );
}
