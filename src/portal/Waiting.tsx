import { PublicLayout } from '../layout/PublicLayout';
import { FullScreenLoading } from '../ui/FullScreenLoading';
import { frameOf } from './frame';
import type { StageProps } from './stage';

export function Waiting({ portal }: StageProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <FullScreenLoading />
    </PublicLayout>
  );
}
