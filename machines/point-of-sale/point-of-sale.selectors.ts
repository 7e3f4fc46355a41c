import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { homeSummaryMachine } from './home-summary/home-summary.machine';
import type { pointOfSaleMachine } from './point-of-sale.machine';

export type HomeSnapshot = SnapshotFrom<typeof pointOfSaleMachine>;

export const isSingleTab = (snapshot: HomeSnapshot) =>
  snapshot.matches({ home: { scope: 'singlePoint' } });
export const isOwnTab = (snapshot: HomeSnapshot) =>
  snapshot.matches({ home: { scope: 'ownPoint' } });
export const isSearching = (snapshot: HomeSnapshot) => snapshot.hasTag('loading');
export const isNothingFound = (snapshot: HomeSnapshot) =>
  snapshot.matches({ home: { scope: { singlePoint: 'empty' } } });
export const isPointMissing = (snapshot: HomeSnapshot) =>
  snapshot.matches({ home: { menu: 'pointMissing' } });

/** NAV-046: nothing else can be used. */
export const isOpening = (snapshot: HomeSnapshot) => snapshot.hasTag('opening');
/** The page that opens once the session has been refreshed; null while none does. */
export const openingPage = (snapshot: HomeSnapshot) =>
  isOpening(snapshot) ? snapshot.context.opening : null;

export const points = (snapshot: HomeSnapshot) => snapshot.context.points;
export const chosenPoint = (snapshot: HomeSnapshot) => snapshot.context.point;
export const page = (snapshot: HomeSnapshot) => snapshot.context.page;
export const pages = (snapshot: HomeSnapshot) => snapshot.context.pages;

/** Home at a glance, at work as long as Home is. */
export const summary = (snapshot: HomeSnapshot) =>
  snapshot.children.homeSummary as ActorRefFrom<typeof homeSummaryMachine> | undefined;
