import { sessionTexts } from '../italian/portal';
import { PageHeading } from '../ui/PageHeading';

/** Under the expired-session dialog: the heading of a page that was never drawn. */
export function ExpiredHeading() {
  return <PageHeading title={sessionTexts.title} takesFocus={false} />;
}
