import type { Invariant } from '../engine/invariants';

const holdsNone = (text: string, secrets: readonly string[]) =>
  !secrets.some((secret) => text.includes(JSON.stringify(secret)));

/** A chart that has ended holds none of the codes and passwords that its examples type. */
export const forgets = (...secrets: readonly string[]): Invariant => ({
  rule: 'nothing of codes and passwords is left when the chart has ended',
  holds: ({ snapshot: { status, context } }) =>
    status !== 'done' || holdsNone(JSON.stringify(context), secrets),
});
