import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { navigationMachine } from '../../machines/navigation/navigation.machine';
import { play } from '../../paths/engine/play';
import { shared } from '../../paths/engine/stubs';
import {
  code,
  navigationScenario,
  portals,
  routes,
} from '../../paths/navigation/navigation.scenario';
import { lintChart } from './support/lint';

const portalIs = (portal: unknown) => ({ type: 'portal.moved', portal });
const opens = (url: string, how = 'push', trail: readonly string[] = []) => ({
  type: 'address.asked',
  url,
  how,
  trail,
});
const loaded = { type: 'flow.loaded', module: code };
const flowAt = (path: string | null, search = '', level = '', holds = false) => ({
  type: 'flow.moved',
  flow: null,
  where: { path, search, level, openedFrom: null, holds },
});
const openedFromList = {
  ...flowAt('/OTPCode'),
  where: { ...flowAt('/OTPCode').where, openedFrom: 'openCases' },
};
const sending = flowAt('/OTPCode', '', '', true);
const failures = ['400', '403', '404', '500', 'network'].map((status) => `http.${status}`);
const ends = (type: string) => ({
  type: 'xstate.done.actor.flow',
  actorId: 'flow',
  output: { type },
});

/** The portal reports its path; after a notice of a new address, it reports it again. */
const signedIn = [portalIs(portals.signedIn), portalIs(portals.signedIn)];
const signedOut = [portalIs(portals.signedOut), portalIs(portals.signedOut)];
const atHome = [...signedIn, loaded, flowAt(null)];
const onFirstStep = [...signedIn, loaded, flowAt('/InsertEmail')];
const onSecondStep = [...onFirstStep, flowAt('/OTPCode')];

/** The input that the flow would get now, after the merchant has changed the phone. */
const changed = { type: 'session.changed', input: { number: '+39 333 7654321' } };

interface Row {
  /** The requirement in a business person's words, its ids in front. */
  readonly rule: string;
  /** The first address: Home by default. */
  readonly from?: string;
  readonly after: readonly AnyEventObject[];
  readonly on: readonly AnyEventObject[];
  readonly flow: unknown;
  /** The decision about the address: by default it is shown. */
  readonly address?: string;
  /** The address and history mode for the browser. */
  readonly writes: readonly string[];
  /** All notices to the portal, in order. */
  readonly tells?: readonly object[];
  /** All searches that join the last ones of the user, in order. */
  readonly searches?: readonly string[];
  /** How many pages the preferences are notified of, where that matters. */
  readonly begins?: number;
  /** How often Esci is notified of another page, where that matters. */
  readonly leaves?: number;
  /** All notices to the current flow. */
  readonly asksFlow?: readonly object[];
  /** All messages about the draft for a reload. */
  readonly keeps?: readonly object[];
  /** All started actors, in order. */
  readonly starts?: readonly string[];
  /** The context afterwards. */
  readonly remembering?: object;
}

const atShop = (code: string) => `/Home/Movimenti?codPos=${code}`;
const withShop = [portalIs(portals.chosen), portalIs(portals.chosen)];
const asksForAnother = [opens(atShop('5000000002'), 'shown'), portalIs(portals.chosen)];
/** A list at rest, on its first page. */
const listed = (search: string, turns = true) => ({
  ...flowAt(null),
  where: { ...flowAt(null, search).where, turns },
});

const searched = { type: 'period.searched', period: { month: '202610', day: '' } };

const sendsTo = (...paths: readonly string[]) =>
  paths.map((path) => ({ type: 'address.opened', path }));

const rows: readonly Row[] = [
  {
    rule: '[API-029] [HOM-019] an address that names no shop is of all: so is what it shows',
    from: '/Home/Movimenti',
    after: [],
    on: withShop,
    address: 'asking',
    flow: 'idle',
    writes: [],
    tells: [
      ...sendsTo('/Home/Movimenti'),
      { type: 'point.cleared' },
      { type: 'tab.opened', tab: 'all' },
    ],
  },
  {
    rule: '[PRM-005] an address that names another shop than the one in force asks whose it is',
    from: atShop('5000000002'),
    after: [],
    on: withShop,
    address: 'placing',
    flow: 'idle',
    writes: [],
    tells: sendsTo('/Home/Movimenti'),
    starts: ['findPoint'],
  },
  {
    rule: '[API-029] [HOM-013] a shop of the user is put in force',
    from: atShop('5000000002'),
    after: withShop,
    on: [{ type: 'point.found', point: { code: '5000000002', name: 'Hotel', index: 0 } }],
    address: 'placing',
    flow: 'idle',
    writes: [],
    tells: [{ type: 'point.chosen', point: { code: '5000000002', name: 'Hotel', index: 0 } }],
  },
  {
    rule: '[API-029] the address of the shop in force opens at once',
    from: atShop('5000000001'),
    after: [],
    on: withShop,
    flow: 'loading',
    writes: [],
    tells: sendsTo('/Home/Movimenti'),
    starts: ['loadFlow'],
  },
  {
    rule: '[PRM-003] [PRM-005] for a shop of others no flow is played, whatever the portal learns meanwhile',
    from: atShop('5000000002'),
    after: withShop,
    on: [{ type: 'point.unknown' }, portalIs(portals.chosen)],
    address: 'refused',
    flow: 'idle',
    writes: [`replace ${atShop('5000000002')}`, `replace ${atShop('5000000002')}`],
    remembering: { refusedPoint: '5000000002' },
  },
  {
    rule: '[PRM-003] [PRM-005] and the flow of the page before ends',
    after: [...withShop, loaded, flowAt(null), ...asksForAnother],
    on: [{ type: 'point.unknown' }],
    address: 'refused',
    flow: 'idle',
    writes: [`replace ${atShop('5000000002')}`],
    remembering: { flow: null, route: null },
  },
  {
    rule: '[API-029] a flow that moves while another address is asked for does not take its place',
    after: [...withShop, loaded, flowAt(null), ...asksForAnother],
    on: [flowAt(null, '?pagina=2')],
    address: 'placing',
    flow: { playing: 'following' },
    writes: [],
    remembering: { address: { pathname: '/Home/Movimenti', search: '?codPos=5000000002' } },
  },
  {
    rule: '[HOM-012] a shop that is chosen there takes the place of the refused one',
    from: atShop('5000000002'),
    after: [...signedIn, { type: 'point.unknown' }],
    on: [portalIs(portals.chosen)],
    flow: 'loading',
    writes: [`replace ${atShop('5000000001')}`],
    starts: ['loadFlow'],
  },
  ...['400', '403', '404', '500', 'network'].map((status) => ({
    rule: `[ERR-016] the shop could not be asked for: ${status}`,
    from: atShop('5000000002'),
    after: withShop,
    on: [{ type: `http.${status}` }],
    address: 'waiting',
    flow: 'idle',
    writes: [],
    tells: [{ type: 'flow.ended', exit: { type: 'failed' }, address: atShop('5000000002') }],
  })),
  {
    rule: '[API-029] a link that names no shop keeps the one in force',
    after: [...withShop, loaded, flowAt(null)],
    on: [opens('/Home/Movimenti?month=202610'), portalIs(portals.chosen)],
    flow: 'loading',
    writes: ['push /Home/Movimenti?month=202610&codPos=5000000001'],
    tells: sendsTo('/Home/Movimenti'),
    starts: ['loadFlow'],
  },
  {
    rule: '[HOM-012] a shop that is chosen on a page is in its address at once',
    from: '/Home/Movimenti?month=202610',
    after: [...signedIn, loaded, flowAt(null, '?month=202610')],
    on: [portalIs(portals.chosen)],
    flow: { playing: 'following' },
    writes: ['replace /Home/Movimenti?month=202610&codPos=5000000001'],
    asksFlow: [{ type: 'session.changed', input: { number: '', codPos: '5000000001' } }],
  },
  {
    rule: '[FLO-010] another page of a list, its order, its day is a step for Back',
    from: '/Home/Movimenti?month=202610',
    after: [...signedIn, loaded, listed('?month=202610')],
    on: [listed('?month=202610&page=2', false)],
    flow: { playing: 'following' },
    writes: ['push /Home/Movimenti?month=202610&page=2'],
    tells: [searched],
    searches: ['/Home/Movimenti?month=202610'],
  },
  {
    rule: '[FLO-010] so is a page further on that is asked for while the rows are on their way',
    from: '/Home/Movimenti?month=202610',
    after: [...signedIn, loaded, listed('?month=202610', false)],
    on: [listed('?month=202610&page=2', false)],
    flow: { playing: 'following' },
    writes: ['push /Home/Movimenti?month=202610&page=2'],
    tells: [searched],
    searches: ['/Home/Movimenti?month=202610'],
  },
  {
    rule: '[FLO-001] the first search of a page takes the place of the page without one',
    from: '/Home/Movimenti',
    after: [...signedIn, loaded, listed('')],
    on: [listed('?month=202610', false)],
    flow: { playing: 'following' },
    writes: ['replace /Home/Movimenti?month=202610'],
    tells: [searched],
    searches: ['/Home/Movimenti?month=202610'],
  },
  {
    rule: '[FLO-008] [RIE-023] a page that the list corrects while it loads, and a layer over it, are none',
    from: '/Home/Movimenti?month=202610&page=9',
    after: [...signedIn, loaded, listed('?month=202610&page=9', false)],
    on: [listed('?month=202610&page=2', true), listed('?month=202610&page=2&summary=1', true)],
    flow: { playing: 'following' },
    writes: [
      'replace /Home/Movimenti?month=202610&page=2',
      'replace /Home/Movimenti?month=202610&page=2&summary=1',
    ],
    tells: [searched, searched],
    searches: ['/Home/Movimenti?month=202610', '/Home/Movimenti?month=202610'],
  },
  {
    rule: '[NAV-001] while the portal does not know yet who is there, no page is shown',
    after: [],
    on: [portalIs(portals.busy)],
    flow: 'idle',
    writes: [],
    address: 'waiting',
  },
  {
    rule: '[NAV-001] it waits to hear from the portal',
    after: [],
    on: [],
    address: 'waiting',
    flow: 'idle',
    writes: [],
  },
  {
    rule: '[NAV-001] an address that is asked for meanwhile waits too, and the portal is not told yet',
    after: [portalIs(portals.busy)],
    on: [opens('/InsertEmail')],
    address: 'waiting',
    flow: 'idle',
    writes: [],
    remembering: { address: { pathname: '/InsertEmail' } },
  },
  {
    rule: '[NAV-001] once the portal knows who is there it is told of the address, before a page is shown',
    after: [portalIs(portals.busy)],
    on: [portalIs(portals.signedIn)],
    address: 'asking',
    flow: 'idle',
    writes: [],
    tells: sendsTo('/Home'),
  },
  {
    rule: '[NAV-010] an address that is admitted gets its flow',
    after: [],
    on: signedIn,
    flow: 'loading',
    writes: [],
    tells: sendsTo('/Home'),
    starts: ['loadFlow'],
    remembering: { isNewRequest: false },
  },
  {
    rule: '[NAV-010] without a session it becomes the login, in place of what was asked for',
    after: [],
    on: signedOut,
    flow: 'idle',
    writes: ['replace /login'],
    tells: sendsTo('/login'),
  },
  {
    rule: '[LOG-029] who must do something first is led there',
    after: [],
    on: [portalIs(portals.mustCompleteSetup), portalIs(portals.mustCompleteSetup)],
    flow: 'loading',
    writes: ['replace /InsertTelephone'],
    tells: sendsTo('/InsertTelephone'),
  },
  {
    rule: '[ERR-022] a screen that covers every address plays no flow, and leaves the address alone',
    after: [],
    on: [portalIs(portals.blocked)],
    flow: 'idle',
    writes: [],
    leaves: 1,
  },
  {
    rule: '[NAV-030] a link adds to the history',
    after: atHome,
    on: [opens('/InsertEmail'), portalIs(portals.signedIn)],
    flow: 'loading',
    writes: ['push /InsertEmail'],
    leaves: 1,
    tells: sendsTo('/InsertEmail'),
  },
  {
    rule: '[NAV-030] and is in the address bar once',
    after: [...atHome, opens('/InsertEmail'), portalIs(portals.signedIn)],
    on: [portalIs(portals.signedIn)],
    flow: 'loading',
    writes: [],
  },
  {
    rule: '[LOG-031] who is led away after a link to the page itself leaves no step behind',
    after: [...atHome, opens('/Home'), portalIs(portals.signedIn)],
    on: signedOut,
    flow: 'idle',
    writes: ['replace /login'],
    tells: sendsTo('/login'),
  },
  {
    rule: '[NAV-030] a link that is refused adds nothing to it',
    after: atHome,
    on: [opens('/nowhere'), ...signedIn],
    flow: 'loading',
    writes: [],
    tells: sendsTo('/nowhere', '/Home'),
  },
  {
    rule: '[NAV-030] Back to an address that is refused replaces it',
    after: atHome,
    on: [opens('/login', 'shown'), ...signedIn],
    flow: 'loading',
    writes: ['replace /Home'],
    tells: sendsTo('/login', '/Home'),
  },
  {
    rule: '[OTP-005] an address inside a flow, opened without it, leads to Home',
    from: '/OTPCode',
    after: [],
    on: signedIn,
    flow: 'loading',
    writes: ['replace /Home'],
    tells: sendsTo('/Home'),
  },
  {
    rule: 'who is led back to an address the portal knows is not told to it again',
    from: '/InsertTelephone',
    after: [
      portalIs(portals.mustCompleteSetup),
      portalIs(portals.mustCompleteSetup),
      loaded,
      flowAt('/Home'),
    ],
    on: [portalIs(portals.mustCompleteSetup)],
    flow: { playing: 'asked' },
    writes: ['replace /InsertTelephone'],
    asksFlow: sendsTo('/InsertTelephone'),
  },
  {
    rule: '[OTP-005] nor who is led Home from an address that is not of the flow',
    after: [...atHome, flowAt('/OTPCode')],
    on: [portalIs(portals.signedIn)],
    flow: { playing: 'asked' },
    writes: ['replace /Home'],
    asksFlow: sendsTo('/Home'),
  },
  {
    rule: 'a flow whose code has come begins, and is listened to',
    after: signedIn,
    on: [loaded],
    flow: { playing: 'starting' },
    writes: [],
    starts: ['watchFlow', 'flow'],
    remembering: { module: code },
  },
  {
    rule: 'where it begins is where it was asked for: nothing is written',
    after: [...signedIn, loaded],
    on: [flowAt(null)],
    flow: { playing: 'following' },
    writes: [],
  },
  {
    rule: 'a flow that begins with its own criteria writes them in place',
    after: [...signedIn, loaded],
    on: [flowAt(null, '?pagina=1', 'elenco')],
    flow: { playing: 'following' },
    writes: ['replace /Home?pagina=1'],
    remembering: { where: { search: '?pagina=1', level: 'elenco' } },
  },
  {
    rule: 'whatever else moves in a flow writes nothing',
    after: atHome,
    on: [flowAt(null), portalIs(portals.signedIn)],
    flow: { playing: 'following' },
    writes: [],
    starts: [],
  },
  {
    rule: 'another level at the same address is known, and writes nothing',
    after: atHome,
    on: [flowAt(null, '', 'riga')],
    flow: { playing: 'following' },
    writes: [],
    remembering: { where: { level: 'riga' } },
  },
  {
    rule: 'a flow that searches writes its criteria, and adds nothing to the history',
    after: atHome,
    on: [flowAt(null, '?pagina=2')],
    flow: { playing: 'following' },
    writes: ['replace /Home?pagina=2'],
    leaves: 0,
  },
  {
    rule: '[OTP-007] a step forward adds to the history',
    from: '/InsertEmail',
    after: onFirstStep,
    on: [flowAt('/OTPCode')],
    flow: { playing: 'following' },
    writes: ['push /OTPCode'],
    leaves: 1,
  },
  {
    rule: '[OTP-004] INDIETRO is a step back in the history too: AVANTI and INDIETRO do not lengthen it',
    from: '/InsertEmail',
    after: onSecondStep,
    on: [flowAt('/InsertEmail'), flowAt('/OTPCode'), flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: ['back 1 /InsertEmail', 'push /OTPCode', 'back 1 /InsertEmail'],
    remembering: { trail: ['/InsertEmail '], address: { pathname: '/InsertEmail' } },
  },
  {
    rule: '[RES-009] and so are two steps back at once',
    from: '/InsertEmail',
    after: [...onSecondStep, flowAt('/ResultPage')],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: ['back 2 /InsertEmail'],
    remembering: { trail: ['/InsertEmail '] },
    leaves: 1,
  },
  {
    rule: 'a level that the flow comes back to is a step back, where each level has its criteria',
    after: [...atHome, flowAt(null, '?gestore=31', 'riga')],
    on: [flowAt(null, '', '')],
    flow: { playing: 'following' },
    writes: ['back 1 /Home'],
    remembering: { trail: ['/Home '] },
  },
  {
    rule: 'other criteria are no step, and the way back stays as it was',
    from: '/InsertEmail',
    after: [...onSecondStep, flowAt('/OTPCode', '?pagina=2')],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: ['back 1 /InsertEmail'],
  },
  {
    rule: '[OTP-007] who has gone back by Back goes on from there',
    from: '/InsertEmail',
    after: [...onSecondStep, opens('/InsertEmail', 'shown'), portalIs(portals.signedIn)],
    on: [flowAt('/InsertEmail'), flowAt('/OTPCode')],
    flow: { playing: 'following' },
    writes: ['push /OTPCode'],
    remembering: { trail: ['/InsertEmail ', '/OTPCode '] },
  },
  {
    rule: '[TEL-002] [VAL-053] what the session learns of the merchant reaches the flow that plays',
    from: '/InsertEmail',
    after: onFirstStep,
    on: [portalIs(portals.changed)],
    flow: { playing: 'following' },
    writes: [],
    asksFlow: [changed],
    remembering: { flowInput: { session: portals.changed.context.session } },
  },
  {
    rule: '[API-029] so does the shop that a company chooses',
    from: '/InsertEmail',
    after: onFirstStep,
    on: [portalIs(portals.chosen)],
    flow: { playing: 'following' },
    writes: [],
    asksFlow: [{ type: 'session.changed', input: { number: '', codPos: '5000000001' } }],
    remembering: { flowInput: { session: portals.chosen.context.session } },
  },
  {
    rule: '[TEL-002] it is told once, and of a portal that moves otherwise nothing',
    from: '/InsertEmail',
    after: [...onFirstStep, portalIs(portals.changed)],
    on: [portalIs(portals.changed)],
    flow: { playing: 'following' },
    writes: [],
  },
  {
    rule: '[TEL-002] a flow whose code is still on its way begins with what is known then',
    from: '/InsertEmail',
    after: signedIn,
    on: [portalIs(portals.changed), loaded],
    flow: { playing: 'starting' },
    writes: [],
    remembering: { flowInput: { session: portals.changed.context.session } },
  },
  {
    rule: '[LOG-031] a session that ends tells the flow nothing',
    from: '/InsertEmail',
    after: onFirstStep,
    on: [portalIs(portals.blocked)],
    flow: 'idle',
    writes: [],
  },
  {
    rule: '[CAS-046] after Back and Forward INDIETRO is a step back as it was before',
    from: '/InsertEmail',
    after: [
      ...onSecondStep,
      opens('/InsertEmail', 'shown'),
      portalIs(portals.signedIn),
      flowAt('/InsertEmail'),
      opens('/OTPCode', 'shown', ['/InsertEmail ', '/OTPCode ']),
      portalIs(portals.signedIn),
      flowAt('/OTPCode'),
    ],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: ['back 1 /InsertEmail'],
    remembering: { trail: ['/InsertEmail '] },
  },
  {
    rule: '[CAS-046] and so it is for a flow that is come upon on its way, as after a reload',
    after: [
      ...atHome,
      opens('/InsertEmail', 'shown', ['/OTPCode ', '/InsertEmail ']),
      portalIs(portals.signedIn),
      loaded,
      flowAt('/InsertEmail'),
    ],
    on: [flowAt('/OTPCode')],
    flow: { playing: 'following' },
    writes: ['back 1 /OTPCode'],
    remembering: { trail: ['/OTPCode '] },
  },
  {
    rule: '[CAS-030] [CAS-046] one that begins elsewhere than its entry says has not been there: the way back is as long as before',
    after: [
      ...atHome,
      opens('/InsertEmail', 'shown', ['/OTPCode ', '/InsertEmail ']),
      portalIs(portals.signedIn),
      loaded,
    ],
    on: [flowAt('/ResultPage')],
    flow: { playing: 'following' },
    writes: ['replace /ResultPage'],
    remembering: { trail: ['/OTPCode ', '/ResultPage '] },
  },
  {
    rule: '[NAV-030] a link starts a new history, whatever Back or Forward found before',
    after: [
      ...onFirstStep,
      opens('/Home', 'shown', ['/OTPCode ', '/Home ']),
      portalIs(portals.signedIn),
      loaded,
      flowAt(null),
      opens('/InsertEmail'),
      portalIs(portals.signedIn),
      loaded,
    ],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: [],
    remembering: { trail: ['/InsertEmail '], restoredTrail: [] },
  },
  {
    rule: '[OTP-007] a step that is refused is no way back any more',
    from: '/InsertEmail',
    after: [
      ...onSecondStep,
      flowAt('/ResultPage'),
      opens('/OTPCode', 'shown'),
      portalIs(portals.signedIn),
    ],
    on: [flowAt('/ResultPage')],
    flow: { playing: 'following' },
    writes: ['replace /ResultPage'],
    remembering: { trail: ['/InsertEmail ', '/ResultPage '] },
  },
  {
    rule: '[OTP-007] Back to the step before is asked of the flow, which goes on playing',
    from: '/InsertEmail',
    after: onSecondStep,
    on: [opens('/InsertEmail', 'shown'), portalIs(portals.signedIn)],
    flow: { playing: 'asked' },
    writes: [],
    tells: sendsTo('/InsertEmail'),
    asksFlow: sendsTo('/InsertEmail'),
    remembering: { isNewRequest: false },
  },
  {
    rule: '[OTP-007] a step that the flow grants is where the address is already',
    from: '/InsertEmail',
    after: [...onSecondStep, opens('/InsertEmail', 'shown'), portalIs(portals.signedIn)],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: [],
    remembering: { where: { path: '/InsertEmail' } },
  },
  {
    rule: '[CAS-030] the list from which a place was opened is known as soon as the flow knows it',
    from: '/InsertEmail',
    after: onSecondStep,
    on: [openedFromList],
    flow: { playing: 'following' },
    writes: [],
    remembering: { where: openedFromList.where, trail: ['/InsertEmail ', '/OTPCode '] },
  },
  {
    rule: '[CAS-030] a link to a step where the flow has been leads to before it by one Back',
    from: '/InsertEmail',
    after: [...onSecondStep, opens('/InsertEmail'), portalIs(portals.signedIn)],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: ['back 2 /InsertEmail'],
    remembering: { trail: ['/InsertEmail '], isPushed: false },
  },
  {
    rule: '[CAS-030] after such a link the way back of the flow counts its entry no more',
    from: '/InsertEmail',
    after: [
      ...onSecondStep,
      opens('/InsertEmail'),
      portalIs(portals.signedIn),
      flowAt('/InsertEmail'),
      flowAt('/OTPCode'),
    ],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: ['back 1 /InsertEmail'],
  },
  {
    rule: '[CAS-030] a link to a step where the flow has not been leads back to this one',
    from: '/InsertEmail',
    after: [...onFirstStep, opens('/OTPCode'), portalIs(portals.signedIn)],
    on: [flowAt('/OTPCode')],
    flow: { playing: 'following' },
    writes: [],
    remembering: { isPushed: false },
  },
  {
    rule: '[CAS-030] Back after a link that led elsewhere adds nothing to its steps',
    from: '/InsertEmail',
    after: [
      ...onSecondStep,
      opens('/ResultPage'),
      opens('/InsertEmail', 'shown'),
      portalIs(portals.signedIn),
    ],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: [],
  },
  {
    rule: '[OTP-007] a link to the step it is on asks nothing of it',
    from: '/InsertEmail',
    after: onFirstStep,
    on: [opens('/InsertEmail'), portalIs(portals.signedIn)],
    flow: { playing: 'following' },
    writes: [],
    tells: sendsTo('/InsertEmail'),
    starts: [],
    remembering: { isNewRequest: false },
  },
  {
    rule: '[OTP-007] a step that the flow refuses is replaced by where it is',
    from: '/InsertEmail',
    after: [...onFirstStep, opens('/OTPCode', 'shown'), portalIs(portals.signedIn)],
    on: [flowAt('/InsertEmail')],
    flow: { playing: 'following' },
    writes: ['replace /InsertEmail'],
    remembering: { where: { path: '/InsertEmail' }, address: { pathname: '/InsertEmail' } },
  },
  ...['/Home', '/InsertEmail'].map((url) => ({
    rule: `[CAS-050] what is on its way is not left by a link without a word (${url})`,
    from: '/InsertEmail',
    after: [...onSecondStep, sending],
    on: [opens(url)],
    flow: { playing: 'following' },
    writes: [],
    tells: [],
    asksFlow: [{ type: 'leaving.requested' }],
    starts: [],
    remembering: { address: { pathname: '/OTPCode' } },
  })),
  {
    rule: '[LOG-035] the portal leads elsewhere all the same',
    from: '/InsertEmail',
    after: [...onSecondStep, sending],
    on: [opens('/Home', 'replace'), portalIs(portals.signedIn)],
    flow: 'loading',
    writes: ['replace /Home'],
    tells: sendsTo('/Home'),
  },
  {
    rule: '[CAS-050] a finished upload does not hold up leaving',
    from: '/InsertEmail',
    after: [...onSecondStep, sending, flowAt('/OTPCode')],
    on: [opens('/Home'), portalIs(portals.signedIn)],
    flow: 'loading',
    writes: ['push /Home'],
    tells: sendsTo('/Home'),
  },
  {
    rule: 'nor what is over',
    from: '/InsertEmail',
    after: [...onSecondStep, sending, ends('completed')],
    on: [opens('/Home'), portalIs(portals.signedIn)],
    flow: 'loading',
    writes: ['push /Home'],
    tells: sendsTo('/Home'),
  },
  {
    rule: 'a flow that begins elsewhere than it was asked for adds nothing to the history',
    from: '/InsertEmail',
    after: [...signedIn, loaded],
    on: [flowAt('/OTPCode')],
    flow: { playing: 'following' },
    writes: ['replace /OTPCode'],
    remembering: { where: { path: '/OTPCode' }, address: { pathname: '/OTPCode' } },
  },
  {
    rule: '[ERR-014] a page that fails is told to the portal, with its criteria',
    after: [...atHome, flowAt(null, '?pagina=2')],
    on: [ends('failed')],
    flow: 'ended',
    writes: [],
    tells: [{ type: 'flow.ended', exit: { type: 'failed' }, address: '/Home?pagina=2' }],
  },
  {
    rule: '[ERR-014] so is a page whose code does not arrive',
    after: signedIn,
    on: [{ type: 'flow.notLoaded' }],
    flow: 'ended',
    writes: [],
    tells: [{ type: 'flow.ended', exit: { type: 'failed' }, address: '/Home' }],
  },
  {
    rule: '[NAV-047] [ERR-013] a call that finds the session expired leaves the page, and the portal is told where',
    after: atHome,
    on: [{ type: 'session.expired' }],
    flow: { playing: 'following' },
    writes: [],
    tells: [{ type: 'session.expired', address: '/Home' }],
  },
  {
    rule: '[HOM-013] what a flow has to say to the portal is passed on',
    after: atHome,
    on: [{ type: 'flow.notified', event: { type: 'point.cleared' } }],
    flow: { playing: 'following' },
    writes: [],
    tells: [{ type: 'point.cleared' }],
  },
  {
    rule: '[LOG-032] who leaves finds no flow at work',
    after: atHome,
    on: signedOut,
    flow: 'idle',
    writes: ['replace /login'],
    tells: sendsTo('/login'),
    remembering: { route: null, module: null, flow: null, isNewRequest: false },
  },
  {
    rule: '[API-008] what a flow keeps is said with where it is, and under the names that are asked for',
    from: '/InsertEmail',
    after: onSecondStep,
    on: [{ type: 'flow.draftChanged', draft: { number: '+39 333 7654321' }, calling: false }],
    flow: { playing: 'following' },
    writes: [],
    keeps: [
      {
        flow: 'first-email',
        path: '/OTPCode',
        draft: { number: '+39 333 7654321' },
        named: { newTelephone: '+39 333 7654321' },
        unsent: ['phone'],
      },
    ],
  },
  {
    rule: '[API-008] nothing to keep has no names either',
    from: '/InsertEmail',
    after: onFirstStep,
    on: [{ type: 'flow.draftChanged', draft: null, calling: false }],
    flow: { playing: 'following' },
    writes: [],
    keeps: [{ flow: 'first-email', path: '/InsertEmail', draft: null, named: {}, unsent: [] }],
  },
  {
    rule: 'a flow that is over keeps what its end says: here nothing',
    from: '/InsertEmail',
    after: onFirstStep,
    on: [ends('completed')],
    flow: 'ended',
    writes: [],
    keeps: [{ flow: 'first-email', path: '/InsertEmail', draft: null, named: {}, unsent: [] }],
    tells: [{ type: 'flow.ended', exit: { type: 'completed' }, address: '/InsertEmail' }],
  },
  {
    rule: '[LOG-035] what a flow kept goes on after the login that an expired session asks for',
    from: '/InsertEmail',
    after: onSecondStep,
    on: [{ type: 'session.expired' }],
    flow: { playing: 'following' },
    writes: [],
    tells: [{ type: 'session.expired', address: '/OTPCode' }],
    keeps: [],
  },
  {
    rule: '[LOG-035] [ERR-017] a call that finds the session expired has done nothing: what was kept before it is kept again',
    from: '/InsertEmail',
    after: [
      ...onSecondStep,
      { type: 'flow.draftChanged', draft: { number: '+39 333 7654321' }, calling: false },
      { type: 'flow.draftChanged', draft: { number: 'unanswered' }, calling: true },
    ],
    on: [{ type: 'session.expired' }],
    flow: { playing: 'following' },
    writes: [],
    tells: [{ type: 'session.expired', address: '/OTPCode' }],
    keeps: [
      {
        flow: 'first-email',
        path: '/OTPCode',
        draft: { number: '+39 333 7654321' },
        named: { newTelephone: '+39 333 7654321' },
        unsent: ['phone'],
      },
    ],
  },
  {
    rule: 'what one flow kept is not the next one’s',
    after: [
      ...onFirstStep,
      { type: 'flow.draftChanged', draft: { number: '+39 333 7654321' }, calling: false },
      opens('/InsertTelephone'),
      portalIs(portals.signedIn),
    ],
    on: [loaded],
    flow: { playing: 'starting' },
    writes: [],
    remembering: { draftBeforeCall: undefined },
  },
  {
    rule: 'a flow that is over at once leaves what is kept as it was',
    from: '/InsertTelephone',
    after: [portalIs(portals.mustCompleteSetup), portalIs(portals.mustCompleteSetup), loaded],
    on: [ends('opened')],
    flow: 'ended',
    writes: [],
    keeps: [
      {
        flow: 'first-phone',
        path: '/InsertTelephone',
        draft: { number: '+39 333 1234567' },
        named: { newTelephone: '+39 333 1234567' },
        unsent: ['phone'],
      },
    ],
    tells: [{ type: 'flow.ended', exit: { type: 'opened' }, address: '/InsertTelephone' }],
  },
  {
    rule: 'an address inside a flow that was there before the reload is that flow’s again',
    from: '/ResultPage',
    after: [],
    on: signedIn,
    flow: 'loading',
    writes: [],
    tells: sendsTo('/ResultPage'),
    remembering: { route: { flow: 'first-email' } },
  },
  {
    rule: 'a flow gets back what it kept',
    from: '/InsertTelephone',
    after: [portalIs(portals.mustCompleteSetup), portalIs(portals.mustCompleteSetup)],
    on: [loaded],
    flow: { playing: 'starting' },
    writes: [],
    remembering: { flowInput: { draft: { number: '+39 333 1234567' } } },
  },
  {
    rule: 'and nothing where it kept nothing',
    after: signedIn,
    on: [loaded],
    flow: { playing: 'starting' },
    writes: [],
    remembering: { flowInput: { draft: null } },
  },
  {
    rule: '[MOV-002] the period that a consultation searches is told to the portal',
    from: '/Home/Movimenti',
    after: [...signedIn, loaded],
    on: [flowAt(null, '?month=202610&day=05')],
    flow: { playing: 'following' },
    writes: ['replace /Home/Movimenti?month=202610&day=05'],
    tells: [{ type: 'period.searched', period: { month: '202610', day: '05' } }],
    // The user did not search a month that the list presets.
    searches: [],
    begins: 1,
  },
  {
    rule: '[MOV-002] so is that of a later search, for the whole month',
    from: '/Home/Movimenti',
    after: [...signedIn, loaded, flowAt(null, '')],
    on: [flowAt(null, '?month=202609')],
    flow: { playing: 'following' },
    writes: ['replace /Home/Movimenti?month=202609'],
    tells: [{ type: 'period.searched', period: { month: '202609', day: '' } }],
    searches: ['/Home/Movimenti?month=202609'],
    begins: 0,
  },
  {
    rule: '[MOV-002] a period that the portal knows is not told again',
    from: '/Home/Movimenti?month=202610&day=05',
    after: [...signedIn, portalIs(portals.searched), loaded],
    on: [flowAt(null, '?month=202610&day=05')],
    flow: { playing: 'following' },
    writes: [],
    searches: ['/Home/Movimenti?month=202610&day=05'],
    begins: 1,
  },
  {
    rule: 'another page or another order of it is the same search',
    from: '/Home/Movimenti?month=202610',
    after: [...signedIn, portalIs(portals.searched), loaded, flowAt(null, '?month=202610')],
    on: [
      flowAt(null, '?month=202610&page=2'),
      flowAt(null, '?month=202610&orderBy=-amount&page=2'),
    ],
    flow: { playing: 'following' },
    writes: [
      'push /Home/Movimenti?month=202610&page=2',
      'replace /Home/Movimenti?month=202610&orderBy=-amount&page=2',
    ],
    tells: [
      { type: 'period.searched', period: { month: '202610', day: '' } },
      { type: 'period.searched', period: { month: '202610', day: '' } },
    ],
    searches: ['/Home/Movimenti?month=202610', '/Home/Movimenti?month=202610'],
  },
  {
    rule: '[MOV-002] another day of it is',
    from: '/Home/Movimenti?month=202610',
    after: [...signedIn, portalIs(portals.searched), loaded],
    on: [flowAt(null, '?month=202610')],
    flow: { playing: 'following' },
    writes: [],
    tells: [{ type: 'period.searched', period: { month: '202610', day: '' } }],
    searches: ['/Home/Movimenti?month=202610'],
  },
  {
    rule: '[MOV-002] a page that is no consultation tells no period',
    from: '/Home?month=202610',
    after: [...signedIn, loaded],
    on: [flowAt(null, '?month=202610')],
    flow: { playing: 'following' },
    writes: [],
  },
  {
    rule: 'the same link again begins the page again',
    after: atHome,
    on: [opens('/Home'), portalIs(portals.signedIn)],
    flow: 'loading',
    writes: [],
    tells: sendsTo('/Home'),
  },
];

/** The events sent to the portal and to the flow since. */
const receivedBy =
  (events: Record<string, AnyEventObject[]>) =>
  (event: { type: string; [field: string]: unknown }) => {
    const { actorRef, event: sent } = event as {
      actorRef?: { id: string };
      event?: AnyEventObject;
    };
    if (event.type !== '@xstate.event' || sent === undefined || sent.type.startsWith('xstate.'))
      return;
    events[actorRef?.id ?? '']?.push(sent);
  };

const begin = (url: string, events: Record<string, AnyEventObject[]> = {}) => {
  const input = {
    ...(navigationScenario.inputs['an address with two steps is opened'] as object),
    url,
  };
  const played = play(
    navigationScenario,
    input,
    { inspect: receivedBy(events) as never },
    {
      flow: shared.call('flow'),
    },
  );
  return { input, played };
};

const check = ({ from = '/Home', after, on, ...expected }: Row) => {
  const events = {
    portal: [] as AnyEventObject[],
    flow: [] as AnyEventObject[],
    preferences: [] as AnyEventObject[],
  };
  const leaving: AnyEventObject[] = [];
  const written: string[] = [];
  const { played } = begin(from, { ...events, leaving });
  for (const event of after) played.take(event);
  played.actor.on('address.shown', (news) => {
    const how = news.how === 'back' ? `back ${news.steps}` : news.how;
    written.push(`${how} ${news.url}`);
  });
  const draft: object[] = [];
  played.actor.on('flow.draft', ({ type: _, ...news }) => draft.push(news));
  events.portal.length = 0;
  events.flow.length = 0;
  events.preferences.length = 0;
  leaving.length = 0;
  const before = played.stubs.asked.length;
  for (const event of on) played.take(event);
  const { value, context } = played.snapshot();
  const {
    address = 'shown',
    flow,
    tells = [],
    asksFlow = [],
    searches = [],
    starts,
    begins,
  } = expected;
  expect(value).toEqual({ address, flow });
  expect(written).toEqual(expected.writes);
  if (expected.keeps) expect(draft).toEqual(expected.keeps);
  expect(leaving.every(({ type }) => type === 'page.left')).toBe(true);
  if (expected.leaves !== undefined) expect(leaving).toHaveLength(expected.leaves);
  const pages = events.preferences.filter(({ type }) => type === 'page.shown');
  if (begins !== undefined) expect(pages).toHaveLength(begins);
  events.preferences = events.preferences.filter((event) => !pages.includes(event));
  expect(events).toEqual({
    portal: tells,
    flow: asksFlow,
    preferences: searches.map((made) => ({ type: 'search.made', address: made })),
  });
  const started = played.stubs.asked.slice(before).map(({ name }) => name);
  if (starts) expect(started).toEqual(starts);
  if (expected.remembering) expect(context).toMatchObject(expected.remembering);
  played.actor.stop();
};

const whoIsAskedWhat = ({ stubs }: ReturnType<typeof play>) =>
  Object.fromEntries(stubs.asked.map(({ name, input }) => [name, input]));

describe('navigation: what the requirements say', () => {
  it.each(rows)('$rule', check);

  it('it begins with the portal, which is told who comes, and listens to it', () => {
    const { input, played } = begin('/Home');
    const { session, arrival, wanted, origin } = input as never;
    expect(Object.keys(played.snapshot().children)).toEqual([
      'apiClient',
      'connection',
      'sentCodes',
      'watchPortal',
      'portal',
      'exports',
      'leaving',
      'pointChoice',
      'preferences',
    ]);
    expect(whoIsAskedWhat(played)).toMatchObject({
      preferences: { stored: { theme: '', rows: 'spacious' } },
      portal: {
        storageIsBlocked: false,
        session,
        arrival,
        wanted,
        origin,
        opened: '/Home',
        registering: false,
      },
      watchPortal: { navigation: played.actor },
    });
    played.actor.stop();
  });

  it('a flow is loaded by its address, listened to, and told what it may know', () => {
    const { played } = begin('/Home?pagina=2');
    for (const event of [...signedIn, loaded]) played.take(event);
    expect(whoIsAskedWhat(played)).toMatchObject({
      loadFlow: { route: routes[0] },
      watchFlow: { navigation: played.actor, module: code },
      flow: {
        module: code,
        flowInput: {
          path: '/Home',
          query: new URLSearchParams('pagina=2'),
          today: '2026-11-21',
          draft: null,
          session: portals.signedIn.context.session,
          configuration: portals.signedIn.context.configuration,
        },
      },
    });
    played.actor.stop();
  });
});

lintChart(navigationMachine, {
  calls: {},
  others: {
    apiClient: [],
    connection: [],
    sentCodes: [],
    portal: [],
    exports: [],
    leaving: [],
    pointChoice: [],
    preferences: [],
    watchPortal: ['portal.moved', 'address.asked'],
    loadFlow: ['flow.loaded', 'flow.notLoaded'],
    findPoint: ['point.found', 'point.unknown', ...failures],
    watchFlow: ['flow.moved', 'flow.notified', 'flow.draftChanged'],
    flow: ['xstate.done.actor.flow'],
  },
});
