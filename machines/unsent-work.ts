/** Unsent work that Esci would delete, and that it asks about. */
export const unsentWork = ['reply', 'enrolment', 'modification', 'phone'] as const;
export type UnsentWork = (typeof unsentWork)[number];
