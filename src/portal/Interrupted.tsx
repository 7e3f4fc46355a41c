import { PublicLayout } from '../layout/PublicLayout';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** An empty page under the expired-session dialog. */
export function Interrupted({ portal }: PortalScreenProps) {
  return <PublicLayout {...frameOf(portal.context.configuration)}>{null}</PublicLayout>;
}
