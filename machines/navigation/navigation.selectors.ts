import type { SnapshotFrom } from 'xstate';
import { pageAt } from '../pages';
import type { navigationMachine } from './navigation.machine';
import type { NavigationContext } from './navigation.types';

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** Nothing is left to wait for: the address is decided, and its flow, if it has one, is here. */
export const isSettled = (snapshot: NavigationSnapshot) =>
  snapshot.matches({ address: 'shown' }) && !snapshot.matches({ flow: 'loading' });

/** An address that several flows share belongs where the flow at work does. */
export const pageOf = ({ route, address: { pathname } }: NavigationContext) =>
  pageAt((route?.inner?.includes(pathname) ? route.paths[0] : undefined) ?? pathname);
