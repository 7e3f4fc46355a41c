import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { hostMachine } from '../../machines/host/host.machine';
import { play } from '../../walks/engine/play';
import { code, hostScenario, portals } from '../../walks/host/host.scenario';
import { lintChart } from './support/lint';

const portalIs = (portal: unknown) => ({ type: 'portal.moved', portal });
const opens = (url: string, how = 'push') => ({ type: 'address.asked', url, how });
const loaded = { type: 'flow.loaded', module: code };
const flowAt = (path: string | null, search = '', level = '') => ({
  type: 'flow.moved',
  flow: null,
  where: { path, search, level },
});
const ends = (type: string) => ({
  type: 'xstate.done.actor.flow',
  actorId: 'flow',
  output: { type },
});

/** The portal says where it is; told of an address that is new, it says so again. */
const signedIn = [portalIs(portals.signedIn), portalIs(portals.signedIn)];
const signedOut = [portalIs(portals.signedOut), portalIs(portals.signedOut)];
const atHome = [...signedIn, loaded, flowAt(null)];
const onFirstStep = [...signedIn, loaded, flowAt('/InsertEmail')];
const onSecondStep = [...onFirstStep, flowAt('/OTPCode')];

interface Row {
  /** The requirement in a business person's words, its ids in front. */
  readonly rule: string;
  /** The address it begins at: Home where none is said. */
  readonly from?: string;
  readonly after: readonly AnyEventObject[];
  readonly on: readonly AnyEventObject[];
  readonly stage: unknown;
  /** What the browser is told to put into the address bar. */
  readonly writes: readonly string[];
  /** What the portal is told. */
  readonly tells?: readonly object[];
}

const rows: readonly Row[] = [
  {
    rule: '[NAV-001] while the portal does not know yet who is there, no page is shown',
    after: [],
    on: [portalIs(portals.busy)],
    stage: 'idle',
    writes: [],
  },
  {
    rule: '[NAV-010] an address that is admitted gets its flow',
    after: [],
    on: signedIn,
    stage: 'loading',
    writes: [],
  },
  {
    rule: '[NAV-010] without a session it becomes the login, in place of what was asked for',
    after: [],
    on: signedOut,
    stage: 'idle',
    writes: ['replace /login'],
  },
  {
    rule: '[LOG-029] who must do something first is led there',
    after: [],
    on: [portalIs(portals.confined), portalIs(portals.confined)],
    stage: 'loading',
    writes: ['replace /InsertTelephone'],
  },
  {
    rule: '[ERR-022] a screen that covers every address plays no flow, and leaves the address alone',
    after: [],
    on: [portalIs(portals.blocked)],
    stage: 'idle',
    writes: [],
  },
  {
    rule: '[NAV-030] a link adds to the history',
    after: atHome,
    on: [opens('/InsertEmail'), portalIs(portals.signedIn)],
    stage: 'loading',
    writes: ['push /InsertEmail'],
  },
  {
    rule: '[NAV-030] a link that is refused adds nothing to it',
    after: atHome,
    on: [opens('/nowhere'), ...signedIn],
    stage: 'loading',
    writes: [],
  },
  {
    rule: '[NAV-030] Back to an address that is refused replaces it',
    after: atHome,
    on: [opens('/login', 'shown'), ...signedIn],
    stage: 'loading',
    writes: ['replace /Home'],
  },
  {
    rule: '[OTP-005] an address inside a flow, opened without it, leads to Home',
    from: '/OTPCode',
    after: [],
    on: signedIn,
    stage: 'loading',
    writes: ['replace /Home'],
  },
  {
    rule: 'a flow that searches writes its criteria, and adds nothing to the history',
    after: atHome,
    on: [flowAt(null, '?pagina=2')],
    stage: { playing: 'following' },
    writes: ['replace /Home?pagina=2'],
  },
  {
    rule: '[OTP-007] a step forward adds to the history',
    from: '/InsertEmail',
    after: onFirstStep,
    on: [flowAt('/OTPCode')],
    stage: { playing: 'following' },
    writes: ['push /OTPCode'],
  },
  {
    rule: '[OTP-007] Back to the step before is asked of the flow, which goes on playing',
    from: '/InsertEmail',
    after: onSecondStep,
    on: [opens('/InsertEmail', 'shown'), portalIs(portals.signedIn)],
    stage: { playing: 'asked' },
    writes: [],
  },
  {
    rule: '[OTP-007] a step that the flow refuses is replaced by where it is',
    from: '/InsertEmail',
    after: [...onFirstStep, opens('/OTPCode', 'shown'), portalIs(portals.signedIn)],
    on: [flowAt('/InsertEmail')],
    stage: { playing: 'following' },
    writes: ['replace /InsertEmail'],
  },
  {
    rule: 'a flow that begins elsewhere than it was asked for adds nothing to the history',
    from: '/InsertEmail',
    after: [...signedIn, loaded],
    on: [flowAt('/OTPCode')],
    stage: { playing: 'following' },
    writes: ['replace /OTPCode'],
  },
  {
    rule: '[ERR-014] a page that fails is told to the portal, with its criteria',
    after: [...atHome, flowAt(null, '?pagina=2')],
    on: [ends('failed')],
    stage: 'ended',
    writes: [],
    tells: [{ type: 'flow.ended', exit: { type: 'failed' }, address: '/Home?pagina=2' }],
  },
  {
    rule: '[ERR-014] so is a page whose code does not arrive',
    after: signedIn,
    on: [{ type: 'flow.notLoaded' }],
    stage: 'ended',
    writes: [],
    tells: [{ type: 'flow.ended', exit: { type: 'failed' }, address: '/Home' }],
  },
  {
    rule: '[NAV-047] a session that expires leaves the last screen where it is',
    after: [...atHome, ends('sessionExpired')],
    on: [portalIs(portals.signedIn)],
    stage: 'ended',
    writes: [],
  },
  {
    rule: '[HOM-013] what a flow has to say to the portal is passed on',
    after: atHome,
    on: [{ type: 'flow.told', event: { type: 'point.cleared' } }],
    stage: { playing: 'following' },
    writes: [],
    tells: [{ type: 'point.cleared' }],
  },
  {
    rule: '[LOG-032] who leaves finds no flow at work',
    after: atHome,
    on: signedOut,
    stage: 'idle',
    writes: ['replace /login'],
  },
  {
    rule: 'the same link again begins the page again',
    after: atHome,
    on: [opens('/Home'), portalIs(portals.signedIn)],
    stage: 'loading',
    writes: [],
  },
];

/** What was told to the portal since. */
const heardBy = (told: object[]) => (event: { type: string; [field: string]: unknown }) => {
  const { actorRef, event: said } = event as { actorRef?: { id: string }; event?: AnyEventObject };
  if (event.type === '@xstate.event' && actorRef?.id === 'portal' && said !== undefined)
    told.push(said);
};

describe('host: what the requirements say', () => {
  it.each(rows)('$rule', ({ from = '/Home', after, on, stage, writes, tells = [] }) => {
    const told: object[] = [];
    const written: string[] = [];
    const input = { ...(hostScenario.inputs['an address with two steps is opened'] as object) };
    const played = play(hostScenario, { ...input, url: from }, { inspect: heardBy(told) as never });
    for (const event of after) played.take(event);
    played.actor.on('address.shown', ({ how, url }) => written.push(`${how} ${url}`));
    told.length = 0;
    for (const event of on) played.take(event);
    expect((played.snapshot().value as { stage: unknown }).stage).toEqual(stage);
    expect(written).toEqual(writes);
    expect(told).toEqual(expect.arrayContaining([...tells]));
    played.actor.stop();
  });
});

lintChart(hostMachine, {
  calls: {},
  others: {
    wire: [],
    portal: [],
    hearPortal: ['portal.moved', 'address.asked'],
    loadFlow: ['flow.loaded', 'flow.notLoaded'],
    hearFlow: ['flow.moved', 'flow.told'],
    flow: ['xstate.done.actor.flow'],
  },
});
