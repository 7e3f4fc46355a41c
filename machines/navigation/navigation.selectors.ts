import type { SnapshotFrom } from 'xstate';
import { pageAt } from '../pages';
import type { navigationMachine } from './navigation.machine';
import type { NavigationContext } from './navigation.types';

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** Nothing is pending: the address is decided, and its flow, if it has one, is loaded. */
export const isSettled = (snapshot: NavigationSnapshot) =>
  snapshot.matches({ address: 'refused' }) ||
  (snapshot.matches({ address: 'shown' }) && !snapshot.matches({ flow: 'loading' }));

/** The shop of the address is not the user's: its page shows no figures. */
export const isPointRefused = (snapshot: NavigationSnapshot) =>
  snapshot.matches({ address: 'refused' });

/** An address that several flows share belongs to the section of the current flow. */
export const pageOf = ({ route, address: { pathname } }: NavigationContext) =>
  pageAt((route?.inner?.includes(pathname) ? route.paths[0] : undefined) ?? pathname);
