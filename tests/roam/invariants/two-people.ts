import type { Rule } from './observation';

/** ENR-017: nothing is undone that its author did not see. */
export const undoesNothingUnseen: Rule = ({ model }) =>
  model.profiles
    .takeUndone()
    .map((each) => `le modifiche dell’altra persona, che qui non si sono viste; ${each}`);
