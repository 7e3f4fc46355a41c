import { and, assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import type { StateMeta } from '../flow-result';
import { consultationOf, goesOn, pageAt, pathOf } from '../pages';
import { admits, isSessionExpired } from '../portal/portal.selectors';
import type { PortalEvent, PortalInput } from '../portal/portal.setup';
import { type ChosenPoint, isCompany, type Period, pointInForce } from '../portal/session';
import { type Address, atPoint, isOtherStep, pointNamedBy, split, written } from './address';
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

interface Args {
  readonly context: NavigationContext;
  readonly event: NavigationEvent;
}

const nowhere: FlowLocation = {
  path: null,
  search: '',
  level: '',
  openedFrom: null,
  holds: false,
  turns: false,
};

/** Before the portal has said anything. */
export const begun = ({ url, ...known }: NavigationInput): NavigationContext => ({
  ...known,
  ...noFlow,
  portal: null,
  address: split(url),
  addressBarUrl: written(split(url)),
  how: 'replace',
  isPushed: false,
  isNewRequest: true,
  notifiedPath: null,
  refusedPoint: null,
  restoredTrail: known.trail,
});

export const portalInput = ({
  storageIsBlocked = false,
  session,
  arrival,
  wanted,
  origin,
  drafts,
  addressBarUrl: opened,
}: NavigationContext): PortalInput => ({
  storageIsBlocked,
  session,
  arrival,
  wanted,
  origin,
  opened,
  registering: drafts.read('registration') !== null,
});

const noFlow = {
  route: null,
  module: null,
  flowInput: null,
  draftBeforeCall: undefined,
  flow: null,
  where: nowhere,
  trail: [],
};

const verdictOn = ({ portal, address }: NavigationContext) =>
  portal === null ? { type: 'wait' as const } : admits(portal, address.pathname);

/** Where the portal leads instead; an inner address of a flow that does not run leads to Home. */
const elsewhereFor = (context: NavigationContext) => {
  const verdict = verdictOn(context);
  if (verdict.type === 'redirect') return verdict.path;
  const { routes, address, route, drafts } = context;
  const isLost = verdict.type === 'show' && isOrphan(routes, address.pathname, route, drafts);
  return isLost ? pathOf('home') : null;
};

/** The flow that belongs to an address; none where the portal shows no flow. */
const routeHere = (context: NavigationContext) =>
  verdictOn(context).type === 'show'
    ? routeAt(context.routes, context.address.pathname, context.route, context.drafts)
    : null;

const inForce = ({ portal }: NavigationContext) =>
  portal === null ? '' : pointInForce(portal.context.session);

/** The shop that a page was requested for; null where that is the one in force. */
const otherPoint = (context: NavigationContext) => {
  const { address, isNewRequest } = context;
  const asked = pointNamedBy(address) ?? '';
  const differs =
    isNewRequest &&
    written(atPoint(address, asked)) !== written(atPoint(address, inForce(context)));
  return differs ? asked : null;
};

const isOfCompany = ({ portal }: NavigationContext) =>
  portal !== null && isCompany(portal.context.session);

const whereIn = ({ context, event }: Args) =>
  event.type === 'flow.moved' ? event.where : context.where;

/** The address of the flow's current place; while another one is requested, that one. */
const addressOfFlow = ({ context, event }: Args): Address => {
  if (context.isNewRequest) return context.address;
  const { path, search } = whereIn({ context, event });
  const pathname = path ?? context.address.pathname;
  return atPoint(
    { pathname, search: search ?? context.address.search, hash: '' },
    inForce(context),
  );
};

const isAt = ({ context, event }: Args) => {
  const { pathname, search } = addressOfFlow({ context, event });
  return pathname === context.address.pathname && search === context.address.search;
};

const hasMoved = ({ context, event }: Args) =>
  addressOfFlow({ context, event }).pathname !== context.address.pathname ||
  whereIn({ context, event }).level !== context.where.level;

const placeOf = (path: string, level: string) => `${path} ${level}`;

const placeIn = (args: Args) => placeOf(addressOfFlow(args).pathname, whereIn(args).level);

/** The number of steps back to a place where the flow has been; -1 if it has not been there. */
const stepsBack = (args: Args) => {
  const { trail } = args.context;
  const index = trail.lastIndexOf(placeIn(args));
  return index < 0 ? -1 : trail.length - 1 - index;
};

const isThere = ({ context, event }: Args) =>
  event.type === 'flow.moved' && event.where.path === context.address.pathname;

/** Back from here leads to before its earlier entry; the one that a link has added counts too. */
const entriesBack = (args: Args) => stepsBack(args) + (args.context.isPushed ? 1 : 0);

const isNewEntry = (args: Args) => !isAt(args) && hasMoved(args);

/** Another page, order or search of a list at rest. */
const hasTurned = (args: Args) => {
  const { context } = args;
  const next = addressOfFlow(args);
  // Without a month a consultation shows nothing: its first search takes that place.
  const isFirst =
    context.where.search === null ||
    (periodAt(context.address) === null && periodAt(next) !== null);
  // A list corrects its page downwards only, while it loads: a page further on is the user's.
  const goesOn = pageIn(next) > pageIn(context.address);
  return (
    (context.where.turns || goesOn) &&
    !isFirst &&
    !hasMoved(args) &&
    isOtherStep(context.address.search, next.search)
  );
};

/**
 * A place where the flow has been cuts the trail there; a new place lengthens it if it adds to the
 * history.
 */
const trailAfter = (args: Args) => {
  const { trail } = args.context;
  const back = stepsBack(args);
  if (back >= 0) return trail.slice(0, trail.length - back);
  return [...(isNewEntry(args) ? trail : trail.slice(0, -1)), placeIn(args)];
};

/** Back and Forward to other rows of the list that is shown. */
const isOtherSearchHere = ({ address, where, restoredTrail }: NavigationContext) =>
  restoredTrail.at(-1) === placeOf(where.path ?? '', where.level) &&
  where.search !== null &&
  isOtherStep(where.search, address.search);

/**
 * A flow with several addresses is asked to move; any other restarts, and a list with another
 * search.
 */
const concernsFlow = (context: NavigationContext) =>
  context.isNewRequest &&
  context.where.path !== null &&
  routeHere(context) === context.route &&
  !isOtherSearchHere(context);

const flowIsAt = ({ address, where }: NavigationContext) =>
  where.path === address.pathname && (where.level === '' || where.search === address.search);

/** What the flow was at, here or, where its address does not matter, anywhere. */
const draftFor = (
  { drafts, route, address }: NavigationContext,
  keeps: FlowModule['keeps'],
): unknown => {
  const flow = route?.flow ?? '';
  const isElsewhere =
    keeps?.onlyWhereItWas === true &&
    drafts.flowAt(address.pathname) !== flow &&
    !new URLSearchParams(address.search).has(goesOn);
  return isElsewhere ? null : restoredDraft(keeps, drafts.read(flow));
};

const flowInputOf = (context: NavigationContext, { keeps }: FlowModule): FlowInput | null => {
  const { portal, address, today } = context;
  if (portal === null || portal.context.configuration === null) return null;
  return {
    session: portal.context.session,
    configuration: portal.context.configuration,
    path: address.pathname,
    query: new URLSearchParams(address.search),
    today: today(),
    draft: draftFor(context, keeps),
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

const pageIn = ({ search }: Address) => Number(new URLSearchParams(search).get('page') ?? 1);

const samePeriod = (one: Period | null | undefined, other: Period) =>
  one?.month === other.month && one.day === other.day;

type AddressAsked = Extract<NavigationEvent, { type: 'address.asked' }>;
type Moved = Extract<NavigationEvent, { type: 'portal.moved' }>;

const shows = (
  url: string,
  how: 'push' | 'replace',
  trail: readonly string[] = [],
): AddressShown => ({ type: 'address.shown', url, how, trail });

const returns = (args: Args): AddressShown => ({
  type: 'address.shown',
  url: written(addressOfFlow(args)),
  how: 'back',
  steps: entriesBack(args),
  trail: trailAfter(args),
});

const keeps = ({ route, module, address }: NavigationContext, draft: unknown): DraftNews => ({
  type: 'flow.draft',
  flow: route?.flow ?? '',
  path: address.pathname,
  draft,
  named: draft === null ? {} : (module?.keeps?.named?.(draft) ?? {}),
  unsent: draft === null ? [] : (module?.keeps?.unsent?.(draft) ?? []),
});

/** A flow that ended before it was watched has not read its draft. */
const draftAtEnd = ({ drafts, route, module, flow, draftBeforeCall }: NavigationContext) => {
  const last = flow === null ? undefined : module?.keeps?.of(flow.getSnapshot());
  return last ?? (last === null ? null : (draftBeforeCall ?? drafts.read(route?.flow ?? '')));
};

/** The vocabulary of the navigation chart: what its guards ask and what its actions do. */
const vocabulary = setup({
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
      exports: 'exports';
      leaving: 'leaving';
      pointChoice: 'pointChoice';
      preferences: 'preferences';
      watchPortal: 'watchPortal';
      loadFlow: 'loadFlow';
      watchFlow: 'watchFlow';
      findPoint: 'findPoint';
      flow: 'flow';
    },
  },
  actors: navigationActors,
  guards: {
    mustWait: ({ context }) =>
      verdictOn(context).type === 'wait' ||
      (context.portal !== null && isSessionExpired(context.portal) && otherPoint(context) !== null),
    isLedElsewhere: ({ context }) => elsewhereFor(context) !== null,
    portalDoesNotKnow: ({ context }) =>
      verdictOn(context).type === 'show' && context.notifiedPath !== context.address.pathname,
    opensAllPoints: ({ context }) => isOfCompany(context) && otherPoint(context) === '',
    /** A shop sees itself alone, whether its address names it or not. */
    opensForeignPoint: ({ context }) => {
      const point = otherPoint(context);
      return point === context.refusedPoint ? point !== null : !isOfCompany(context) && !!point;
    },
    opensOtherPoint: ({ context }) => isOfCompany(context) && !!otherPoint(context),
    isOfOtherPoint: ({ context }) =>
      written(atPoint(context.address, inForce(context))) !== written(context.address),
    pointHasChanged: ({ context, event }) =>
      event.type === 'portal.moved' &&
      inForce(context) !== inForce({ ...context, portal: event.portal }),
    isInTheAddressBar: ({ context }) => written(context.address) === context.addressBarUrl,
    isHereAlready: ({ context }) =>
      !context.isNewRequest && context.route !== null && routeHere(context) === context.route,
    hasFlow: ({ context }) => routeHere(context) !== null,
    concernsTheFlow: ({ context }) => concernsFlow(context),
    isWhereTheFlowIs: ({ context }) => concernsFlow(context) && flowIsAt(context),
    flowIsThere: isThere,
    flowHasMoved: isNewEntry,
    flowHasOtherSearch: (args) => !isAt(args),
    isLink: ({ event }) => event.type === 'address.asked' && event.how === 'push',
    isOnItsWay: ({ context }) => context.where.holds,
    flowHolds: and(['isLink', 'isOnItsWay', stateIn({ flow: { playing: 'following' } })]),
    /**
     * The merchant, changed in this tab or another, or the shop in force; the end of a session is
     * no change. The shop of an address that is opened belongs to the page that follows.
     */
    sessionHasChanged: ({ context, event }) =>
      event.type === 'portal.moved' &&
      event.portal.context.session.merchant !== null &&
      otherPoint(context) === null &&
      (event.portal.context.session.merchant !== context.flowInput?.session.merchant ||
        event.portal.context.session.point !== context.flowInput?.session.point),
    saysHowItEnded: ({ event }) => event.type === 'xstate.done.actor.flow',
  },
  actions: {
    keepPortal: assign((_, { portal }: Moved) => ({ portal })),
    takeAddress: assign(({ context }, event: AddressAsked) => {
      const address = split(event.url);
      const refusedPoint = null;
      return event.how === 'shown'
        ? {
            refusedPoint,
            address,
            addressBarUrl: written(address),
            how: 'replace',
            isPushed: false,
            isNewRequest: true,
            restoredTrail: event.trail,
          }
        : {
            refusedPoint,
            address: pointNamedBy(address) === null ? atPoint(address, inForce(context)) : address,
            how: event.how,
            isPushed: event.how === 'push',
            isNewRequest: true,
            addressBarUrl: context.addressBarUrl,
            restoredTrail: [],
          };
    }),
    goElsewhere: assign(({ context }) => ({
      address: split(elsewhereFor(context) ?? pathOf('home')),
      isNewRequest: true,
      restoredTrail: [],
    })),
    rememberNotifiedPath: assign({ notifiedPath: ({ context }) => context.address.pathname }),
    notifyPortal: sendTo('portal', ({ context }) => ({
      type: 'address.opened',
      path: context.address.pathname,
    })),
    /** The shop in force where the address does not name it. */
    takePointInForce: assign({
      address: ({ context }) => atPoint(context.address, inForce(context)),
    }),
    refusePoint: assign({ refusedPoint: ({ context }) => otherPoint(context) }),
    admitPoint: sendTo('portal', (_, { point }: { point: ChosenPoint }) => ({
      type: 'point.chosen',
      point,
    })),
    notifyFailed: sendTo('portal', ({ context }) => ({
      type: 'flow.ended',
      exit: { type: 'failed' },
      address: written(context.address),
    })),
    /** A page that stays, as where its shop has changed, keeps its way back. */
    write: emit(({ context: { address, how, isNewRequest, trail } }) =>
      shows(written(address), how, isNewRequest ? [] : trail),
    ),
    rememberWritten: assign({
      addressBarUrl: ({ context }) => written(context.address),
      isPushed: ({ context }) =>
        context.isPushed && written(context.address) !== context.addressBarUrl,
      how: 'replace',
    }),
    admitPage: raise({ type: 'page.admitted' }),
    refusePage: raise({ type: 'page.refused' }),
    acknowledge: assign({ isNewRequest: false }),
    takeRoute: assign(({ context }) => ({
      ...noFlow,
      route: routeHere(context),
      trail: context.restoredTrail,
    })),
    leaveFlow: assign(noFlow),
    keepModule: assign(({ context }, { module }: { module: FlowModule }) => ({
      module,
      flowInput: flowInputOf(context, module),
    })),
    refreshFlowInput: assign(({ context: { flowInput } }, { portal }: Moved) => ({
      flowInput: flowInput && { ...flowInput, session: portal.context.session },
    })),
    notifyFlow: sendTo('flow', ({ context: { module, flowInput } }) => ({
      type: 'session.changed',
      input: flowInput && module?.input(flowInput),
    })),
    askToLeave: sendTo('flow', { type: 'leaving.requested' }),
    askFlow: sendTo('flow', ({ context }) => ({
      type: 'address.opened',
      path: context.address.pathname,
    })),
    /** Where the flow has been is gone back to; another place or step is added. */
    showFlowAddress: emit((args): AddressShown => {
      const url = written(addressOfFlow(args));
      if (isNewEntry(args) && stepsBack(args) > 0) return returns(args);
      return shows(url, isNewEntry(args) || hasTurned(args) ? 'push' : 'replace', trailAfter(args));
    }),
    replaceFlowAddress: emit((args) =>
      shows(written(addressOfFlow(args)), 'replace', trailAfter(args)),
    ),
    /** Forward restores the trail that Back has cut. */
    takeFoundTrail: assign({
      trail: ({ context: { restoredTrail, trail } }) =>
        restoredTrail.length > 0 ? restoredTrail : trail,
    }),
    /** A refused address ends the trail at the entry that Back has reached. */
    stayOnTrail: assign({
      trail: ({ context: { trail, address } }) => {
        const asked = trail.findLastIndex((place) => place.startsWith(`${address.pathname} `));
        return trail.slice(0, Math.max(asked, 0));
      },
    }),
    /** A flow that starts elsewhere than its entry says replaces that place. */
    leaveFoundPlace: assign({
      trail: (args) => (stepsBack(args) < 0 ? args.context.trail.slice(0, -1) : args.context.trail),
    }),
    followFlow: assign((args) => ({
      // Another address was requested, and is not decided yet.
      ...(!args.context.isNewRequest && {
        isPushed: false,
        trail: trailAfter(args),
        address: addressOfFlow(args),
        addressBarUrl: written(addressOfFlow(args)),
      }),
      where: whereIn(args),
      flow: args.event.type === 'flow.moved' ? args.event.flow : args.context.flow,
    })),
    /** Failed saves are repeated. */
    notifyPage: sendTo('preferences', { type: 'page.shown' }),
    /** A question about unsent work ends with its page. */
    notifyPageLeft: sendTo('leaving', { type: 'page.left' }),
    persistDraft: emit(({ context, event }) =>
      keeps(context, event.type === 'flow.draftChanged' ? event.draft : null),
    ),
    persistDraftAtEnd: emit(({ context }) => keeps(context, draftAtEnd(context))),
    takeDraft: assign({
      draftBeforeCall: ({ context, event }) =>
        event.type === 'flow.draftChanged' && !event.calling
          ? event.draft
          : context.draftBeforeCall,
    }),
    notifyExpired: sendTo('portal', ({ context }) => ({
      type: 'session.expired',
      address: written(context.address),
    })),
    closePointChoice: sendTo('pointChoice', { type: 'points.closed' }),
    passOn: sendTo('portal', (_, { event }: { event: PortalEvent }) => event),
    notifyEnd: sendTo('portal', ({ context, event }) => ({
      type: 'flow.ended',
      exit: event.type === 'xstate.done.actor.flow' ? event.output : ({ type: 'failed' } as const),
      address: written(context.address),
    })),
  },
});

/** With the actions that are made of others. */
export const navigationSetup = vocabulary.extend({
  actions: {
    admitAllPoints: vocabulary.enqueueActions(({ enqueue }) => {
      enqueue.sendTo('portal', { type: 'point.cleared' });
      enqueue.sendTo('portal', { type: 'tab.opened', tab: 'all' });
    }),
    /** A link led to a place where the flow has been: its entry takes the place of the link's. */
    returnIfLinked: vocabulary.enqueueActions((args) => {
      if (args.context.isPushed && stepsBack(args) > 0) args.enqueue.emit(returns(args));
    }),
    /** The next list starts with the period of this one. */
    notifyPeriod: vocabulary.enqueueActions(({ context: { portal, address }, enqueue }) => {
      const period = periodAt(address);
      if (period === null || samePeriod(portal?.context.session.period, period)) return;
      enqueue.sendTo('portal', { type: 'period.searched', period });
    }),
    /** A search joins the last searches of the user; a month preset by the list does not. */
    recordSearch: vocabulary.enqueueActions(({ context: { address }, enqueue }) => {
      const search = searchAt(written(address));
      if (search === null) return;
      enqueue.sendTo('preferences', { type: 'search.made', address: withoutOrder(search) });
    }),
    /**
     * A call that finds the session expired has changed nothing: the draft before it still holds.
     */
    restoreDraft: vocabulary.enqueueActions(({ context, enqueue }) => {
      if (context.draftBeforeCall !== undefined)
        enqueue.emit(keeps(context, context.draftBeforeCall));
    }),
  },
});
