/** A requirement: its id, its sentence, the heading it is under. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly lang: 'it' | 'en';
  /** As the document of requirements says it, in English. */
  readonly original: string;
  readonly area: string;
}
