import { PublicLayout } from '../layout/PublicLayout';
import { FullScreenLoading } from '../ui/Loading';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

export function Waiting({ portal }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <FullScreenLoading />
    </PublicLayout>
  );
}
