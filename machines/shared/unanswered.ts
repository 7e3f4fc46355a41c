interface Matching {
  matches(value: { result: 'unanswered' }): boolean;
}

/** The step to store for a reload: a lost answer has priority over the current step (ERR-017). */
export const unansweredOr = <Step extends string>(snapshot: Matching, step: Step) =>
  snapshot.matches({ result: 'unanswered' }) ? 'unanswered' : step;

/** The guard of a flow that begins: an answer was lost before the reload. */
export const resumesUnanswered = ({
  context,
}: {
  readonly context: { readonly draft: { readonly step: string } | null };
}) => context.draft?.step === 'unanswered';
