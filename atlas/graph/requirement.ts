/** A requirement: its id, its sentence, the heading it is under. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly lang: 'it' | 'en';
  /** The text of the requirements document, in English. */
  readonly original: string;
  readonly area: string;
}
