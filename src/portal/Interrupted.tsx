import { PublicLayout } from '../layout/PublicLayout';
import { ExpiredHeading } from './ExpiredHeading';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** The page under the expired-session dialog; it has no content. */
export function Interrupted({ portal }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <ExpiredHeading />
    </PublicLayout>
  );
}
