import * as v from 'valibot';
import type { AnyMachineSnapshot } from 'xstate';
import type { UnsentWork } from '../flow-result';

/** What a flow keeps for a reload of its tab: its step and what was typed, never a secret. */
export interface DraftRules {
  /** Stored data is not trusted: a draft that does not fit its schema is ignored. */
  readonly schema: v.GenericSchema;
  /** The draft worth keeping now; null when there is none; undefined for the last one again. */
  of(snapshot: AnyMachineSnapshot): unknown;
  /** The parts for which the specification prescribes storage keys (API-008). */
  named?(draft: unknown): Readonly<Record<string, string>>;
  /** Which parts of it are unsent work. */
  unsent?(draft: unknown): readonly UnsentWork[];
  /** The draft is the flow's snapshot (see `persisting`), and of the place that the input says. */
  restores?(draft: unknown, input: unknown): boolean;
  /** At another address than its own the draft is ignored. */
  readonly onlyWhereItWas?: boolean;
}

/** What flows kept before a reload of the tab. */
export interface StoredDrafts {
  /** As it was stored; null where nothing was. */
  read(flow: string): unknown;
  /** The flow that last stored a draft at this address. */
  flowAt(path: string): string | null;
}

/** Sent to the store; null means that there is no draft any more. */
export interface DraftNews {
  readonly type: 'flow.draft';
  readonly flow: string;
  readonly path: string;
  readonly draft: unknown;
  readonly named: Readonly<Record<string, string>>;
  readonly unsent: readonly UnsentWork[];
}

/** What a flow may get back. */
export const restoredDraft = (keeps: DraftRules | undefined, stored: unknown): unknown => {
  if (keeps === undefined || stored === null) return null;
  const read = v.safeParse(keeps.schema, stored);
  return read.success ? read.output : null;
};
