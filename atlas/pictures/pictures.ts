/** A field of the page with its content; the content is empty where it is a secret. */
export interface Field {
  readonly name: string;
  readonly value: string;
}

/** What a reload leaves of a state. */
export interface Kept {
  /** `state`: the flow goes on here; `before`: as it was before this state; `nothing`: it begins again. */
  readonly what: 'state' | 'before' | 'nothing';
  readonly fields: readonly Field[];
  /** The names of fields that have to be filled in again. */
  readonly lost: readonly string[];
}

/** A state as one screen of the portal shows it. */
export interface Sight {
  /** The screen, by its name for testers. */
  readonly screen: string;
  /** Files beside the list. */
  readonly desk: string;
  readonly phone: string;
  /** The visible texts, a line for each. */
  readonly reads: readonly string[];
  /** Null where the chart is played inside another, which decides it. */
  readonly kept: Kept | null;
}

export interface ChartPictures {
  /** The fingerprint of the chart that was played for them. */
  readonly chart: string;
  /** By the id of the innermost state. */
  readonly states: Readonly<Record<string, readonly Sight[]>>;
}

/** Every picture of the portal, by the id of the chart. */
export type Pictures = Readonly<Record<string, ChartPictures>>;
