/** The outcome of a path that a tester followed by hand. */
export const outcomes = ['OK', 'KO', 'Bloccato', 'Non eseguito'] as const;

export type Outcome = (typeof outcomes)[number];

export interface PathOutcome {
  /** As in the workbook: the flow and the number, `code-012`. */
  readonly id: string;
  readonly outcome: Outcome;
  readonly notes: string;
}

/** Kept outcomes with those just read: the same path has the newer one. */
export const withNewer = (
  kept: readonly PathOutcome[],
  read: readonly PathOutcome[],
): readonly PathOutcome[] => {
  const byPath = new Map([...kept, ...read].map((each) => [each.id, each]));
  return [...byPath.values()];
};
