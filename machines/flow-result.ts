import type { DoneStateEvent } from 'xstate';
import type { PageName } from './pages';

/** How a flow ends. Only the portal turns an exit into an address. */
export type FlowResult =
  | { readonly type: 'completed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed' }
  /** The input cannot be used; the service itself works. */
  | { readonly type: 'refused' }
  | { readonly type: 'blocked' }
  | { readonly type: 'loggedOut' }
  | { readonly type: 'wrongPassword' }
  /** The request's answer was lost: it may have been done. */
  | { readonly type: 'unanswered' }
  /** `replaces`: the user did not request it, so that Back must not lead here. */
  | { readonly type: 'opened'; readonly page: PageName; readonly replaces?: true };

/** The meta data of a state or a transition. */
export interface StateMeta {
  /** The requirements it answers to. */
  readonly spec?: readonly string[];
  /** A transition of the happy path, for readers of the chart. */
  readonly happyPath?: true;
  /** Its page, when it has one. */
  readonly page?: PageName;
  /** The only pages that may be opened while the state lasts; other addresses lead to the first. */
  readonly setupPages?: readonly PageName[];
}

/** The answers of a list, a search, an export, a download or a session refresh (ERR-013 to ERR-017). */
export type ListFailure =
  | { readonly type: 'http.400' }
  | { readonly type: 'http.401' }
  | { readonly type: 'http.403' }
  | { readonly type: 'http.404' }
  | { readonly type: 'http.408' }
  | { readonly type: 'http.500' }
  | { readonly type: 'http.network' };

/** The output of the child, or of the final state, whose end an event reports. */
export const outputIn = <Output = FlowResult>(event: unknown) =>
  (event as DoneStateEvent<Output>).output;

/** The output of a chart's root; without it the output of its final states would be lost. */
export const flowOutput = <Output>({ event }: { readonly event: unknown }) =>
  outputIn<Output>(event);

/** The guard of an `onDone`: the child ended this way. */
export const resultIs =
  (type: FlowResult['type']) =>
  ({ event }: { readonly event: unknown }) =>
    outputIn(event).type === type;

/** The name of a state, without its inner states. */
export type NameOf<Value> = Value extends string ? Value : keyof Value & string;

export const nameOf = <Value extends string | object>(value: Value) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as NameOf<Value>;

/** The results of a flow that changes something; `unanswered` means that the result is unknown. */
export type ResultState = 'succeeded' | 'notSucceeded' | 'unanswered';

interface Matching {
  matches(value: { result: ResultState }): boolean;
}

/** The result of a flow; valid only after its end. */
export const resultOf = (snapshot: Matching): ResultState => {
  if (snapshot.matches({ result: 'succeeded' })) return 'succeeded';
  return snapshot.matches({ result: 'notSucceeded' }) ? 'notSucceeded' : 'unanswered';
};

/**
 * The merchant, or the shop in force, has changed since the flow began, here or in another tab.
 * `input` is what the flow would begin with now.
 */
export interface SessionChanged<Input> {
  readonly type: 'session.changed';
  readonly input: Input;
}

/** Unsent work that Esci would delete, and that it asks about. */
export const unsentWork = ['reply', 'enrolment', 'modification', 'phone'] as const;
export type UnsentWork = (typeof unsentWork)[number];

/** The result of making a PDF: it was handed over, or it could not be made. */
export type PdfAnswer = { readonly type: 'pdf.made' } | { readonly type: 'pdf.failed' };

/** The end of a flow by an answer that its business does not treat apart. */
export const failed = {
  type: 'final',
  description: 'Ogni altro errore porta alla pagina di errore',
  meta: { spec: ['ERR-014', 'ERR-015', 'ERR-016', 'ERR-017'] },
  output: { type: 'failed' },
} as const;
