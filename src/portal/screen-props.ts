import type { ComponentType, ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Address } from '../../machines/navigation/address';
import type { exportsMachine } from '../../machines/navigation/exports/exports.machine';
import type { pointChoiceMachine } from '../../machines/navigation/point-choice/point-choice.machine';
import type { PageName } from '../../machines/pages';
import type { PortalSnapshot } from '../../machines/portal/portal.selectors';
import type { PortalEvent } from '../../machines/portal/portal.setup';

/** The address, and the screen of the flow that runs there, if there is one. */
export interface Shown {
  readonly address: Address;
  /** The shown page; for an inner one, the page where its flow is entered. */
  readonly page: PageName | undefined;
  /** The level of its flow, of several at one address; '' where there is one. */
  readonly level: string;
  /** The list that it was opened from, where that is not the one its address belongs to. */
  readonly openedFrom: PageName | null;
  readonly flow: ReactElement | null;
  /** Its shop is not the user's. */
  readonly isPointRefused?: boolean;
}

export type Visit = (url: string, how?: 'push' | 'replace') => void;

/** The properties of every screen of the portal chart. */
export interface PortalScreenProps {
  readonly portal: PortalSnapshot;
  readonly send: (event: PortalEvent) => void;
  readonly shown: Shown;
  /** Changes the shop in force; absent where a screen is shown alone. */
  readonly pointChoice?: ActorRefFrom<typeof pointChoiceMachine>;
  /** The exports of this tab; absent where a screen is shown alone. */
  readonly exports?: ActorRefFrom<typeof exportsMachine> | undefined;
  readonly visit: Visit;
  /** Esci. */
  readonly leave: () => void;
}

export type Screen = ComponentType<PortalScreenProps>;
