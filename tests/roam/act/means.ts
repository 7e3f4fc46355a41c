import type { Person } from '../browser';
import type { Model } from '../model';
import type { Screen } from '../observe';
import type { Wire } from '../wire';

/** What a step is done with. */
export interface Means {
  readonly person: Person;
  readonly model: Model;
  readonly wire: Wire;
  readonly restart: () => Promise<void>;
  /** Lets the model learn what was said on the wire so far. */
  readonly learn: () => Promise<void>;
  readonly number: number;
  /** Where each Back has led a person who leaves. */
  readonly ledTo: string[];
}

/** What came of a step: the screen just before its last touch, or null when it was not possible. */
export type Outcome = Screen | null;
