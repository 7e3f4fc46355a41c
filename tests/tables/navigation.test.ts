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

/** What a row expects: an address that is shown, a flow that is followed, and nothing else. */
const expected = {
  /** The decision about the address. */
  address: 'shown' as unknown,
  flow: { playing: 'following' } as unknown,
  /** The address and history mode for the browser. */
  writes: [] as readonly string[],
  /** All notices to the portal, in order. */
  tells: [] as readonly object[],
  /** All searches that join the last ones of the user, in order. */
  searches: [] as readonly string[],
  /** All notices to the current flow. */
  asksFlow: [] as readonly object[],
  /** All messages about the draft for a reload, where they matter. */
  keeps: undefined as readonly object[] | undefined,
  /** All started actors in order, where they matter. */
  starts: undefined as readonly string[] | undefined,
  /** How many pages the preferences are notified of, where that matters. */
  begins: undefined as number | undefined,
  /** How often Esci is notified of another page, where that matters. */
  leaves: undefined as number | undefined,
  /** The context afterwards. */
  remembering: {},
};

type Events = readonly AnyEventObject[];

class Row {
  readonly rule: string;
  readonly from: string;
  readonly after: Events;
  readonly events: Events;
  readonly expected: typeof expected;

  constructor(rule: string, from: string, after: Events, events: Events, parts = expected) {
    this.rule = rule;
    this.from = from;
    this.after = after;
    this.events = events;
    this.expected = parts;
  }

  private and = (parts: Partial<typeof expected>) =>
    new Row(this.rule, this.from, this.after, this.events, { ...this.expected, ...parts });

  address = (address: string) => this.and({ address });
  requested = (step: string) => this.and({ address: { requested: step } });
  flow = (flow: unknown) => this.and({ flow });
  writes = (...writes: readonly string[]) => this.and({ writes });
  tells = (...tells: readonly object[]) => this.and({ tells });
  searches = (...searches: readonly string[]) => this.and({ searches });
  asksFlow = (...asksFlow: readonly object[]) => this.and({ asksFlow });
  keeps = (...keeps: readonly object[]) => this.and({ keeps });
  starts = (...starts: readonly string[]) => this.and({ starts });
  begins = (begins: number) => this.and({ begins });
  leaves = (leaves: number) => this.and({ leaves });
  remembers = (remembering: object) => this.and({ remembering });
}

/** Begins a row: the address that was opened, what has happened since, and what happens now. */
const rule = (title: string) => ({
  at: (url: string, after: Events = []) => ({
    on: (...events: Events) => new Row(title, url, after, events),
  }),
});

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
  rule('[API-029] [HOM-019] an address that names no shop is of all: so is what it shows')
    .at('/Home/Movimenti')
    .on(...withShop)
    .requested('asking')
    .flow('idle')
    .tells(
      ...sendsTo('/Home/Movimenti'),
      { type: 'point.cleared' },
      { type: 'tab.opened', tab: 'all' },
    ),
  rule('[PRM-005] an address that names another shop than the one in force asks whose it is')
    .at(atShop('5000000002'))
    .on(...withShop)
    .requested('placing')
    .flow('idle')
    .tells(...sendsTo('/Home/Movimenti'))
    .starts('findPoint'),
  rule('[API-029] [HOM-013] a shop of the user is put in force')
    .at(atShop('5000000002'), withShop)
    .on({ type: 'point.found', point: { code: '5000000002', name: 'Hotel', index: 0 } })
    .requested('placing')
    .flow('idle')
    .tells({ type: 'point.chosen', point: { code: '5000000002', name: 'Hotel', index: 0 } }),
  rule('[API-029] the address of the shop in force opens at once')
    .at(atShop('5000000001'))
    .on(...withShop)
    .flow('loading')
    .tells(...sendsTo('/Home/Movimenti'))
    .starts('loadFlow'),
  rule(
    '[PRM-003] [PRM-005] for a shop of others no flow is played, whatever the portal learns meanwhile',
  )
    .at(atShop('5000000002'), withShop)
    .on({ type: 'point.unknown' }, portalIs(portals.chosen))
    .address('refused')
    .flow('idle')
    .writes(`replace ${atShop('5000000002')}`, `replace ${atShop('5000000002')}`)
    .remembers({ refusedPoint: '5000000002' }),
  rule('[PRM-003] [PRM-005] and the flow of the page before ends')
    .at('/Home', [...withShop, loaded, flowAt(null), ...asksForAnother])
    .on({ type: 'point.unknown' })
    .address('refused')
    .flow('idle')
    .writes(`replace ${atShop('5000000002')}`)
    .remembers({ flow: null, route: null }),
  rule('[API-029] a flow that moves while another address is asked for does not take its place')
    .at('/Home', [...withShop, loaded, flowAt(null), ...asksForAnother])
    .on(flowAt(null, '?pagina=2'))
    .requested('placing')
    .remembers({ address: { pathname: '/Home/Movimenti', search: '?codPos=5000000002' } }),
  rule('[HOM-012] a shop that is chosen there takes the place of the refused one')
    .at(atShop('5000000002'), [...signedIn, { type: 'point.unknown' }])
    .on(portalIs(portals.chosen))
    .flow('loading')
    .writes(`replace ${atShop('5000000001')}`)
    .starts('loadFlow'),
  ...['400', '403', '404', '500', 'network'].map((status) =>
    rule(`[ERR-016] the shop could not be asked for: ${status}`)
      .at(atShop('5000000002'), withShop)
      .on({ type: `http.${status}` })
      .requested('waiting')
      .flow('idle')
      .tells({ type: 'flow.ended', exit: { type: 'failed' }, address: atShop('5000000002') }),
  ),
  rule('[API-029] a link that names no shop keeps the one in force')
    .at('/Home', [...withShop, loaded, flowAt(null)])
    .on(opens('/Home/Movimenti?month=202610'), portalIs(portals.chosen))
    .flow('loading')
    .writes('push /Home/Movimenti?month=202610&codPos=5000000001')
    .tells(...sendsTo('/Home/Movimenti'))
    .starts('loadFlow'),
  rule('[HOM-012] a shop that is chosen on a page is in its address at once')
    .at('/Home/Movimenti?month=202610', [...signedIn, loaded, flowAt(null, '?month=202610')])
    .on(portalIs(portals.chosen))
    .writes('replace /Home/Movimenti?month=202610&codPos=5000000001')
    .asksFlow({ type: 'session.changed', input: { number: '', codPos: '5000000001' } }),
  rule('[FLO-010] another page of a list, its order, its day is a step for Back')
    .at('/Home/Movimenti?month=202610', [...signedIn, loaded, listed('?month=202610')])
    .on(listed('?month=202610&page=2', false))
    .writes('push /Home/Movimenti?month=202610&page=2')
    .tells(searched)
    .searches('/Home/Movimenti?month=202610'),
  rule('[FLO-010] so is a page further on that is asked for while the rows are on their way')
    .at('/Home/Movimenti?month=202610', [...signedIn, loaded, listed('?month=202610', false)])
    .on(listed('?month=202610&page=2', false))
    .writes('push /Home/Movimenti?month=202610&page=2')
    .tells(searched)
    .searches('/Home/Movimenti?month=202610'),
  rule('[FLO-001] the first search of a page takes the place of the page without one')
    .at('/Home/Movimenti', [...signedIn, loaded, listed('')])
    .on(listed('?month=202610', false))
    .writes('replace /Home/Movimenti?month=202610')
    .tells(searched)
    .searches('/Home/Movimenti?month=202610'),
  rule(
    '[FLO-008] [RIE-023] a page that the list corrects while it loads, and a layer over it, are none',
  )
    .at('/Home/Movimenti?month=202610&page=9', [
      ...signedIn,
      loaded,
      listed('?month=202610&page=9', false),
    ])
    .on(listed('?month=202610&page=2', true), listed('?month=202610&page=2&summary=1', true))
    .writes(
      'replace /Home/Movimenti?month=202610&page=2',
      'replace /Home/Movimenti?month=202610&page=2&summary=1',
    )
    .tells(searched, searched)
    .searches('/Home/Movimenti?month=202610', '/Home/Movimenti?month=202610'),
  rule('[NAV-001] while the portal does not know yet who is there, no page is shown')
    .at('/Home')
    .on(portalIs(portals.busy))
    .requested('waiting')
    .flow('idle'),
  rule('[NAV-001] it waits to hear from the portal')
    .at('/Home')
    .on()
    .requested('waiting')
    .flow('idle'),
  rule('[NAV-001] an address that is asked for meanwhile waits too, and the portal is not told yet')
    .at('/Home', [portalIs(portals.busy)])
    .on(opens('/InsertEmail'))
    .requested('waiting')
    .flow('idle')
    .remembers({ address: { pathname: '/InsertEmail' } }),
  rule(
    '[NAV-001] once the portal knows who is there it is told of the address, before a page is shown',
  )
    .at('/Home', [portalIs(portals.busy)])
    .on(portalIs(portals.signedIn))
    .requested('asking')
    .flow('idle')
    .tells(...sendsTo('/Home')),
  rule('[NAV-010] an address that is admitted gets its flow')
    .at('/Home')
    .on(...signedIn)
    .flow('loading')
    .tells(...sendsTo('/Home'))
    .starts('loadFlow')
    .remembers({ isNewRequest: false }),
  rule('[NAV-010] without a session it becomes the login, in place of what was asked for')
    .at('/Home')
    .on(...signedOut)
    .flow('idle')
    .writes('replace /login')
    .tells(...sendsTo('/login')),
  rule('[LOG-029] who must do something first is led there')
    .at('/Home')
    .on(portalIs(portals.mustCompleteSetup), portalIs(portals.mustCompleteSetup))
    .flow('loading')
    .writes('replace /InsertTelephone')
    .tells(...sendsTo('/InsertTelephone')),
  rule('[ERR-022] a screen that covers every address plays no flow, and leaves the address alone')
    .at('/Home')
    .on(portalIs(portals.blocked))
    .flow('idle')
    .leaves(1),
  rule('[NAV-030] a link adds to the history')
    .at('/Home', atHome)
    .on(opens('/InsertEmail'), portalIs(portals.signedIn))
    .flow('loading')
    .writes('push /InsertEmail')
    .tells(...sendsTo('/InsertEmail'))
    .leaves(1),
  rule('[NAV-030] and is in the address bar once')
    .at('/Home', [...atHome, opens('/InsertEmail'), portalIs(portals.signedIn)])
    .on(portalIs(portals.signedIn))
    .flow('loading'),
  rule('[LOG-031] who is led away after a link to the page itself leaves no step behind')
    .at('/Home', [...atHome, opens('/Home'), portalIs(portals.signedIn)])
    .on(...signedOut)
    .flow('idle')
    .writes('replace /login')
    .tells(...sendsTo('/login')),
  rule('[NAV-030] a link that is refused adds nothing to it')
    .at('/Home', atHome)
    .on(opens('/nowhere'), ...signedIn)
    .flow('loading')
    .tells(...sendsTo('/nowhere', '/Home')),
  rule('[NAV-030] Back to an address that is refused replaces it')
    .at('/Home', atHome)
    .on(opens('/login', 'shown'), ...signedIn)
    .flow('loading')
    .writes('replace /Home')
    .tells(...sendsTo('/login', '/Home')),
  rule('[OTP-005] an address inside a flow, opened without it, leads to Home')
    .at('/OTPCode')
    .on(...signedIn)
    .flow('loading')
    .writes('replace /Home')
    .tells(...sendsTo('/Home')),
  rule('who is led back to an address the portal knows is not told to it again')
    .at('/InsertTelephone', [
      portalIs(portals.mustCompleteSetup),
      portalIs(portals.mustCompleteSetup),
      loaded,
      flowAt('/Home'),
    ])
    .on(portalIs(portals.mustCompleteSetup))
    .flow({ playing: 'asked' })
    .writes('replace /InsertTelephone')
    .asksFlow(...sendsTo('/InsertTelephone')),
  rule('[OTP-005] nor who is led Home from an address that is not of the flow')
    .at('/Home', [...atHome, flowAt('/OTPCode')])
    .on(portalIs(portals.signedIn))
    .flow({ playing: 'asked' })
    .writes('replace /Home')
    .asksFlow(...sendsTo('/Home')),
  rule('a flow whose code has come begins, and is listened to')
    .at('/Home', signedIn)
    .on(loaded)
    .flow({ playing: 'starting' })
    .starts('watchFlow', 'flow')
    .remembers({ module: code }),
  rule('where it begins is where it was asked for: nothing is written')
    .at('/Home', [...signedIn, loaded])
    .on(flowAt(null)),
  rule('a flow that begins with its own criteria writes them in place')
    .at('/Home', [...signedIn, loaded])
    .on(flowAt(null, '?pagina=1', 'elenco'))
    .writes('replace /Home?pagina=1')
    .remembers({ where: { search: '?pagina=1', level: 'elenco' } }),
  rule('whatever else moves in a flow writes nothing')
    .at('/Home', atHome)
    .on(flowAt(null), portalIs(portals.signedIn))
    .starts(),
  rule('another level at the same address is known, and writes nothing')
    .at('/Home', atHome)
    .on(flowAt(null, '', 'riga'))
    .remembers({ where: { level: 'riga' } }),
  rule('a flow that searches writes its criteria, and adds nothing to the history')
    .at('/Home', atHome)
    .on(flowAt(null, '?pagina=2'))
    .writes('replace /Home?pagina=2')
    .leaves(0),
  rule('[OTP-007] a step forward adds to the history')
    .at('/InsertEmail', onFirstStep)
    .on(flowAt('/OTPCode'))
    .writes('push /OTPCode')
    .leaves(1),
  rule(
    '[OTP-004] INDIETRO is a step back in the history too: AVANTI and INDIETRO do not lengthen it',
  )
    .at('/InsertEmail', onSecondStep)
    .on(flowAt('/InsertEmail'), flowAt('/OTPCode'), flowAt('/InsertEmail'))
    .writes('back 1 /InsertEmail', 'push /OTPCode', 'back 1 /InsertEmail')
    .remembers({ trail: ['/InsertEmail '], address: { pathname: '/InsertEmail' } }),
  rule('[RES-009] and so are two steps back at once')
    .at('/InsertEmail', [...onSecondStep, flowAt('/ResultPage')])
    .on(flowAt('/InsertEmail'))
    .writes('back 2 /InsertEmail')
    .leaves(1)
    .remembers({ trail: ['/InsertEmail '] }),
  rule('a level that the flow comes back to is a step back, where each level has its criteria')
    .at('/Home', [...atHome, flowAt(null, '?gestore=31', 'riga')])
    .on(flowAt(null, '', ''))
    .writes('back 1 /Home')
    .remembers({ trail: ['/Home '] }),
  rule('other criteria are no step, and the way back stays as it was')
    .at('/InsertEmail', [...onSecondStep, flowAt('/OTPCode', '?pagina=2')])
    .on(flowAt('/InsertEmail'))
    .writes('back 1 /InsertEmail'),
  rule('[OTP-007] who has gone back by Back goes on from there')
    .at('/InsertEmail', [
      ...onSecondStep,
      opens('/InsertEmail', 'shown'),
      portalIs(portals.signedIn),
    ])
    .on(flowAt('/InsertEmail'), flowAt('/OTPCode'))
    .writes('push /OTPCode')
    .remembers({ trail: ['/InsertEmail ', '/OTPCode '] }),
  rule('[TEL-002] [VAL-053] what the session learns of the merchant reaches the flow that plays')
    .at('/InsertEmail', onFirstStep)
    .on(portalIs(portals.changed))
    .asksFlow(changed)
    .remembers({ flowInput: { session: portals.changed.context.session } }),
  rule('[API-029] so does the shop that a company chooses')
    .at('/InsertEmail', onFirstStep)
    .on(portalIs(portals.chosen))
    .asksFlow({ type: 'session.changed', input: { number: '', codPos: '5000000001' } })
    .remembers({ flowInput: { session: portals.chosen.context.session } }),
  rule('[TEL-002] it is told once, and of a portal that moves otherwise nothing')
    .at('/InsertEmail', [...onFirstStep, portalIs(portals.changed)])
    .on(portalIs(portals.changed)),
  rule('[TEL-002] a flow whose code is still on its way begins with what is known then')
    .at('/InsertEmail', signedIn)
    .on(portalIs(portals.changed), loaded)
    .flow({ playing: 'starting' })
    .remembers({ flowInput: { session: portals.changed.context.session } }),
  rule('[LOG-031] a session that ends tells the flow nothing')
    .at('/InsertEmail', onFirstStep)
    .on(portalIs(portals.blocked))
    .flow('idle'),
  rule('[CAS-046] after Back and Forward INDIETRO is a step back as it was before')
    .at('/InsertEmail', [
      ...onSecondStep,
      opens('/InsertEmail', 'shown'),
      portalIs(portals.signedIn),
      flowAt('/InsertEmail'),
      opens('/OTPCode', 'shown', ['/InsertEmail ', '/OTPCode ']),
      portalIs(portals.signedIn),
      flowAt('/OTPCode'),
    ])
    .on(flowAt('/InsertEmail'))
    .writes('back 1 /InsertEmail')
    .remembers({ trail: ['/InsertEmail '] }),
  rule('[CAS-046] and so it is for a flow that is come upon on its way, as after a reload')
    .at('/Home', [
      ...atHome,
      opens('/InsertEmail', 'shown', ['/OTPCode ', '/InsertEmail ']),
      portalIs(portals.signedIn),
      loaded,
      flowAt('/InsertEmail'),
    ])
    .on(flowAt('/OTPCode'))
    .writes('back 1 /OTPCode')
    .remembers({ trail: ['/OTPCode '] }),
  rule(
    '[CAS-030] [CAS-046] one that begins elsewhere than its entry says has not been there: the way back is as long as before',
  )
    .at('/Home', [
      ...atHome,
      opens('/InsertEmail', 'shown', ['/OTPCode ', '/InsertEmail ']),
      portalIs(portals.signedIn),
      loaded,
    ])
    .on(flowAt('/ResultPage'))
    .writes('replace /ResultPage')
    .remembers({ trail: ['/OTPCode ', '/ResultPage '] }),
  rule('[NAV-030] a link starts a new history, whatever Back or Forward found before')
    .at('/Home', [
      ...onFirstStep,
      opens('/Home', 'shown', ['/OTPCode ', '/Home ']),
      portalIs(portals.signedIn),
      loaded,
      flowAt(null),
      opens('/InsertEmail'),
      portalIs(portals.signedIn),
      loaded,
    ])
    .on(flowAt('/InsertEmail'))
    .remembers({ trail: ['/InsertEmail '], restoredTrail: [] }),
  rule('[OTP-007] a step that is refused is no way back any more')
    .at('/InsertEmail', [
      ...onSecondStep,
      flowAt('/ResultPage'),
      opens('/OTPCode', 'shown'),
      portalIs(portals.signedIn),
    ])
    .on(flowAt('/ResultPage'))
    .writes('replace /ResultPage')
    .remembers({ trail: ['/InsertEmail ', '/ResultPage '] }),
  rule('[OTP-007] Back to the step before is asked of the flow, which goes on playing')
    .at('/InsertEmail', onSecondStep)
    .on(opens('/InsertEmail', 'shown'), portalIs(portals.signedIn))
    .flow({ playing: 'asked' })
    .tells(...sendsTo('/InsertEmail'))
    .asksFlow(...sendsTo('/InsertEmail'))
    .remembers({ isNewRequest: false }),
  rule('[OTP-007] a step that the flow grants is where the address is already')
    .at('/InsertEmail', [
      ...onSecondStep,
      opens('/InsertEmail', 'shown'),
      portalIs(portals.signedIn),
    ])
    .on(flowAt('/InsertEmail'))
    .remembers({ where: { path: '/InsertEmail' } }),
  rule('[CAS-030] the list from which a place was opened is known as soon as the flow knows it')
    .at('/InsertEmail', onSecondStep)
    .on(openedFromList)
    .remembers({ where: openedFromList.where, trail: ['/InsertEmail ', '/OTPCode '] }),
  rule('[CAS-030] a link to a step where the flow has been leads to before it by one Back')
    .at('/InsertEmail', [...onSecondStep, opens('/InsertEmail'), portalIs(portals.signedIn)])
    .on(flowAt('/InsertEmail'))
    .writes('back 2 /InsertEmail')
    .remembers({ trail: ['/InsertEmail '], isPushed: false }),
  rule('[CAS-030] after such a link the way back of the flow counts its entry no more')
    .at('/InsertEmail', [
      ...onSecondStep,
      opens('/InsertEmail'),
      portalIs(portals.signedIn),
      flowAt('/InsertEmail'),
      flowAt('/OTPCode'),
    ])
    .on(flowAt('/InsertEmail'))
    .writes('back 1 /InsertEmail'),
  rule('[CAS-030] a link to a step where the flow has not been leads back to this one')
    .at('/InsertEmail', [...onFirstStep, opens('/OTPCode'), portalIs(portals.signedIn)])
    .on(flowAt('/OTPCode'))
    .remembers({ isPushed: false }),
  rule('[CAS-030] Back after a link that led elsewhere adds nothing to its steps')
    .at('/InsertEmail', [
      ...onSecondStep,
      opens('/ResultPage'),
      opens('/InsertEmail', 'shown'),
      portalIs(portals.signedIn),
    ])
    .on(flowAt('/InsertEmail')),
  rule('[OTP-007] a link to the step it is on asks nothing of it')
    .at('/InsertEmail', onFirstStep)
    .on(opens('/InsertEmail'), portalIs(portals.signedIn))
    .tells(...sendsTo('/InsertEmail'))
    .starts()
    .remembers({ isNewRequest: false }),
  rule('[OTP-007] a step that the flow refuses is replaced by where it is')
    .at('/InsertEmail', [...onFirstStep, opens('/OTPCode', 'shown'), portalIs(portals.signedIn)])
    .on(flowAt('/InsertEmail'))
    .writes('replace /InsertEmail')
    .remembers({ where: { path: '/InsertEmail' }, address: { pathname: '/InsertEmail' } }),
  ...['/Home', '/InsertEmail'].map((url) =>
    rule(`[CAS-050] what is on its way is not left by a link without a word (${url})`)
      .at('/InsertEmail', [...onSecondStep, sending])
      .on(opens(url))
      .asksFlow({ type: 'leaving.requested' })
      .starts()
      .remembers({ address: { pathname: '/OTPCode' } }),
  ),
  rule('[LOG-035] the portal leads elsewhere all the same')
    .at('/InsertEmail', [...onSecondStep, sending])
    .on(opens('/Home', 'replace'), portalIs(portals.signedIn))
    .flow('loading')
    .writes('replace /Home')
    .tells(...sendsTo('/Home')),
  rule('[CAS-050] a finished upload does not hold up leaving')
    .at('/InsertEmail', [...onSecondStep, sending, flowAt('/OTPCode')])
    .on(opens('/Home'), portalIs(portals.signedIn))
    .flow('loading')
    .writes('push /Home')
    .tells(...sendsTo('/Home')),
  rule('nor what is over')
    .at('/InsertEmail', [...onSecondStep, sending, ends('completed')])
    .on(opens('/Home'), portalIs(portals.signedIn))
    .flow('loading')
    .writes('push /Home')
    .tells(...sendsTo('/Home')),
  rule('a flow that begins elsewhere than it was asked for adds nothing to the history')
    .at('/InsertEmail', [...signedIn, loaded])
    .on(flowAt('/OTPCode'))
    .writes('replace /OTPCode')
    .remembers({ where: { path: '/OTPCode' }, address: { pathname: '/OTPCode' } }),
  rule('[ERR-014] a page that fails is told to the portal, with its criteria')
    .at('/Home', [...atHome, flowAt(null, '?pagina=2')])
    .on(ends('failed'))
    .flow('ended')
    .tells({ type: 'flow.ended', exit: { type: 'failed' }, address: '/Home?pagina=2' }),
  rule('[ERR-014] so is a page whose code does not arrive')
    .at('/Home', signedIn)
    .on({ type: 'flow.notLoaded' })
    .flow('ended')
    .tells({ type: 'flow.ended', exit: { type: 'failed' }, address: '/Home' }),
  rule(
    '[NAV-047] [ERR-013] a call that finds the session expired leaves the page, and the portal is told where',
  )
    .at('/Home', atHome)
    .on({ type: 'session.expired' })
    .tells({ type: 'session.expired', address: '/Home' }),
  rule('[HOM-013] what a flow has to say to the portal is passed on')
    .at('/Home', atHome)
    .on({ type: 'flow.notified', event: { type: 'point.cleared' } })
    .tells({ type: 'point.cleared' }),
  rule('[LOG-032] who leaves finds no flow at work')
    .at('/Home', atHome)
    .on(...signedOut)
    .flow('idle')
    .writes('replace /login')
    .tells(...sendsTo('/login'))
    .remembers({ route: null, module: null, flow: null, isNewRequest: false }),
  rule(
    '[API-008] what a flow keeps is said with where it is, and under the names that are asked for',
  )
    .at('/InsertEmail', onSecondStep)
    .on({ type: 'flow.draftChanged', draft: { number: '+39 333 7654321' }, calling: false })
    .keeps({
      flow: 'first-email',
      path: '/OTPCode',
      draft: { number: '+39 333 7654321' },
      named: { newTelephone: '+39 333 7654321' },
      unsent: ['phone'],
    }),
  rule('[API-008] nothing to keep has no names either')
    .at('/InsertEmail', onFirstStep)
    .on({ type: 'flow.draftChanged', draft: null, calling: false })
    .keeps({ flow: 'first-email', path: '/InsertEmail', draft: null, named: {}, unsent: [] }),
  rule('a flow that is over keeps what its end says: here nothing')
    .at('/InsertEmail', onFirstStep)
    .on(ends('completed'))
    .flow('ended')
    .tells({ type: 'flow.ended', exit: { type: 'completed' }, address: '/InsertEmail' })
    .keeps({ flow: 'first-email', path: '/InsertEmail', draft: null, named: {}, unsent: [] }),
  rule('[LOG-035] what a flow kept goes on after the login that an expired session asks for')
    .at('/InsertEmail', onSecondStep)
    .on({ type: 'session.expired' })
    .tells({ type: 'session.expired', address: '/OTPCode' })
    .keeps(),
  rule(
    '[LOG-035] [ERR-017] a call that finds the session expired has done nothing: what was kept before it is kept again',
  )
    .at('/InsertEmail', [
      ...onSecondStep,
      { type: 'flow.draftChanged', draft: { number: '+39 333 7654321' }, calling: false },
      { type: 'flow.draftChanged', draft: { number: 'unanswered' }, calling: true },
    ])
    .on({ type: 'session.expired' })
    .tells({ type: 'session.expired', address: '/OTPCode' })
    .keeps({
      flow: 'first-email',
      path: '/OTPCode',
      draft: { number: '+39 333 7654321' },
      named: { newTelephone: '+39 333 7654321' },
      unsent: ['phone'],
    }),
  rule('what one flow kept is not the next one’s')
    .at('/Home', [
      ...onFirstStep,
      { type: 'flow.draftChanged', draft: { number: '+39 333 7654321' }, calling: false },
      opens('/InsertTelephone'),
      portalIs(portals.signedIn),
    ])
    .on(loaded)
    .flow({ playing: 'starting' })
    .remembers({ draftBeforeCall: undefined }),
  rule('a flow that is over at once leaves what is kept as it was')
    .at('/InsertTelephone', [
      portalIs(portals.mustCompleteSetup),
      portalIs(portals.mustCompleteSetup),
      loaded,
    ])
    .on(ends('opened'))
    .flow('ended')
    .tells({ type: 'flow.ended', exit: { type: 'opened' }, address: '/InsertTelephone' })
    .keeps({
      flow: 'first-phone',
      path: '/InsertTelephone',
      draft: { number: '+39 333 1234567' },
      named: { newTelephone: '+39 333 1234567' },
      unsent: ['phone'],
    }),
  rule('an address inside a flow that was there before the reload is that flow’s again')
    .at('/ResultPage')
    .on(...signedIn)
    .flow('loading')
    .tells(...sendsTo('/ResultPage'))
    .remembers({ route: { flow: 'first-email' } }),
  rule('a flow gets back what it kept')
    .at('/InsertTelephone', [
      portalIs(portals.mustCompleteSetup),
      portalIs(portals.mustCompleteSetup),
    ])
    .on(loaded)
    .flow({ playing: 'starting' })
    .remembers({ flowInput: { draft: { number: '+39 333 1234567' } } }),
  rule('and nothing where it kept nothing')
    .at('/Home', signedIn)
    .on(loaded)
    .flow({ playing: 'starting' })
    .remembers({ flowInput: { draft: null } }),
  rule('[MOV-002] the period that a consultation searches is told to the portal')
    .at('/Home/Movimenti', [...signedIn, loaded])
    .on(flowAt(null, '?month=202610&day=05'))
    .writes('replace /Home/Movimenti?month=202610&day=05')
    .tells({ type: 'period.searched', period: { month: '202610', day: '05' } })
    .begins(1),
  rule('[MOV-002] so is that of a later search, for the whole month')
    .at('/Home/Movimenti', [...signedIn, loaded, flowAt(null, '')])
    .on(flowAt(null, '?month=202609'))
    .writes('replace /Home/Movimenti?month=202609')
    .tells({ type: 'period.searched', period: { month: '202609', day: '' } })
    .searches('/Home/Movimenti?month=202609')
    .begins(0),
  rule('[MOV-002] a period that the portal knows is not told again')
    .at('/Home/Movimenti?month=202610&day=05', [...signedIn, portalIs(portals.searched), loaded])
    .on(flowAt(null, '?month=202610&day=05'))
    .searches('/Home/Movimenti?month=202610&day=05')
    .begins(1),
  rule('another page or another order of it is the same search')
    .at('/Home/Movimenti?month=202610', [
      ...signedIn,
      portalIs(portals.searched),
      loaded,
      flowAt(null, '?month=202610'),
    ])
    .on(flowAt(null, '?month=202610&page=2'), flowAt(null, '?month=202610&orderBy=-amount&page=2'))
    .writes(
      'push /Home/Movimenti?month=202610&page=2',
      'replace /Home/Movimenti?month=202610&orderBy=-amount&page=2',
    )
    .tells(
      { type: 'period.searched', period: { month: '202610', day: '' } },
      { type: 'period.searched', period: { month: '202610', day: '' } },
    )
    .searches('/Home/Movimenti?month=202610', '/Home/Movimenti?month=202610'),
  rule('[MOV-002] another day of it is')
    .at('/Home/Movimenti?month=202610', [...signedIn, portalIs(portals.searched), loaded])
    .on(flowAt(null, '?month=202610'))
    .tells({ type: 'period.searched', period: { month: '202610', day: '' } })
    .searches('/Home/Movimenti?month=202610'),
  rule('[MOV-002] a page that is no consultation tells no period')
    .at('/Home?month=202610', [...signedIn, loaded])
    .on(flowAt(null, '?month=202610')),
  rule('the same link again begins the page again')
    .at('/Home', atHome)
    .on(opens('/Home'), portalIs(portals.signedIn))
    .flow('loading')
    .tells(...sendsTo('/Home')),
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

const check = ({ from, after, events: happening, expected }: Row) => {
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
  for (const event of happening) played.take(event);
  const { value, context } = played.snapshot();
  const { address, flow, tells, asksFlow, searches, starts, begins } = expected;
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
  expect(context).toMatchObject(expected.remembering);
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
