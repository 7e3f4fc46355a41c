import { and, assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate';
import type { StateMeta } from '../flow-result';
import { consultationOf, pageAt, pathOf } from '../pages';
import { admits } from '../portal/portal.selectors';
import type { Period } from '../portal/session';
import { type Address, split, written } from './address';
import { navigationActors } from './navigation.actors';
import type {
  AddressShown,
  FlowInput,
  FlowLocation,
  FlowModule,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
  NavigationOutput,
} from './navigation.types';
import { searchAt, withoutOrder } from './preferences/searches';
import { isOrphan, routeAt } from './routes';
import { type DraftNews, restoredDraft } from './stored-drafts';

interface Moment {
  readonly context: NavigationContext;
  readonly event: NavigationEvent;
}

export const nowhere: FlowLocation = { path: null, search: '', level: '', holds: false };

const noFlow = {
  route: null,
  module: null,
  flowInput: null,
  flow: null,
  where: nowhere,
  trail: [],
};

const verdictOn = ({ portal, address }: NavigationContext) =>
  portal === null ? { type: 'wait' as const } : admits(portal, address.pathname);

/** Which flow belongs here; none where the portal shows no flow, whatever the address. */
const routeHere = (context: NavigationContext) =>
  verdictOn(context).type === 'show'
    ? routeAt(context.routes, context.address.pathname, context.route, context.kept)
    : null;

const whereIn = ({ context, event }: Moment) =>
  event.type === 'flow.moved' ? event.where : context.where;

/** The address of the flow's current place. */
const addressOfFlow = ({ context, event }: Moment): Address => {
  const { path, search } = whereIn({ context, event });
  const pathname = path ?? context.address.pathname;
  return { pathname, search: search ?? context.address.search, hash: '' };
};

const isAt = ({ context, event }: Moment) => {
  const { pathname, search } = addressOfFlow({ context, event });
  return pathname === context.address.pathname && search === context.address.search;
};

const hasMoved = ({ context, event }: Moment) =>
  addressOfFlow({ context, event }).pathname !== context.address.pathname ||
  whereIn({ context, event }).level !== context.where.level;

const placeOf = (path: string, level: string) => `${path} ${level}`;

const placeIn = (moment: Moment) => placeOf(addressOfFlow(moment).pathname, whereIn(moment).level);

/** How many steps back the flow was where it is again; -1 if it never was. */
const stepsBack = (moment: Moment) => {
  const { trail } = moment.context;
  const index = trail.lastIndexOf(placeIn(moment));
  return index < 0 ? -1 : trail.length - 1 - index;
};

const isNewEntry = (moment: Moment) => !isAt(moment) && hasMoved(moment);

/** Back to a place it has been at cuts the trail; a new one lengthens it where it adds to the history. */
const trailAfter = (moment: Moment) => {
  const { trail } = moment.context;
  const back = stepsBack(moment);
  if (back >= 0) return trail.slice(0, trail.length - back);
  return [...(isNewEntry(moment) ? trail : trail.slice(0, -1)), placeIn(moment)];
};

/** A flow with several addresses is asked to move; any other restarts. */
const concernsFlow = (context: NavigationContext) =>
  context.isNewRequest && context.where.path !== null && routeHere(context) === context.route;

const flowIsAt = ({ address, where }: NavigationContext) =>
  where.path === address.pathname && (where.level === '' || where.search === address.search);

const flowInputOf = (
  { portal, address, today, kept, route }: NavigationContext,
  { keeps }: FlowModule,
): FlowInput | null => {
  if (portal === null || portal.context.configuration === null) return null;
  return {
    session: portal.context.session,
    configuration: portal.context.configuration,
    path: address.pathname,
    query: new URLSearchParams(address.search),
    today: today(),
    kept: restoredDraft(keeps, kept.read(route?.flow ?? '')),
  };
};

/** The period that a consultation searches, by its address; null where it searches none. */
const periodAt = ({ pathname, search }: Address): Period | null => {
  const page = pageAt(pathname);
  const query = new URLSearchParams(search);
  const month = query.get('month') ?? '';
  if (page === undefined || consultationOf(page) === null || month === '') return null;
  return { month, day: query.get('day') ?? '' };
};

const samePeriod = (one: Period | null | undefined, other: Period) =>
  one?.month === other.month && one.day === other.day;

const toldIn = (event: NavigationEvent) =>
  (event as Extract<NavigationEvent, { type: 'flow.told' }>).event;

const shows = (
  url: string,
  how: 'push' | 'replace',
  trail: readonly string[] = [],
): AddressShown => ({ type: 'address.shown', url, how, trail });

const keeps = ({ route, module, address }: NavigationContext, kept: unknown): DraftNews => ({
  type: 'flow.draft',
  flow: route?.flow ?? '',
  path: address.pathname,
  kept,
  named: kept === null ? {} : (module?.keeps?.named?.(kept) ?? {}),
  unsent: kept === null ? [] : (module?.keeps?.unsent?.(kept) ?? []),
});

/** A flow that ended before it was watched has not read its draft. */
const draftAtEnd = ({ kept, route, module, flow }: NavigationContext) => {
  const last = flow === null ? undefined : module?.keeps?.of(flow.getSnapshot());
  return last === undefined ? kept.read(route?.flow ?? '') : last;
};

/** The vocabulary of the navigation chart: what its guards ask and what its actions do. */
export const navigationSetup = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
    emitted: {} as NavigationOutput,
    meta: {} as StateMeta,
    children: {} as {
      portal: 'portal';
      apiClient: 'apiClient';
      connection: 'connection';
      leaving: 'leaving';
      pointChoice: 'pointChoice';
      preferences: 'preferences';
      watchPortal: 'watchPortal';
      loadFlow: 'loadFlow';
      watchFlow: 'watchFlow';
      flow: 'flow';
    },
  },
  actors: navigationActors,
  guards: {
    mustWait: ({ context }) => verdictOn(context).type === 'wait',
    isLedElsewhere: ({ context }) => verdictOn(context).type === 'redirect',
    belongsToNoFlow: ({ context }) =>
      verdictOn(context).type === 'show' &&
      isOrphan(context.routes, context.address.pathname, context.route, context.kept),
    portalDoesNotKnow: ({ context }) =>
      verdictOn(context).type === 'show' && context.notifiedPath !== context.address.pathname,
    isInTheAddressBar: ({ context }) => written(context.address) === context.addressBarUrl,
    isHereAlready: ({ context }) =>
      !context.isNewRequest && context.route !== null && routeHere(context) === context.route,
    hasFlow: ({ context }) => routeHere(context) !== null,
    concernsTheFlow: ({ context }) => concernsFlow(context),
    isWhereTheFlowIs: ({ context }) => concernsFlow(context) && flowIsAt(context),
    flowIsThere: ({ context, event }) =>
      event.type === 'flow.moved' && event.where.path === context.address.pathname,
    flowIsWhereItWas: (moment) => isNewEntry(moment) && stepsBack(moment) > 0,
    flowHasMoved: isNewEntry,
    flowHasOtherSearch: (moment) => !isAt(moment),
    flowHasOtherLevel: hasMoved,
    flowHoldsOtherwise: (moment) => whereIn(moment).holds !== moment.context.where.holds,
    isLink: ({ event }) => event.type === 'address.asked' && event.how === 'push',
    isOnItsWay: ({ context }) => context.where.holds,
    flowHolds: and(['isLink', 'isOnItsWay', stateIn({ flow: { playing: 'following' } })]),
    /** What it kept goes on after the next login. */
    sessionExpiredUnderIt: ({ event }) =>
      event.type === 'xstate.done.actor.flow' && event.output.type === 'sessionExpired',
    /** The merchant, in this tab or in another, or the shop in force; a session that ends is no change. */
    sessionHasChanged: ({ context, event }) =>
      event.type === 'portal.moved' &&
      event.portal.context.session.merchant !== null &&
      (event.portal.context.session.merchant !== context.flowInput?.session.merchant ||
        event.portal.context.session.point !== context.flowInput?.session.point),
    saysHowItEnded: ({ event }) => event.type === 'xstate.done.actor.flow',
  },
  actions: {
    keepPortal: assign({
      portal: ({ context, event }) =>
        event.type === 'portal.moved' ? event.portal : context.portal,
    }),
    takeAddress: assign(({ context, event }) => {
      if (event.type !== 'address.asked') return {};
      const address = split(event.url);
      return event.how === 'shown'
        ? {
            address,
            addressBarUrl: written(address),
            how: 'replace',
            isNewRequest: true,
            restoredTrail: event.trail,
          }
        : {
            address,
            how: event.how,
            isNewRequest: true,
            addressBarUrl: context.addressBarUrl,
            restoredTrail: [],
          };
    }),
    goElsewhere: assign(({ context }) => {
      const verdict = verdictOn(context);
      return verdict.type === 'redirect'
        ? { address: split(verdict.path), isNewRequest: true, restoredTrail: [] }
        : {};
    }),
    goHome: assign({ address: split(pathOf('home')), isNewRequest: true, restoredTrail: [] }),
    rememberNotifiedPath: assign({ notifiedPath: ({ context }) => context.address.pathname }),
    tellPortal: sendTo('portal', ({ context }) => ({
      type: 'address.opened',
      path: context.address.pathname,
    })),
    write: emit(({ context }) => shows(written(context.address), context.how)),
    rememberWritten: assign({
      addressBarUrl: ({ context }) => written(context.address),
      how: 'replace',
    }),
    admitPage: raise({ type: 'page.admitted' }),
    heard: assign({ isNewRequest: false }),
    takeRoute: assign(({ context }) => ({
      ...noFlow,
      route: routeHere(context),
      trail: context.restoredTrail,
    })),
    leaveFlow: assign(noFlow),
    keepModule: assign(({ context, event }) =>
      event.type === 'flow.loaded'
        ? { module: event.module, flowInput: flowInputOf(context, event.module) }
        : {},
    ),
    refreshFlowInput: assign({
      flowInput: ({ context: { flowInput }, event }) =>
        event.type === 'portal.moved' && flowInput !== null
          ? { ...flowInput, session: event.portal.context.session }
          : flowInput,
    }),
    tellFlow: sendTo('flow', ({ context: { module, flowInput } }) => ({
      type: 'session.changed',
      input: flowInput && module?.input(flowInput),
    })),
    askToLeave: sendTo('flow', { type: 'leaving.requested' }),
    askFlow: sendTo('flow', ({ context }) => ({
      type: 'address.opened',
      path: context.address.pathname,
    })),
    pushFlowAddress: emit((moment) =>
      shows(written(addressOfFlow(moment)), 'push', trailAfter(moment)),
    ),
    replaceFlowAddress: emit((moment) =>
      shows(written(addressOfFlow(moment)), 'replace', trailAfter(moment)),
    ),
    returnFlowAddress: emit((moment) => ({
      type: 'address.shown' as const,
      url: written(addressOfFlow(moment)),
      how: 'back' as const,
      steps: stepsBack(moment),
      trail: trailAfter(moment),
    })),
    /** Forward finds the way back that Back has cut. */
    takeFoundTrail: assign({
      trail: ({ context: { restoredTrail, trail } }) =>
        restoredTrail.length > 0 ? restoredTrail : trail,
    }),
    /** Refused where Back has led to: the entries from there on are no way back any more. */
    stayOnTrail: assign({
      trail: ({ context: { trail, address } }) => {
        const asked = trail.findLastIndex((place) => place.startsWith(`${address.pathname} `));
        return trail.slice(0, Math.max(asked, 0));
      },
    }),
    followFlow: assign((moment) => ({
      trail: trailAfter(moment),
      address: addressOfFlow(moment),
      addressBarUrl: written(addressOfFlow(moment)),
      where: whereIn(moment),
      flow: moment.event.type === 'flow.moved' ? moment.event.flow : moment.context.flow,
    })),
    /** The next list begins with the period of this one. */
    tellPeriod: enqueueActions(({ context: { portal, address }, enqueue }) => {
      const period = periodAt(address);
      if (period === null || samePeriod(portal?.context.session.period, period)) return;
      enqueue.sendTo('portal', { type: 'period.searched', period });
    }),
    /** What could not be saved is tried again. */
    tellPage: sendTo('preferences', { type: 'page.shown' }),
    /** What is searched joins the last searches of the user; a month that a list begins with does not. */
    recordSearch: enqueueActions(({ context: { address }, enqueue }) => {
      const search = searchAt(written(address));
      if (search === null) return;
      enqueue.sendTo('preferences', { type: 'search.made', address: withoutOrder(search) });
    }),
    persistDraft: emit(({ context, event }) =>
      keeps(context, event.type === 'flow.draftChanged' ? event.kept : null),
    ),
    persistDraftAtEnd: emit(({ context }) => keeps(context, draftAtEnd(context))),
    passOn: sendTo('portal', ({ event }) => toldIn(event)),
    tellEnd: sendTo('portal', ({ context, event }) => ({
      type: 'flow.ended',
      exit: event.type === 'xstate.done.actor.flow' ? event.output : ({ type: 'failed' } as const),
      address: written(context.address),
    })),
  },
});
