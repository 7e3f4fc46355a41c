import type { SnapshotFrom } from 'xstate';
import { pageAt } from '../pages';
import type { hostMachine } from './host.machine';
import type { HostContext } from './host.types';

type HostSnapshot = SnapshotFrom<typeof hostMachine>;

/** Nothing is left to wait for: the address is decided, and its flow, if it has one, is here. */
export const isSettled = (snapshot: HostSnapshot) =>
  snapshot.matches({ address: 'shown' }) && !snapshot.matches({ flow: 'loading' });

/** An address that several flows share belongs where the flow at work does. */
export const pageOf = ({ route, address: { pathname } }: HostContext) =>
  pageAt((route?.inner?.includes(pathname) ? route.paths[0] : undefined) ?? pathname);
