import { and, assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import type { StateMeta } from '../exit';
import { pathOf } from '../pages';
import { admits } from '../portal/portal.selectors';
import { type Address, split, written } from './address';
import { hostActors } from './host.actors';
import type {
  AddressShown,
  FlowFacts,
  FlowModule,
  HostContext,
  HostEvent,
  HostInput,
  HostNews,
  Whereabouts,
} from './host.types';
import { broughtBack, type FlowKept } from './kept';
import { isOrphan, routeAt } from './routes';

interface Moment {
  readonly context: HostContext;
  readonly event: HostEvent;
}

export const nowhere: Whereabouts = { path: null, search: '', level: '', holds: false };

const noFlow = { route: null, module: null, facts: null, flow: null, where: nowhere, trail: [] };

const verdictOn = ({ portal, address }: HostContext) =>
  portal === null ? { type: 'wait' as const } : admits(portal, address.pathname);

/** Which flow belongs here; none where the portal shows no flow, whatever the address. */
const routeHere = (context: HostContext) =>
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
const concernsFlow = (context: HostContext) =>
  context.anew && context.where.path !== null && routeHere(context) === context.route;

const flowIsAt = ({ address, where }: HostContext) =>
  where.path === address.pathname && (where.level === '' || where.search === address.search);

const factsOf = (
  { portal, address, today, kept, route }: HostContext,
  { keeps }: FlowModule,
): FlowFacts | null => {
  if (portal === null || portal.context.configuration === null) return null;
  return {
    session: portal.context.session,
    configuration: portal.context.configuration,
    path: address.pathname,
    query: new URLSearchParams(address.search),
    today: today(),
    kept: broughtBack(keeps, kept.read(route?.flow ?? '')),
  };
};

const toldIn = (event: HostEvent) => (event as Extract<HostEvent, { type: 'flow.told' }>).event;

const shows = (
  url: string,
  how: 'push' | 'replace',
  trail: readonly string[] = [],
): AddressShown => ({ type: 'address.shown', url, how, trail });

const keeps = ({ route, module, address }: HostContext, kept: unknown): FlowKept => ({
  type: 'flow.kept',
  flow: route?.flow ?? '',
  path: address.pathname,
  kept,
  named: kept === null ? {} : (module?.keeps?.named?.(kept) ?? {}),
  unsent: kept === null ? [] : (module?.keeps?.unsent?.(kept) ?? []),
});

/** A flow that ended before it was watched has not read its draft. */
const keptAtEnd = ({ kept, route, module, flow }: HostContext) => {
  const last = flow === null ? undefined : module?.keeps?.of(flow.getSnapshot());
  return last === undefined ? kept.read(route?.flow ?? '') : last;
};

/** The vocabulary of the host chart: what its guards ask and what its actions do. */
export const hostSetup = setup({
  types: {
    context: {} as HostContext,
    events: {} as HostEvent,
    input: {} as HostInput,
    emitted: {} as HostNews,
    meta: {} as StateMeta,
    children: {} as {
      portal: 'portal';
      apiClient: 'apiClient';
      connection: 'connection';
      leaving: 'leaving';
      hearPortal: 'hearPortal';
      loadFlow: 'loadFlow';
      hearFlow: 'hearFlow';
      flow: 'flow';
    },
  },
  actors: hostActors,
  guards: {
    mustWait: ({ context }) => verdictOn(context).type === 'wait',
    isLedElsewhere: ({ context }) => verdictOn(context).type === 'redirect',
    belongsToNoFlow: ({ context }) =>
      verdictOn(context).type === 'show' &&
      isOrphan(context.routes, context.address.pathname, context.route, context.kept),
    portalDoesNotKnow: ({ context }) =>
      verdictOn(context).type === 'show' && context.told !== context.address.pathname,
    isInTheAddressBar: ({ context }) => written(context.address) === context.shown,
    isHereAlready: ({ context }) =>
      !context.anew && context.route !== null && routeHere(context) === context.route,
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
    /** In this tab or in another; a session that ends is no change. */
    merchantHasChanged: ({ context, event }) =>
      event.type === 'portal.moved' &&
      event.portal.context.session.merchant !== null &&
      event.portal.context.session.merchant !== context.facts?.session.merchant,
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
        ? { address, shown: written(address), how: 'replace', anew: true, found: event.trail }
        : { address, how: event.how, anew: true, shown: context.shown, found: [] };
    }),
    goElsewhere: assign(({ context }) => {
      const verdict = verdictOn(context);
      return verdict.type === 'redirect'
        ? { address: split(verdict.path), anew: true, found: [] }
        : {};
    }),
    goHome: assign({ address: split(pathOf('home')), anew: true, found: [] }),
    rememberTold: assign({ told: ({ context }) => context.address.pathname }),
    tellPortal: sendTo('portal', ({ context }) => ({
      type: 'address.opened',
      path: context.address.pathname,
    })),
    write: emit(({ context }) => shows(written(context.address), context.how)),
    rememberWritten: assign({
      shown: ({ context }) => written(context.address),
      how: 'replace',
    }),
    admitPage: raise({ type: 'page.admitted' }),
    heard: assign({ anew: false }),
    takeRoute: assign(({ context }) => ({
      ...noFlow,
      route: routeHere(context),
      trail: context.found,
    })),
    leaveFlow: assign(noFlow),
    keepModule: assign(({ context, event }) =>
      event.type === 'flow.loaded'
        ? { module: event.module, facts: factsOf(context, event.module) }
        : {},
    ),
    refreshFacts: assign({
      facts: ({ context: { facts }, event }) =>
        event.type === 'portal.moved' && facts !== null
          ? { ...facts, session: event.portal.context.session }
          : facts,
    }),
    tellFlow: sendTo('flow', ({ context: { module, facts } }) => ({
      type: 'session.changed',
      input: facts && module?.input(facts),
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
      trail: ({ context: { found, trail } }) => (found.length > 0 ? found : trail),
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
      shown: written(addressOfFlow(moment)),
      where: whereIn(moment),
      flow: moment.event.type === 'flow.moved' ? moment.event.flow : moment.context.flow,
    })),
    keepOfFlow: emit(({ context, event }) =>
      keeps(context, event.type === 'flow.keeps' ? event.kept : null),
    ),
    keepAtEnd: emit(({ context }) => keeps(context, keptAtEnd(context))),
    passOn: sendTo('portal', ({ event }) => toldIn(event)),
    tellEnd: sendTo('portal', ({ context, event }) => ({
      type: 'flow.ended',
      exit: event.type === 'xstate.done.actor.flow' ? event.output : ({ type: 'failed' } as const),
      address: written(context.address),
    })),
  },
});
