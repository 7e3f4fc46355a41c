/** A requirement: its id, its sentence, the heading it is under. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly area: string;
}
