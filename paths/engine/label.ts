import type { AnyTransitionDefinition } from 'xstate';

/** The name of a guard or of an action in the chart. */
export const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  const { type, name } = (part ?? {}) as { type?: string; name?: string };
  return type ?? name ?? 'inline';
};

/** A transition in one line: source, event, guard, targets. */
export const labelOf = ({ source, eventType, guard, target }: AnyTransitionDefinition) => {
  const condition = guard === undefined ? '' : ` [${nameOf(guard)}]`;
  const targets = (target ?? []).map(({ id }) => id).join(', ');
  return `${source.id} -- ${eventType}${condition} --> ${targets || '(stays)'}`;
};
