import type { ComponentType } from 'react';
import type { PortalSnapshot } from '../../machines/portal/portal.selectors';
import type { PortalEvent } from '../../machines/portal/portal.setup';
import type { Mirror, Scene } from '../mirror';

/** What every screen of the portal chart is given. */
export interface PortalScreenProps {
  readonly portal: PortalSnapshot;
  readonly send: (event: PortalEvent) => void;
  readonly scene: Scene;
  readonly visit: Mirror['visit'];
}

export type Screen = ComponentType<PortalScreenProps>;
