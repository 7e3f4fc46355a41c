/** What Esci would take with it, and so asks about before. */
export const unsentWork = ['reply', 'enrolment', 'modification', 'phone'] as const;
export type UnsentWork = (typeof unsentWork)[number];
