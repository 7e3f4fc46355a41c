import { sessionTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { PageHeading } from '../ui/PageHeading';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** The page under the expired-session dialog; it has no content. */
export function Interrupted({ portal }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <PageHeading title={sessionTexts.title} takesFocus={false} />
    </PublicLayout>
  );
}
