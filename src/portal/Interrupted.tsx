import { PublicLayout } from '../layout/PublicLayout';
import { frameOf } from './frame';
import type { StageProps } from './stage';

/** An empty page under the expired-session dialog. */
export function Interrupted({ portal }: StageProps) {
  return <PublicLayout {...frameOf(portal.context.configuration)}>{null}</PublicLayout>;
}
