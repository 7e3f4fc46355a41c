import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Configuration } from '../../acquirer/contract/configuration';
import type { Preferences } from '../../acquirer/contract/preferences';
import type { FlowResult } from '../flow-result';
import type { Arrival } from '../login/arrival';
import type { PageName } from '../pages';
import type { PortalSnapshot } from '../portal/portal.selectors';
import type { PortalEvent } from '../portal/portal.setup';
import type { Session } from '../portal/session';
import type { SentCodes } from '../shared/code/sent-codes';
import type { Address } from './address';
import type { PointFound } from './point-choice/point-choice.actors';
import type { DraftNews, DraftRules, StoredDrafts } from './stored-drafts';

/** What a flow may know when it starts. */
export interface FlowInput {
  readonly session: Session;
  readonly configuration: Configuration;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The day it is in Italy, `YYYY-MM-DD`. */
  readonly today: string;
  /** The flow's draft before a reload, checked by its schema; null without one. */
  readonly draft: unknown;
}

/** The code of a flow: its chart, and what of its state belongs in the address. */
export interface FlowModule {
  readonly machine: AnyStateMachine;
  input(flowInput: FlowInput): unknown;
  /** The flow's place, where its states' `meta.page` is not precise enough. */
  page?(snapshot: AnyMachineSnapshot): PageName | null;
  /**
   * The part of the flow's state that belongs in the address, without the leading `?`. Null keeps
   * the address, as when the child chart that knew it has ended.
   */
  query?(snapshot: AnyMachineSnapshot): string | null;
  /** The level, of several at one address: Back moves between them. */
  level?(snapshot: AnyMachineSnapshot): string;
  /** Parent page for the breadcrumb, when it differs from the route's. */
  openedFrom?(snapshot: AnyMachineSnapshot): PageName | null;
  /** Something is being sent: a link asks the flow (`leaving.requested`) before it leaves. */
  holds?(snapshot: AnyMachineSnapshot): boolean;
  /** With several addresses: another page, order or filter of its list is a step for Back. */
  turns?(snapshot: AnyMachineSnapshot): boolean;
  readonly keeps?: DraftRules;
}

/** A flow, its addresses, and its code, which is loaded when one of them is opened. */
export interface FlowRoute {
  readonly flow: string;
  readonly paths: readonly string[];
  /** Addresses that only the flow itself reaches; it is never entered there. */
  readonly inner?: readonly string[];
  readonly load: () => Promise<FlowModule>;
}

/** The flow's place; null for an address or a search that it does not determine. */
export interface FlowLocation {
  readonly path: string | null;
  readonly search: string | null;
  /** '' where an address has one level. */
  readonly level: string;
  /** Null where its address says it. */
  readonly openedFrom: PageName | null;
  /** It asks before it is left. */
  readonly holds: boolean;
  /** Its list is at rest: another search is the user's, and a step for Back. */
  readonly turns: boolean;
}

export interface NavigationInput {
  readonly url: string;
  readonly routes: readonly FlowRoute[];
  /** The day it is in Italy, `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly session: Session;
  readonly arrival: Arrival;
  /** The browser keeps no data of this site. */
  readonly storageIsBlocked?: boolean;
  /** The page that was asked for before the login, as this tab remembers it. */
  readonly wanted: string | null;
  /** Where the portal is, as `https://esercenti.example.it`. */
  readonly origin: string;
  /** The drafts of flows before a reload of the tab. */
  readonly drafts: StoredDrafts;
  /** The codes that were sent before a reload of the tab. */
  readonly sentCodes?: SentCodes;
  /** The preferences that this tab has stored. */
  readonly preferences?: Preferences;
  /** The session for which they were read; null for none. */
  readonly preferencesReadFor?: string | null;
  /** The trail of the flow, as the history had it at a reload. */
  readonly trail: readonly string[];
}

export interface NavigationContext extends Omit<NavigationInput, 'url'> {
  /** The portal as it last was; null until it has started. */
  readonly portal: PortalSnapshot | null;
  /** The address that was asked for, or is shown. */
  readonly address: Address;
  /** The content of the address bar. */
  readonly addressBarUrl: string;
  /** How the address gets into the address bar, where it is not there yet. */
  readonly how: 'push' | 'replace';
  /** A link adds, or has just added, an entry of the history for the address. */
  readonly isPushed: boolean;
  /**
   * The address was requested since the last page was admitted, and the current flow does not know
   * it.
   */
  readonly isNewRequest: boolean;
  /** The last path that the portal was notified of. */
  readonly notifiedPath: string | null;
  /** The shop of the address, which is not the user's; null where it is. */
  readonly refusedPoint: string | null;
  readonly route: FlowRoute | null;
  readonly module: FlowModule | null;
  readonly flowInput: FlowInput | null;
  /** The flow whose screen is shown: running, or just over. */
  readonly flow: AnyActorRef | null;
  readonly where: FlowLocation;
  /**
   * The places of the flow on its way here, the current one included: each is an entry of the
   * history.
   */
  readonly trail: readonly string[];
  /** The trail of the entry that Back, Forward or a reload has found; [] for an address asked for otherwise. */
  readonly restoredTrail: readonly string[];
  /** The flow's last draft without a call under way; undefined where it has had none yet. */
  readonly draftBeforeCall: unknown;
}

export type NavigationEvent =
  /** `shown` means that the address bar has it already. */
  | {
      readonly type: 'address.asked';
      readonly url: string;
      readonly how: 'push' | 'replace';
    }
  | {
      readonly type: 'address.asked';
      readonly url: string;
      readonly how: 'shown';
      readonly trail: readonly string[];
    }
  | { readonly type: 'portal.moved'; readonly portal: PortalSnapshot }
  /** A call has found that the session is over (ERR-013). */
  | { readonly type: 'session.expired' }
  | { readonly type: 'page.admitted' }
  /** Its shop is not the user's. */
  | { readonly type: 'page.refused' }
  | PointFound
  | { readonly type: 'flow.loaded'; readonly module: FlowModule }
  | { readonly type: 'flow.notLoaded' }
  /** The flow, or a child chart of it, has moved. */
  | { readonly type: 'flow.moved'; readonly flow: AnyActorRef; readonly where: FlowLocation }
  /** The flow has an event for the portal. */
  | { readonly type: 'flow.notified'; readonly event: PortalEvent }
  /** The flow's draft has changed; while `calling` the flow expects an answer. */
  | { readonly type: 'flow.draftChanged'; readonly draft: unknown; readonly calling: boolean }
  | { readonly type: 'xstate.done.actor.flow'; readonly output: FlowResult };

/** Events for the browser. */
export type NavigationOutput = AddressShown | DraftNews;

/** What the browser writes into its address bar. */
export type AddressShown = {
  readonly type: 'address.shown';
  readonly url: string;
  /** The trail to store in the entry. */
  readonly trail: readonly string[];
} & (
  | { readonly how: 'push' | 'replace' }
  /** Where it was so many steps before. */
  | { readonly how: 'back'; readonly steps: number }
);
