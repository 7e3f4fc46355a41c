/** The outcome of a path that a tester followed by hand. */
export const outcomes = ['OK', 'KO', 'Bloccato', 'Non eseguito'] as const;

export type Outcome = (typeof outcomes)[number];

export interface PathOutcome {
  /** As in the workbook: the flow and the number, `otp-012`. */
  readonly id: string;
  readonly outcome: Outcome;
  readonly notes: string;
}
