import type { AnyStateMachine } from 'xstate';

/** The charts that the tables of this file are about: `npm run mutants` breaks them. */
export const chartsAtTest = new Set<AnyStateMachine>();
